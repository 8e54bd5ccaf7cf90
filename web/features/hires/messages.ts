import type { HireEnd, HireStatus } from "#src/features/hires/rules.ts";
import { failureToast } from "@/lib/failure-messages.ts";

/** Instead of `proposed`, for the provider, who must answer. */
export const ASKED = "Responder";

export const STATUS: Readonly<Record<HireStatus | HireEnd, string>> = {
  proposed: "Aguardando confirmação",
  confirmed: "Contratação confirmada",
  denied: "Contratação não confirmada",
  done: "Serviço concluído",
  cancelled: "Contratação cancelada",
};

/** What happened to a hire; the name is null for the user. */
export const HISTORY = {
  title: "Histórico",
  proposed: (name: string | null) => (name === null ? "Você informou a contratação" : `${name} informou a contratação`),
  confirmed: (name: string | null) => (name === null ? "Você confirmou" : `${name} confirmou`),
  agreed: (startDate: string) => `Acordo aceito pelos dois, com início em ${startDate}`,
  done: (name: string | null) => (name === null ? "Você concluiu o serviço" : `${name} concluiu o serviço`),
  cancelled: (name: string | null) => (name === null ? "Você cancelou" : `${name} cancelou`),
  reason: (reason: string) => `Motivo: ${reason}`,
} as const;

export const HIRES = {
  label: "Contratações",
  loading: "Carregando contratações...",
  loadingMore: "Carregando mais contratações...",
  running: { client: "Minhas contratações", provider: "Meus contratos" },
  failed: "Não foi possível carregar as contratações",
  empty: "Nenhuma contratação ainda",
  emptyText: {
    client: "Quando você disser quem contratou para uma solicitação, a contratação aparece aqui.",
    provider: "Quando um cliente disser que contratou você, a contratação aparece aqui.",
  },
  emptyAction: { client: "Ver minhas solicitações", provider: "Ver oportunidades" },
  askAgain: "Pedir orçamento",
  moreActions: (name: string) => `Mais ações da contratação, ${name}`,
} as const;

export const AGREEMENT_LINK = {
  none: "Fazer acordo",
  mine: "Acordo aguarda o aceite",
  theirs: "Ler e aceitar o acordo",
  accepted: "Ver acordo",
} as const;

export const PROPOSE = {
  action: "Contratei",
  question: (name: string) => ({
    title: `Você contratou ${name}?`,
    text: "Vamos pedir a confirmação. Depois dela, vocês podem pôr o combinado em um acordo e, no fim, se avaliar.",
    confirmLabel: "Contratei",
    busyLabel: "Registrando...",
  }),
  success: "Contratação registrada!",
  successText: "Pedimos a confirmação de quem você contratou.",
} as const;

export const WITHDRAW = {
  action: "Desfazer contratação",
  question: (name: string) => ({
    title: "Desfazer a contratação?",
    text: `${name} não precisará mais confirmar. Você pode dizer depois quem contratou.`,
    confirmLabel: "Desfazer",
    busyLabel: "Desfazendo...",
  }),
  success: "Contratação desfeita.",
} as const;

export const ANSWER = {
  question: (name: string) => `${name} contratou você?`,
  confirm: "Confirmar",
  deny: "Não fui contratado",
  denyQuestion: (name: string) => ({
    title: "Não foi contratado?",
    text: `Avisaremos ${name}. Sem a confirmação, vocês não podem se avaliar por esta contratação.`,
    confirmLabel: "Não fui contratado",
    busyLabel: "Enviando...",
  }),
  busy: "Enviando...",
  confirmed: "Contratação confirmada!",
  confirmedText: "O próximo passo é pôr o combinado em um acordo. No fim, vocês se avaliam.",
  denied: "Resposta enviada.",
} as const;

export const FINISH = {
  action: "Serviço concluído",
  title: "O serviço foi concluído?",
  text: (name: string) =>
    `Avisaremos ${name}. Se a solicitação ainda estiver na lista, ela sai. Isso fica no histórico e não pode ser desfeito.`,
  confirm: "Serviço concluído",
  busy: "Registrando...",
  success: "Serviço concluído!",
  successText: (name: string) => `Agora conte como foi: avalie ${name}.`,
} as const;

export const CANCEL = {
  action: "Cancelar contratação",
  title: "Cancelar a contratação?",
  text: (name: string) => `${name} recebe o motivo. O cancelamento fica no histórico e não pode ser desfeito.`,
  reason: "Motivo",
  placeholder: "Ex.: a obra foi adiada",
  missing: "Informe o motivo",
  missingText: "Escreva em poucas palavras por que cancela.",
  confirm: "Cancelar contratação",
  busy: "Cancelando...",
  success: "Contratação cancelada.",
  successText: (name: string) => `Avisamos ${name}.`,
} as const;

export const CANCEL_LEAVE = { title: "Sair sem cancelar?" } as const;

/** Toast for a hire that could not be changed. */
export const hireFailure = failureToast("Não foi possível registrar", {
  "hire.exists": "Você já disse quem contratou para esta solicitação. Desfaça antes de escolher outra pessoa.",
  "hire.not_interested": "Esta pessoa retirou o interesse na solicitação.",
  "hire.too_late": "O prazo de 30 dias para dizer quem você contratou terminou.",
  "hire.answered": "Esta contratação já foi respondida.",
  "hire.ended": "Esta contratação já foi concluída ou cancelada.",
  "hire.not_found": "Esta contratação não existe mais.",
  "request.not_found": "Esta contratação não existe mais.",
  rate_limited: "Você fez muitas alterações. Espere até uma hora e tente de novo.",
});

export const LEFT_OVER = {
  question: "Sobrou material?",
  after: (name: string) => ` Anunciar a sobra do serviço com ${name}`,
  listingTitle: (service: string) => `Sobra de material: ${service}`,
} as const;
