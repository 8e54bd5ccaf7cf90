/** Of a form that is sent once the browser is online. */
export const WAITING = {
  /** On its button. */
  busy: "Aguardando internet...",
  note: "Você está sem internet. O que você preencheu está guardado e será enviado assim que a conexão voltar.",
  /** Toast when its screen is left. */
  title: "Guardado para publicar",
  text: "Será publicado quando a internet voltar. Para mudar ou desistir, abra o formulário de novo.",
} as const;

/** Toast of a form whose draft is gone. */
export const DRAFT_GONE = {
  title: "Publicado ou descartado em outra aba",
  text: "Este formulário tinha o mesmo rascunho e começou de novo.",
} as const;

/** Toast for a first publication that needs a confirmed number. */
export const PHONE_UNCONFIRMED = {
  title: "Falta confirmar seu WhatsApp",
  text: "Para a primeira publicação, confirme seu número no perfil. O que você escreveu fica guardado.",
} as const;
