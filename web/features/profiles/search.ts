import type { ProfessionalField } from "#src/features/profiles/rules.ts";

export interface ProfileSearch {
  /** The field that gets the focus. Not validated: read it with `useWantedField`. */
  campo?: ProfessionalField | "acceptsAssistant";
  /** Opens the confirmation of the WhatsApp. */
  confirmar?: "numero";
  /** Where to go once it is confirmed. Not validated: read it with `useReturnTo`. */
  voltar?: string;
}
