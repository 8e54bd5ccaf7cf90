import { NOTICE_RETENTION_DAYS, PEOPLE_MAX } from "#src/features/notices/rules.ts";
import type { Notice } from "#src/features/notices/schemas.ts";
import { countdown, OTHER_SERVICE } from "#src/features/requests/rules.ts";
import { DAY_MS } from "#src/shared/time.ts";
import { formatDay } from "@/lib/dates.ts";
import type { Failure } from "@/lib/errors.ts";
import type { Message } from "@/lib/mutations.ts";

export const NOTICES = {
  title: "Avisos",
  text: `Ficam guardados por ${NOTICE_RETENTION_DAYS} dias.`,
  back: "Voltar ao painel",
  unread: "Novo",
  readAll: "Marcar todos como lidos",
  readFailed: "Não foi possível marcar como lido",
  readFailedText: "Verifique sua conexão e tente de novo.",
  loading: "Carregando seus avisos...",
  failed: "Não foi possível carregar seus avisos",
  empty: "Nenhum aviso por enquanto",
  emptyText:
    "Quando alguém se interessar por uma solicitação sua, um anúncio estiver para sair do ar ou uma busca salva encontrar algo, você vê aqui.",
  emptyShort: "Nenhum aviso por enquanto.",
  seeAll: "Ver todos",
  requests: (count: number) => (count === 1 ? "1 pedido de conexão" : `${count} pedidos de conexão`),
  requestsText: (count: number) => (count === 1 ? "Espera sua resposta." : "Esperam sua resposta."),
  more: "Ver mais",
  moreFailed: "Não foi possível carregar mais.",
  retry: "Tentar de novo",
  end: "Você chegou ao fim da lista.",
} as const;

const requestOf = (serviceType: string) =>
  serviceType === OTHER_SERVICE ? "sua solicitação" : `sua solicitação de ${serviceType}`;

function peopleText(people: number): string {
  if (people === 1) return "Alguém tem interesse";
  return people < PEOPLE_MAX ? `${people} pessoas têm interesse` : `Mais de ${PEOPLE_MAX - 1} pessoas têm interesse`;
}

/** Such as "5 h 20 min"; null if it is over. */
function timeLeft(endsAt: number, now: number): string | null {
  const left = countdown(endsAt, now);
  if (left.state === "expired") return null;
  const { hours, minutes } = left;
  if (hours === 0) return `${Math.max(minutes, 1)} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

function requestText(endsAt: number, now: number): string {
  const left = timeLeft(endsAt, now);
  return left === null
    ? "Terminou sem interessados. Toque para publicar de novo."
    : `Termina em ${left}. Fotos, o bairro e uma descrição completa ajudam a atrair profissionais.`;
}

/** Whether the listing of a notice was renewed since. */
export const wasRenewed = ({ createdAt, endsAt }: { createdAt: number; endsAt: number }) => endsAt > createdAt + DAY_MS;

function listingText(notice: Extract<Notice, { kind: "listing-ending" }>, now: number): string {
  if (wasRenewed(notice)) return `Renovado. Fica no ar até ${formatDay(notice.endsAt)}.`;
  const left = timeLeft(notice.endsAt, now);
  return left === null ? "Saiu do ar. Renove para ele voltar." : `Sai do ar em ${left}. Renove para ele continuar.`;
}

/** What a notice says now. */
export function noticeTexts(notice: Notice, now: number): { title: string; text: string } {
  switch (notice.kind) {
    case "interest":
      return {
        title: `${peopleText(notice.people)} na ${requestOf(notice.details.serviceType)}`,
        text: notice.people === 1 ? "Veja quem é." : "Veja quem são.",
      };
    case "request-ending":
      return {
        title: `Ninguém se interessou ainda pela ${requestOf(notice.details.serviceType)}`,
        text: requestText(notice.endsAt, now),
      };
    case "listing-ending":
      return { title: `Seu anúncio “${notice.details.title}” está acabando`, text: listingText(notice, now) };
    case "saved-search": {
      const { count, name } = notice.details;
      return {
        title: count === 1 ? "1 anúncio novo na sua busca" : `${count} anúncios novos na sua busca`,
        text: name,
      };
    }
    case "phone-moved":
      return {
        title: "Seu WhatsApp foi confirmado em outra conta",
        text: "O selo “Número confirmado” saiu da sua. Se o número ainda é seu, confirme de novo.",
      };
  }
}

export const REQUESTS_PANEL = {
  news: (count: number) =>
    count === 1 ? "Uma pessoa aceitou o seu pedido de conexão." : `${count} pessoas aceitaram o seu pedido de conexão.`,
  mine: "Minhas conexões",
  accept: "Aceitar",
  acceptOf: (name: string) => `Aceitar ${name}`,
  reject: "Recusar",
  rejectOf: (name: string) => `Recusar ${name}`,
  block: (name: string) => `Bloquear ${name}`,
  blockLate: { failed: "Não foi possível abrir", failedText: "Verifique sua conexão e tente de novo." },
  empty: "Nenhuma solicitação pendente.",
  emptyText: "Quando alguém quiser se conectar com você, aparece aqui.",
  loading: "Carregando...",
  close: "Fechar",
  accepted: (name: string) => `${name} agora é sua conexão`,
  rejected: "Pedido de conexão recusado",
  answerFailed: "Não foi possível responder",
  answerFailedText: "O pedido de conexão voltou para a lista. Tente de novo.",
  gone: "Pedido de conexão não está mais pendente",
  goneText: "Ele foi cancelado ou já respondido.",
  someone: "Nome não informado",
} as const;

/** Toast for a failed answer to a connection request. */
export function answerFailure({ code }: Failure): Message {
  if (code === "connection.not_found") {
    return { kind: "info", title: REQUESTS_PANEL.gone, text: REQUESTS_PANEL.goneText };
  }
  return { title: REQUESTS_PANEL.answerFailed, text: REQUESTS_PANEL.answerFailedText };
}
