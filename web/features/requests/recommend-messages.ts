import type { Failure } from "@/lib/errors.ts";
import { endOfMinute, formatMoment } from "./moment.ts";

export const RECOMMEND = {
  title: "Indicar para um colega",
  text: "Quem você escolher recebe um aviso com o seu nome. O contato de quem publicou não vai junto.",
  search: "Buscar pelo nome ou profissão",
  list: "Suas conexões",
  loading: "Carregando suas conexões...",
  loadFailed: "Não foi possível carregar suas conexões",
  empty: "Você ainda não tem a quem indicar",
  emptyText: "Conecte-se com prestadores no Portal Conexões. Depois você indica solicitações para eles.",
  emptyAction: "Buscar profissionais",
  noMatch: "Nenhuma conexão com esse nome ou profissão.",
  someone: "Sem nome",
  fits: "Faz este serviço",
  send: "Indicar",
  sent: "Indicado",
  to: (name: string) => ` para ${name}`,
  done: (name: string) => `Solicitação indicada para ${name}!`,
  failed: "Não foi possível indicar",
} as const;

/** Toast for a recommendation that was refused. */
export function recommendFailure({ code, params }: Failure): { title: string; text: string } {
  const { failed: title } = RECOMMEND;
  if (code === "request.not_found" || code === "request.expired") return { title, text: "A solicitação terminou." };
  if (code === "connection.not_found") return { title, text: "Vocês não são mais conexões." };
  const retryAt = Number(params["retryAt"]);
  if (code === "rate_limited" && retryAt) {
    const until = formatMoment(endOfMinute(retryAt));
    return { title, text: `Você já fez todas as indicações de hoje. Pode indicar de novo em ${until}.` };
  }
  return { title, text: "Tente novamente em alguns instantes." };
}
