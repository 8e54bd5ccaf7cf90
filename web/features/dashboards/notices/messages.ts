import { NOTICE_RETENTION_DAYS } from "#src/features/notices/rules.ts";
import { CLOSE } from "@/lib/messages.ts";

export const NOTICES = {
  title: "Avisos",
  text: `Ficam guardados por ${NOTICE_RETENTION_DAYS} dias.`,
  unread: "Novo",
  readAll: "Marcar todos como lidos",
  readFailed: "Não foi possível marcar como lido",
  loading: "Carregando seus avisos...",
  failed: "Não foi possível carregar seus avisos",
  empty: "Nenhum aviso por enquanto",
  emptyText:
    "Interesses, contratações, avaliações, conexões, pagamentos e buscas salvas: o que acontecer aparece aqui.",
  emptyShort: "Nenhum aviso por enquanto.",
  seeAll: "Ver todos",
  requests: (count: number) => (count === 1 ? "1 pedido de conexão" : `${count} pedidos de conexão`),
  requestsText: (count: number) => (count === 1 ? "Espera sua resposta." : "Esperam sua resposta."),
} as const;

export const REQUESTS_PANEL = {
  news: (count: number) =>
    count === 1 ? "Uma pessoa aceitou o seu pedido de conexão." : `${count} pessoas aceitaram o seu pedido de conexão.`,
  mine: "Minhas conexões",
  empty: "Nenhuma solicitação pendente.",
  loading: "Carregando...",
  close: CLOSE,
} as const;
