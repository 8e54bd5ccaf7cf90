import { failureToast } from "@/lib/failure-messages.ts";
import { RETRY } from "@/lib/messages.ts";

export const OUTCOME = {
  title: "Como terminou?",
  text: (service: string) => `Sua solicitação de “${service}”`,
  loading: "Carregando solicitação...",
  failed: "Não foi possível carregar a solicitação",
  question: "Sua resposta",
  answers: {
    contratei: "Contratei pelo portal",
    outro: "Resolvi de outro jeito",
    "ainda-nao": "Ainda não resolvi",
  },
  confirm: "Confirmar resposta",
  saving: "Registrando...",
  saved: "Resposta registrada. Obrigado!",
  saveFailed: "Não foi possível registrar sua resposta",
  retry: RETRY,
  hired: "Quem você contratou?",
  hiredText:
    "Toque em “Contratei” na pessoa certa. Depois que ela confirmar, vocês podem pôr o combinado em um acordo e, no fim, se avaliar.",
  elsewhere: "Que bom que resolveu!",
  elsewhereText: "Sua resposta ajuda a melhorar o portal. Quando precisar de novo, publique aqui.",
  elsewhereAction: "Voltar ao painel",
  reopen: "Quer continuar procurando?",
  reopenText: "Ao reabrir, sua solicitação volta para a lista como estava, com os interessados, até o fim do prazo.",
  stillOpen: "Sua solicitação está aberta",
  stillOpenText: "Ela continua na lista, e os profissionais ainda podem mostrar interesse.",
  notYet: "Quer publicar de novo?",
  notYetText: (hasPhotos: boolean) =>
    `Vai com o mesmo texto e contato${hasPhotos ? ", sem as fotos" : ""}, e fica mais 48 horas na lista.`,
} as const;

export const REPUBLISH = {
  action: "Publicar de novo",
  busy: "Publicando...",
  done: "Sua solicitação está no ar de novo",
  doneText: "Ela fica 48 horas na lista e sai sozinha.",
  photos: "As fotos não foram junto. Para pôr fotos, abra a solicitação e escolha “Editar” no menu ⋮.",
  see: "Ver minha solicitação",
  undo: "Desfazer",
  undoing: "Desfazendo...",
  undone: "Publicação desfeita.",
  undoFailed: "Não foi possível desfazer",
} as const;

export const undoFailure = failureToast(REPUBLISH.undoFailed);

/** Toast for an answer that could not be saved. */
export const outcomeFailure = failureToast(OUTCOME.saveFailed, {
  "request.not_found": "Esta solicitação não existe mais.",
});

/** Toast for a request that could not be published again. */
export const republishFailure = failureToast("Não foi possível publicar de novo", {
  rate_limited: "Você já publicou muitas. Tente de novo mais tarde.",
  "request.not_found": "Ela não existe mais, ou está oculta pela moderação.",
  "input.invalid": "Faltam dados. Publique pelo formulário.",
});
