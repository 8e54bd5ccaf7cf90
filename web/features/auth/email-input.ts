import { FIELDS } from "./messages.ts";

/** Shared props of all email inputs, mostly for phone keyboards. */
export const EMAIL_INPUT = {
  type: "email",
  inputMode: "email",
  autoCapitalize: "none",
  spellCheck: false,
  placeholder: FIELDS.emailPlaceholder,
} as const;
