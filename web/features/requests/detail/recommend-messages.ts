import type { Failure } from "@/lib/errors.ts";
import { type Causes, causeOf } from "@/lib/failure-messages.ts";
import { formatStart } from "@/lib/format/format-moment.ts";

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
  to: (name: string) => `para ${name}`,
  sent: "Indicado",
  done: (name: string) => `Solicitação indicada para ${name}!`,
  failed: "Não foi possível indicar",
} as const;

const REFUSALS: Causes = {
  "request.not_found": "A solicitação terminou.",
  "request.expired": "A solicitação terminou.",
  "connection.not_found": "Vocês não são mais conexões.",
};

/** Toast for a recommendation that was refused. */
export function recommendFailure(failure: Failure): { title: string; text: string } {
  const { failed: title } = RECOMMEND;
  const retryAt = Number(failure.params["retryAt"]);
  if (failure.code === "rate_limited" && retryAt) {
    const until = formatStart(retryAt);
    return { title, text: `Você já fez todas as indicações de hoje. Pode indicar de novo em ${until}.` };
  }
  return { title, text: causeOf(failure, REFUSALS) };
}
