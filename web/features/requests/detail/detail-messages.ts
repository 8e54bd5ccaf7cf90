import { FREE_INTEREST_LIMIT } from "#src/features/requests/rules.ts";
import type { Failure } from "@/lib/errors.ts";
import { formatStart } from "@/lib/format/format-moment.ts";
import { LATE } from "../messages.ts";

export const DETAIL = {
  loadingTitle: "Solicitação",
  loading: "Carregando solicitação...",
  description: "Descrição",
  photos: { photos: "Fotos da solicitação", photo: "Solicitação" },
  city: "Cidade",
  location: "Local",
  publishedAt: "Publicada",
  expiresAt: "Expira",
  expiredAt: "Expirou",
  closedAt: "Encerrada",
  interests: "Interessados",
  seeInterested: "Ver interessados",
  noInterest: "Ninguém ainda",
  failed: LATE.detail,
  gone: "Solicitação não encontrada",
  goneText: "Quem a publicou pode ter encerrado ou excluído a solicitação, ou já passaram as 48 horas.",
  ended: "Esta solicitação terminou",
  endedText: "Quem a publicou encerrou ou excluiu, ou passaram as 48 horas. Ela saiu da lista.",
  goneAction: "Ver oportunidades",
  over: "Esta solicitação expirou.",
  overOwn: "Esta solicitação expirou e saiu da lista.",
  closed: "O cliente encerrou esta solicitação.",
  closedOwn: "Você encerrou esta solicitação, e ela saiu da lista.",
  done: "O serviço foi concluído, e a solicitação saiu da lista.",
  publishAgain: "Publicar de novo",
  reopen: "Reabrir",
  close: "Já resolvi",
  more: "Mais ações da solicitação",
  edit: "Editar",
  remove: "Excluir",
  recommend: "Indicar para um colega",
  forMe: "O cliente escolheu você para esta solicitação.",
  forMeAlone: (moment: string) =>
    `O cliente escolheu você: os outros profissionais só veem a solicitação a partir de ${moment}.`,
  recommendedBy: (name: string) => `${name} indicou esta solicitação para você`,
  interest: "Tenho interesse",
  interested: "Interessado",
} as const;

export const CONTACT = {
  title: "Contato",
  name: "Nome",
  phone: "Telefone",
  whatsapp: "Chamar no WhatsApp",
  ownNote: "Só você e profissionais Premium veem estes dados.",
  erased: "Os dados de contato já foram apagados.",
  loading: "Carregando contato...",
  limited: "Você já abriu muitos contatos",
  limitedText: "Para proteger as pessoas do portal, há um limite por hora e por dia. Volte mais tarde para ver este.",
  unconfirmed: "Confirme seu WhatsApp para ver o contato",
  unconfirmedText: "Para proteger as pessoas do portal, ele é mostrado a quem confirmou o próprio número.",
  unconfirmedAction: "Confirmar meu número",
  upsell: "Contato liberado no Premium",
  upsellText: "Veja o nome e o telefone de quem publicou e chame direto no WhatsApp.",
  upsellAction: "Conhecer o Premium",
} as const;

/** Asked before an interest goes with its note and price. */
export const REMOVAL = {
  title: "Retirar o interesse?",
  text: "O que você escreveu para o cliente é apagado.",
  confirmLabel: "Retirar interesse",
} as const;

export const INTEREST = {
  added: "Interesse adicionado!",
  removed: "Interesse removido!",
  failed: "Erro",
  failedText: "Não foi possível atualizar seu interesse. Tente novamente.",
  waiting: (interested: boolean) =>
    `Sem internet. ${interested ? "Seu interesse será enviado" : "A retirada do interesse será enviada"} assim que a conexão voltar.`,
  answered: "O cliente já respondeu",
  answeredText: "Seu interesse não pode mais ser retirado. Veja a resposta em “Meus interesses”.",
  loginNeeded: "Login necessário",
  loginNeededText: "Você precisa estar logado para demonstrar interesse.",
  left: (left: number) => {
    const ofAll = `${left} de ${FREE_INTEREST_LIMIT.max}`;
    if (left === 0) return `Você já usou seus ${FREE_INTEREST_LIMIT.max} interesses de hoje.`;
    return left === 1 ? `Resta ${ofAll} interesses hoje.` : `Restam ${ofAll} interesses hoje.`;
  },
  unlimited: "Sem limite no Premium",
  limit: "Limite de interesses atingido",
  limitText: (retryAt: number) =>
    `No plano gratuito são ${FREE_INTEREST_LIMIT.max} por dia. Você pode demonstrar interesse de novo ${retryAt ? `em ${formatStart(retryAt)}` : "mais tarde"}. No Premium não há limite.`,
} as const;

/** Toast for an interest that could not be changed. */
export function interestFailure({ code, params }: Failure): { title: string; text: string } {
  if (code === "auth.required") return { title: INTEREST.loginNeeded, text: INTEREST.loginNeededText };
  if (code === "interest.limit") return { title: INTEREST.limit, text: INTEREST.limitText(Number(params["retryAt"])) };
  if (code === "hire.answered") return { title: INTEREST.answered, text: INTEREST.answeredText };
  return { title: INTEREST.failed, text: INTEREST.failedText };
}

export const CLOSE = {
  done: "Solicitação encerrada",
  doneText: "Ela saiu da lista. Você pode reabri-la enquanto não expirar.",
  undone: "Sua solicitação está aberta de novo",
  failed: "Erro ao mudar a solicitação",
} as const;

export const DELETE = {
  title: "Excluir solicitação",
  text: "Tem certeza que deseja excluir esta solicitação? Esta ação não pode ser desfeita.",
  confirm: "Excluir",
  cancel: "Cancelar",
  success: "Solicitação excluída com sucesso!",
  failed: "Erro ao excluir solicitação",
} as const;
