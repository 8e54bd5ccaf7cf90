/** Pages on which a link in a letter stops the next ones. */
export const STOP_PAGE = {
  stop: "Parar os e-mails",
  doneTitle: "Pronto, os e-mails pararam",
  goneTitle: "Este link não vale mais",
  goneText: "A conta deste link não existe mais, ou o endereço está incompleto.",
  busyTitle: "Muita gente ao mesmo tempo",
  busyText: "Tente de novo em alguns minutos, ou mude sua escolha no portal.",
  home: "Ir para o início",
} as const;
