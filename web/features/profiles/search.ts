export interface ProfileSearch {
  /** Opens the confirmation of the WhatsApp. */
  confirmar?: "numero";
  /** Where to go once it is confirmed. Not validated: read it with `useWantedPlace`. */
  voltar?: string;
}
