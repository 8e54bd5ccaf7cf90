import type { Failure } from "@/lib/errors.ts";

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
    case "connection.blocked":
      return { title: "Você bloqueou esta pessoa", text: "Para se conectar, desbloqueie antes, na página dela." };
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
