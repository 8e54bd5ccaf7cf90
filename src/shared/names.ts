/** Letters of other alphabets look like ours ("Pаulo" with a Cyrillic а); the two modifier letters are apostrophes. */
const FOREIGN_LETTER = /(?![\u02bb\u02bc])(?!\p{Script=Latin})\p{L}/u;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;

/** Endings that make a link of "nome.ending" in mail programs and messengers. */
const ENDINGS = [
  "com net org info biz br pt app dev site online store shop website space page link click xyz top club vip live fun",
  "pro work world digital cloud agency io ai tv cc gg ws ru cn tk ml ga cf gq eu uk bet casino win",
]
  .join(" ")
  .replaceAll(" ", "|");
/** Endings that are also words ("Ltda.ME", "J.R.de Souza"): a link only with a path behind. */
const WORD_ENDINGS = "me|de|to|es|it|us|co|ly|gl|be";

const LINK = new RegExp(
  `https?:|://|www\\s*\\.|xn--|[\\p{L}\\p{N}]\\s*\\.(?:(?:${ENDINGS})(?![\\p{L}\\p{N}])|(?:${WORD_ENDINGS})/)`,
  "iu",
);

/** Whether a text has something that reads, or that a mail program shows, as a link. Also in full-width letters. */
export function hasLink(text: string): boolean {
  return LINK.test(text.normalize("NFKC").replaceAll("。", "."));
}

/** Whether all letters and digits are of our own alphabet: no look-alikes. Signs and emoji are free. */
export function hasOwnLetters(text: string): boolean {
  return !FOREIGN_LETTER.test(text) && !FOREIGN_DIGIT.test(text);
}

/** Whether a word mixes Latin and Cyrillic letters. Greek is left alone: "kΩ" and "μm" are written like that. */
export function mixesAlphabets(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word));
}
