/** Letters of other alphabets can look like ours ("Pаulo" with a Cyrillic а). The modifier letters are apostrophes. */
const FOREIGN_LETTER = /(?![\u02bb\u02bc])(?!\p{Script=Latin})\p{L}/u;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;

/** Top-level domains that make mail programs and messengers turn a name into a link. */
const ENDINGS = [
  "com net org info biz br pt app dev site online store shop website space page link click xyz top club vip live fun",
  "pro work world digital cloud agency io ai tv cc gg ws ru cn tk ml ga cf gq eu uk bet casino win",
]
  .join(" ")
  .replaceAll(" ", "|");
/** Top-level domains that are also words ("Ltda.ME", "J.R.de Souza"): a link only if a path follows. */
const WORD_ENDINGS = "me|de|to|es|it|us|co|ly|gl|be";

const LINK = new RegExp(
  `https?:|://|www\\s*\\.|xn--|[\\p{L}\\p{N}]\\s*\\.(?:(?:${ENDINGS})(?![\\p{L}\\p{N}])|(?:${WORD_ENDINGS})/)`,
  "iu",
);

/** Whether a text has something that looks like a link to people or mail programs, also in full-width letters. */
export function hasLink(text: string): boolean {
  return LINK.test(text.normalize("NFKC").replaceAll("。", "."));
}

/** Whether all letters are Latin and all digits ASCII, which excludes look-alikes. Symbols and emoji are allowed. */
export function hasOwnLetters(text: string): boolean {
  return !FOREIGN_LETTER.test(text) && !FOREIGN_DIGIT.test(text);
}

/** Whether a word mixes Latin and Cyrillic letters. Greek is allowed, for units such as "kΩ" and "μm". */
export function mixesAlphabets(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word));
}

/** Whole words by which somebody would pass for the portal or its payment service. */
const RESERVED = /^(?:suporte|equipe|admin|administrador(?:a|es|as)?|portal|asaas)$/;
const LETTER_OF: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
};

/** Whether a name has a word that is the portal's own, also with accents, capitals or digits as letters ("Sup0rte"). */
export function hasReservedWord(name: string): boolean {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.replace(/[013-5@$]/g, (sign) => LETTER_OF[sign] ?? sign).split(/[^a-z]+/);
  return words.some((word) => RESERVED.test(word));
}

/** Stands for the name of people whose account was deleted, in what both signed. */
export const CLOSED_ACCOUNT = "Conta encerrada";
