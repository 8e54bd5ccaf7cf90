export const WAITING = {
  title: "Guardado para publicar",
  text: "Será publicado quando a internet voltar. Para mudar ou desistir, abra o formulário de novo.",
} as const;
