import { FIELDS } from "./messages.ts";

/** How every e-mail input behaves on a phone. */
export const EMAIL_INPUT = {
  type: "email",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
  placeholder: FIELDS.emailPlaceholder,
} as const;
