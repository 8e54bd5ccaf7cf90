import { z } from "zod";
import { holdsContact } from "./contacts-in-text.ts";
import { hasLink, hasOwnLetters, hasReservedWord, mixesAlphabets } from "./names.ts";
import { nationalPhone } from "./phone.ts";

/** Control characters, line separators, the Braille blank, and everything that Unicode renders as nothing. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\uffff]|(?![\u200d\ufe0f])\p{Default_Ignorable_Code_Point}/u;
/** A joiner that is not between two emoji ("👷" + "♂"), where it is invisible. */
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/u;
/** An emoji variation selector that does not follow an emoji or keycap, where it is invisible. */
const STRAY_SELECTOR = /(?<!\p{Extended_Pictographic}|[0-9#*](?=\ufe0f\u20e3))\ufe0f/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LINE_BREAK = /[\n\r\t]/;
const REFUSED = [INVISIBLE, STRAY_JOINER, STRAY_SELECTOR, RIGHT_TO_LEFT];

/** Whether a text can be stored and displayed as it is: well-formed, without invisible characters, left to right. */
export function isPlainText(value: string): boolean {
  return value.isWellFormed() && REFUSED.every((pattern) => !pattern.test(value));
}

/** A text from elsewhere without the characters that {@link isPlainText} refuses: NFC, line breaks as \n, trimmed. */
export function toPlainText(value: string): string {
  const text = value.toWellFormed().replace(/\r\n?/g, "\n");
  return REFUSED.reduce((rest, pattern) => rest.replace(new RegExp(pattern, "gu"), ""), text)
    .trim()
    .normalize("NFC");
}

export const TEXT_MESSAGES = {
  type: "Este campo precisa ser um texto.",
  required: "Preencha este campo.",
  characters: "Há caracteres invisíveis ou da direita para a esquerda. Apague e digite de novo.",
  alphabets: "Há letras de dois alfabetos na mesma palavra. Apague e digite de novo.",
  link: "Nomes não podem ter links nem endereços de sites.",
  contact: "Nomes não podem ter telefones nem outros contatos.",
  reserved: "Este nome parece ser do próprio portal. Use o seu nome ou o da sua empresa.",
  letters: "Use só letras do nosso alfabeto, números e sinais.",
  tooLong: (max: number) => `Use no máximo ${max} caracteres.`,
  email: "Informe um e-mail válido, como nome@exemplo.com.",
  phone: "Informe o número com DDD, como (67) 99999-9999.",
} as const;

/** A trimmed, NFC-normalized text of one line (or several) with at most `max` UTF-16 code units. */
export function textField(options: { max: number; required?: string | false; multiline?: boolean }) {
  const { max, required = TEXT_MESSAGES.required, multiline = false } = options;
  const base = z
    .string({ error: TEXT_MESSAGES.type })
    .max(max * 4, TEXT_MESSAGES.tooLong(max))
    .transform((value) => value.replace(/\r\n?/g, "\n").trim().normalize("NFC"))
    .pipe(
      z
        .string()
        .max(max, TEXT_MESSAGES.tooLong(max))
        .refine((value) => isPlainText(value) && (multiline || !LINE_BREAK.test(value)), TEXT_MESSAGES.characters)
        .refine((value) => !mixesAlphabets(value), TEXT_MESSAGES.alphabets),
    );
  return required === false ? base : base.refine((value) => value.length > 0, required);
}

/** The name of a person or company, or a profession: one line without links, contacts and look-alike letters. */
export function nameField(options: { max: number; required?: string | false }) {
  return textField(options)
    .refine(hasOwnLetters, TEXT_MESSAGES.letters)
    .refine((value) => !hasLink(value), TEXT_MESSAGES.link)
    .refine((value) => hasLink(value) || !holdsContact(value), TEXT_MESSAGES.contact);
}

/** The name that others see of an account: nobody may pass for the portal. */
export function accountNameField(options: { max: number; required?: string | false }) {
  return nameField(options).refine((value) => !hasReservedWord(value), TEXT_MESSAGES.reserved);
}

/** Whether a name from elsewhere can be an account's as it is. */
export function isPlainName(value: string): boolean {
  const isText = isPlainText(value) && !LINE_BREAK.test(value) && hasOwnLetters(value);
  return isText && !hasLink(value) && !hasReservedWord(value);
}

const EMAIL_MAX = 254;
/** Letters, digits and common symbols only: stricter than RFC 5321, so that no address needs quoting. */
const EMAIL = /^[a-z0-9](?:[a-z0-9._%+-]{0,63})@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** A trimmed and lower-cased e-mail address. */
export const emailField = z
  .string({ error: TEXT_MESSAGES.type })
  .max(EMAIL_MAX, TEXT_MESSAGES.tooLong(EMAIL_MAX))
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.string().regex(EMAIL, TEXT_MESSAGES.email));

const PHONE_TYPED_MAX = 30;

/** A Brazilian phone number in any common format; the output has 10 or 11 digits. */
export const phoneField = z
  .string({ error: TEXT_MESSAGES.type })
  .max(PHONE_TYPED_MAX, TEXT_MESSAGES.phone)
  .transform((value, context) => {
    const phone = nationalPhone(value);
    if (phone === null) context.addIssue(TEXT_MESSAGES.phone);
    return phone ?? z.NEVER;
  });

/** Blank stays blank, because an ordered rule reports missing fields with its own toast. */
function orBlank(field: z.ZodType<string>, message: string) {
  return z.string({ error: TEXT_MESSAGES.type }).transform((value, context) => {
    if (value.trim() === "") return "";
    const parsed = field.safeParse(value);
    if (!parsed.success) context.addIssue(message);
    return parsed.data ?? z.NEVER;
  });
}

export const emailOrBlank = orBlank(emailField, TEXT_MESSAGES.email);
export const phoneOrBlank = orBlank(phoneField, TEXT_MESSAGES.phone);

/** All ids are UUIDs, so other values cannot match a row. */
export const idField = z.uuid({ error: "Identificador inválido." });

export const yesOrNo = z.boolean({ error: "Informe sim ou não." });

/** For the cursor or number of a page. */
export const INVALID_PAGE = "Página inválida.";
