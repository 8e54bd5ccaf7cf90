import type { PushNotice } from "../../platform/delivery/push.ts";
import { CREDENTIAL_LABELS } from "../../shared/credentials.ts";
import { formatReais } from "../../shared/money.ts";
import type { NOTICES, Notice, NoticeDetails, NoticeKind, NoticeOf } from "../../shared/notices.ts";
import { noticePath } from "./addresses.ts";

interface Texts {
  title: string;
  body: string;
}

type PushedKind = { [Kind in NoticeKind]: (typeof NOTICES)[Kind]["push"] extends true ? Kind : never }[NoticeKind];
type PushTexts = { readonly [Kind in PushedKind]: (notice: NoticeOf<Kind>) => Texts };

/** What admins are told, in the bell too. */
const ADMIN_TITLES: Readonly<Record<NoticeDetails<"admin-work">["what"], (count: number) => string>> = {
  reports: (count) => (count === 1 ? "1 denúncia que não pode esperar" : `${count} denúncias que não podem esperar`),
  answers: (count) => (count === 1 ? "1 resposta a uma decisão" : `${count} respostas a decisões`),
  credentials: (count) => (count === 1 ? "1 registro para conferir" : `${count} registros para conferir`),
  deliveries: (count) => (count === 1 ? "1 envio falhou de vez" : `${count} envios falharam de vez`),
  jobs: (count) => (count === 1 ? "1 tarefa do portal falha" : `${count} tarefas do portal falham`),
  backup: () => "A cópia de segurança não foi feita",
  refunds: (count) => `${count} estornos em 24 horas`,
  payments: (count) => (count === 1 ? "1 pagamento não bate com o Asaas" : `${count} pagamentos não batem com o Asaas`),
};

const TEXTS: PushTexts = {
  interest: ({ details: { serviceType }, people }) =>
    people === 1
      ? { title: "Alguém tem interesse na sua solicitação", body: `${serviceType}. Veja quem é.` }
      : { title: "Sua solicitação tem interessados", body: `${serviceType}: ${people} pessoas. Veja quem são.` },
  question: ({ details }) => ({
    title: "O cliente fez uma pergunta",
    body: `${details.serviceType}. Responda em uma linha.`,
  }),
  answered: ({ details }) => ({
    title: "Sua pergunta teve resposta",
    body: `${details.serviceType}. Compare as respostas.`,
  }),
  "request-ending": ({ details }) => ({
    title: "Sua solicitação ainda está sem interessados",
    body: `${details.serviceType} termina em menos de 6 horas. Veja o que ajuda.`,
  }),
  "request-deleted": ({ details }) => ({
    title: "Sua solicitação foi excluída",
    body: `${details.serviceType}. O motivo está no seu e-mail.`,
  }),
  addressed: ({ details }) => ({
    title: "Pedido de orçamento para você",
    body: `${details.serviceType}. Um cliente escolheu você: veja e responda.`,
  }),
  recommended: ({ details, person }) => ({
    title: `${person.name} indicou uma solicitação para você`,
    body: `${details.serviceType}. Veja se é para você.`,
  }),
  hired: ({ details, person }) => ({
    title: `${person.name} contratou você`,
    body: `${details.serviceType}. Confirme a contratação, ou diga que não foi você.`,
  }),
  "hire-confirmed": ({ details, person }) => ({
    title: `${person.name} confirmou a contratação`,
    body: `${details.serviceType}. Encerre a solicitação, ou diga que ainda procura mais gente.`,
  }),
  "hire-denied": ({ details, person }) => ({
    title: `${person.name} não confirmou a contratação`,
    body: `${details.serviceType}. Você pode escolher outra pessoa.`,
  }),
  agreement: ({ details, person }) => ({
    title: "Há um acordo para você ler",
    body: `${person.name} escreveu o acordo de ${details.serviceType}.`,
  }),
  "agreement-accepted": ({ details, person }) => ({
    title: "Seu acordo foi aceito",
    body: `${person.name} aceitou o acordo de ${details.serviceType}.`,
  }),
  "hire-done": ({ details, person }) => ({
    title: `${person.name} concluiu o serviço`,
    body: `${details.serviceType}. Conte como foi.`,
  }),
  "hire-cancelled": ({ details, person }) => ({
    title: `${person.name} cancelou a contratação`,
    body: `${details.serviceType}. Veja o motivo.`,
  }),
  "hire-closed": ({ details }) => ({
    title: "Uma conta da sua contratação foi encerrada",
    body: `${details.serviceType}. O que vocês dois aceitaram continua com você.`,
  }),
  rating: ({ person }) => ({
    title: "Você recebeu uma avaliação",
    body: `${person.name} avaliou você. Veja e responda.`,
  }),
  "rating-reply": ({ person }) => ({ title: "Sua avaliação teve resposta", body: `${person.name} respondeu a você.` }),
  reference: ({ person }) => ({
    title: "Você recebeu uma referência",
    body: `${person.name} recomenda o seu trabalho.`,
  }),
  "connection-asked": ({ person }) => ({
    title: "Novo pedido de conexão",
    body: person.trade ? `${person.name}, ${person.trade}` : person.name,
  }),
  "connection-accepted": ({ person }) => ({
    title: "Seu pedido de conexão foi aceito",
    body: person.trade ? `${person.name}, ${person.trade}` : person.name,
  }),
  "listing-ending": ({ details }) => ({
    title: "Seu anúncio sai do ar em menos de um dia",
    body: `${details.title}. Renove com um toque.`,
  }),
  "listing-question": ({ details }) => ({
    title: "Nova pergunta no seu anúncio",
    body: `${details.title}. Responda aqui.`,
  }),
  "listing-answer": ({ details }) => ({
    title: "Responderam à sua pergunta",
    body: details.title || "Veja a resposta no anúncio.",
  }),
  "saved-search": ({ details: { name, count } }) => ({
    title: count === 1 ? "1 anúncio novo na sua busca" : `${count} anúncios novos na sua busca`,
    body: name,
  }),
  "charge-overdue": ({ details }) => ({
    title: "Não recebemos o pagamento do seu Premium",
    body: `A cobrança de ${formatReais(details.valueCents)} ainda não foi paga.`,
  }),
  "charge-refunded": ({ details }) => ({
    title: "Seu pagamento foi estornado",
    body: `${formatReais(details.valueCents)} do Premium. Veja sua assinatura.`,
  }),
  "premium-ending": () => ({ title: "Seu Premium está terminando", body: "Veja até quando ele vale." }),
  "friend-joined": () => ({
    title: "Um amigo entrou pelo seu convite",
    body: "A indicação conta para os seus 30 dias grátis de Premium.",
  }),
  decision: ({ details }) =>
    details.kind === "account"
      ? { title: "Há uma decisão sobre a sua conta", body: "Veja o que mudou." }
      : {
          title: "Analisamos um conteúdo seu",
          body: details.decision === "keep" ? "Ele está publicado." : "Veja o que foi decidido.",
        },
  content: ({ details }) => ({
    title: details.act === "restore" ? "Seu conteúdo voltou a aparecer" : "Um conteúdo seu saiu do portal",
    body: "Veja o que mudou.",
  }),
  credential: ({ details }) => ({
    title: `Seu ${CREDENTIAL_LABELS[details.kind]} foi analisado`,
    body:
      details.result === "confirmed" ? "O selo já está no seu cartão." : "O número não foi confirmado. Veja por quê.",
  }),
  "admin-work": ({ details: { what, count } }) => ({ title: ADMIN_TITLES[what](count), body: "Abra o painel." }),
  "phone-moved": () => ({
    title: "Seu WhatsApp foi confirmado em outra conta",
    body: "O selo “Número confirmado” saiu da sua. Veja o que fazer.",
  }),
};

const isPushed = (notice: Notice): notice is NoticeOf<PushedKind> => Object.hasOwn(TEXTS, notice.kind);

function textsOf<Kind extends PushedKind>(notice: NoticeOf<Kind>): Texts {
  return TEXTS[notice.kind](notice);
}

/** What a push says; null if the kind has none. */
export function pushOf(notice: Notice, now: number): PushNotice | null {
  if (!isPushed(notice)) return null;
  return { ...textsOf(notice), path: noticePath(notice, now), tag: notice.id, isUrgent: false };
}
