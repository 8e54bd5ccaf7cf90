import { PAGE_SIZE, PAGES_MAX } from "#src/features/networking/rules.ts";
import type { BoundedCount } from "#src/shared/bounded-count.ts";
import { formatWhole } from "#src/shared/format.ts";
import { PREMIUM } from "../messages.ts";

export const PORTAL = {
  title: "Portal Conexões",
  lead: "Encontre profissionais da construção em todo o estado e amplie sua rede.",
  search: "Busque um profissional",
  own: "Ver minha página",
  connections: "Minhas conexões",
  filters: "Filtros",
  filtersWith: (count: number) => (count === 0 ? "Filtros" : `Filtros (${count})`),
  active: "Filtros ativos",
  userTypes: { all: "Todos", premium: PREMIUM, free: "Gratuito" },
  clear: "Limpar filtros",
  submit: "Buscar",
  list: "Profissionais",
  /** "128" or "1.000+" */
  number: ({ count, isMore }: BoundedCount) => `${formatWhole(count)}${isMore ? "+" : ""}`,
  count: (total: BoundedCount) => {
    if (total.count === 0) return "Nenhum profissional";
    return total.count === 1 ? "1 profissional" : `${PORTAL.number(total)} profissionais`;
  },
  loading: "Carregando profissionais...",
  failed: "Não foi possível carregar os profissionais",
  empty: "Nenhum profissional encontrado",
  emptyText: "Tente ajustar os filtros de busca.",
  publish: "Publicar solicitação",
  pages: "Páginas",
  previous: "Anterior",
  next: "Próxima",
  page: (page: number) => `Página ${page}`,
  cut: `Estes são os primeiros ${formatWhole(PAGES_MAX * PAGE_SIZE)} profissionais. Para ver os outros, escolha uma especialidade ou uma região.`,
  toFilters: "Ir para os filtros",
  noSuchPage: (wanted: number, shown: number) => `Não há página ${wanted} nesta lista. Esta é a página ${shown}.`,
} as const;

export const FILTER = {
  specialty: "Especialidade",
  allSpecialties: "Todas as especialidades",
  region: "Região",
  allRegions: "Todas as regiões",
  userType: "Tipo de usuário",
  order: "Ordenar por",
  orders: { premium: "Premium primeiro", relevance: "Relevância", rating: "Avaliação", name: "Nome (A–Z)" },
  show: (count: string | undefined) => (count ? `Ver resultados (${count})` : "Ver resultados"),
} as const;
