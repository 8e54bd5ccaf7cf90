import type { Failure } from "@/lib/errors.ts";
import { failureText } from "@/lib/failure-messages.ts";

const LOGIN_NEEDED = { title: "Erro de autenticação", text: "Faça login para conectar." };

/** Where a connection is requested; the portal and the profile page have different texts. */
export type ConnectPlace = "portal" | "profile";

export const CONNECT_SENT: Record<ConnectPlace, { title: string; text: string }> = {
  portal: { title: "Solicitação enviada!", text: "Sua solicitação de conexão foi enviada com sucesso." },
  profile: { title: "Solicitação enviada", text: "Aguardando aprovação." },
};

const CONNECT_EXISTS: Record<ConnectPlace, string> = {
  portal: "Você já possui uma conexão com este profissional.",
  profile: "Você já tem uma solicitação ou conexão.",
};

const CONNECT_FAILED: Record<ConnectPlace, string> = {
  portal: "Não foi possível enviar a solicitação de conexão.",
  profile: "Falha ao enviar solicitação.",
};

/** Toast for a failed connection request. For null it asks visitors to log in. */
export function connectFailure(failure: Failure | null, place: ConnectPlace): { title: string; text: string } {
  switch (failure?.code ?? "auth.required") {
    case "auth.required":
      return LOGIN_NEEDED;
    case "connection.exists":
      return { title: "Conexão já existe", text: CONNECT_EXISTS[place] };
    case "connection.refused":
      return { title: "Erro", text: CONNECT_FAILED.portal };
    case "profile.not_found":
      return { title: "Erro", text: "Perfil não encontrado." };
    case "rate_limited":
      return { title: "Erro", text: "Você já enviou muitos pedidos de conexão. Tente de novo mais tarde." };
    default:
      return { title: "Erro", text: CONNECT_FAILED[place] };
  }
}

export const PENDING = {
  label: "Solicitação Pendente",
  cancel: "Cancelar pedido de conexão",
  cancelQuestion: (name: string) => ({
    title: "Cancelar pedido de conexão?",
    text: `${name} não verá mais o seu pedido de conexão.`,
    confirmLabel: "Cancelar pedido de conexão",
    cancelLabel: "Manter",
  }),
  cancelled: "Pedido de conexão cancelado",
  cancelFailed: "Não foi possível cancelar o pedido de conexão.",
  incoming: "Quer se conectar com você",
  accept: "Aceitar",
  reject: "Recusar",
  accepted: "Conexão aceita",
  rejected: "Pedido de conexão recusado",
  answerFailed: "Não foi possível responder ao pedido de conexão.",
} as const;

/** Toast for a failed change. */
export const failed = (text: string) => (failure: Failure) => ({ title: "Erro", text: failureText(failure, text) });

export const CONNECTIONS = {
  title: "Minhas conexões",
  lead: "Quem faz parte da sua rede, a quem você pediu conexão e quem pediu a você.",
  back: "Voltar ao Portal",
  tabs: "Listas de conexões",
  tab: { conexoes: "Conexões", pedidos: "Pedi", recebidos: "Recebi" },
  loading: "Carregando conexões...",
  failed: "Não foi possível carregar as conexões",
  news: "Nova",
  of: (name: string) => ` de ${name}`,
  search: "Buscar profissionais",
  empty: {
    conexoes: { title: "Nenhuma conexão ainda", text: "Encontre profissionais no Portal e peça a conexão." },
    pedidos: {
      title: "Nenhum pedido de conexão em aberto",
      text: "Os que você enviar aparecem aqui até a resposta.",
    },
    recebidos: {
      title: "Nenhuma solicitação pendente",
      text: "Quando alguém quiser se conectar com você, aparece aqui.",
    },
  },
  cancel: "Cancelar",
  cancelQuestion: (name: string) => ({
    title: "Cancelar pedido de conexão?",
    text: `${name} não verá mais o seu pedido de conexão. Você pode pedir de novo depois.`,
    confirmLabel: "Cancelar",
    cancelLabel: "Manter",
  }),
  cancelled: "Pedido de conexão cancelado",
  disconnect: "Desconectar",
  disconnected: "Conexão desfeita",
  disconnectedText: (name: string) => `${name} saiu da sua rede.`,
  changeFailed: "Não foi possível mudar a conexão.",
  accept: "Aceitar",
  reject: "Recusar",
  accepted: "Conexão aceita",
  rejected: "Pedido de conexão recusado",
} as const;
