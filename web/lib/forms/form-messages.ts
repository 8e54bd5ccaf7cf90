/** What is asked before a half-filled form is left. */
export interface LeaveTexts {
  title: string;
  /** If the standard text, about the draft or its lack, isn't all. */
  text?: string;
  confirm?: string;
  cancel?: string;
}

export const LEAVE = {
  kept: "O que você escreveu fica guardado neste aparelho.",
  lost: "O que você escreveu será perdido.",
  confirm: "Sair",
  cancel: "Continuar escrevendo",
} as const;

export const UNSAVED: LeaveTexts = { title: "Sair sem salvar?" };
export const UNSENT: LeaveTexts = { title: "Sair sem enviar?" };
export const UNPUBLISHED: LeaveTexts = { title: "Sair sem publicar?" };
export const UNPUBLISHED_WITH_PHOTOS: LeaveTexts = { ...UNPUBLISHED, text: `${LEAVE.kept} As fotos, não.` };
export const SENDING_PHOTOS: LeaveTexts = {
  title: "Sair sem enviar as fotos?",
  text: "As fotos ainda estão sendo enviadas.",
  cancel: "Esperar",
};

const RESTORED = "Continuamos de onde você parou.";

export const DRAFT = {
  restored: RESTORED,
  withoutPhotos: `${RESTORED} Fotos precisam ser escolhidas de novo.`,
  discard: "Descartar rascunho",
} as const;

export const CHECK_FIELDS = "Confira os campos destacados.";
