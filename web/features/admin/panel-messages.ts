import type { AdminOverview } from "#src/features/admin/schemas.ts";
import type { Failure } from "@/lib/errors.ts";
import { formatWhole } from "./format.ts";

export const PANEL = {
  home: "Portal da Construção, início",
  tabs: "Seções da administração",
  reload: "Recarregar",
  reloaded: "Dados recarregados!",
  reloadedText: ({ users, subscriptions, requests }: AdminOverview) =>
    `${formatWhole(users)} usuários, ${formatWhole(subscriptions)} assinaturas e ${formatWhole(requests)} solicitações.`,
} as const;

export const LIST = {
  loading: "Carregando...",
  failed: "Não foi possível carregar os dados",
  search: "Buscar por nome, email ou telefone",
  searchAudit: "Buscar por pessoa ou identificador",
  filter: "Filtro",
  sort: "Ordem",
  none: "Nada encontrado",
  noneText: "Confira a busca ou escolha outro filtro.",
  clear: "Limpar busca e filtro",
  actions: "Ações",
  actionsFor: (name: string) => `Ações para ${name}`,
  results: (count: string) => (count === "1" ? "1 resultado" : `${count} resultados`),
  end: "Fim da lista.",
  more: "Carregar mais",
  moreFailed: "Não foi possível carregar mais.",
  retry: "Tentar de novo",
  unknown: "—",
} as const;

const CAUSES: Partial<Record<Failure["code"], string>> = {
  network: "sem conexão com o portal.",
  rate_limited: "muitas chamadas seguidas. Aguarde um pouco.",
  unavailable: "o banco de dados não respondeu.",
  "admin.session_expired": "a sessão expirou.",
  "auth.required": "a sessão terminou.",
  "admin.required": "você não tem permissão.",
};

export const loadFailed = ({ code }: Failure) => ({
  title: "Erro",
  text: `Não foi possível carregar os dados: ${CAUSES[code] ?? "algo deu errado do nosso lado."}`,
});
