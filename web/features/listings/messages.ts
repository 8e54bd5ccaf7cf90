import type { Period, Sort } from "#src/features/listings/rules.ts";
import type { BoundedCount } from "#src/shared/bounded-count.ts";
import { formatWhole } from "#src/shared/format.ts";

export const LIST = {
  title: "Compra e Venda",
  lead: "Materiais, ferramentas e sobras de obra em Mato Grosso do Sul",
  logInHint: "Quer anunciar?",
  label: "Anúncios",
  loading: "Carregando anúncios...",
  loadingMore: "Carregando mais anúncios...",
  count: ({ count, isMore }: BoundedCount) =>
    isMore ? `${formatWhole(count)}+ anúncios` : count === 1 ? "1 anúncio" : `${formatWhole(count)} anúncios`,
  fromStart: "Ver desde o início",
  corrected: (text: string) => `Mostrando resultados para ${text}`,
  similar: "Nenhum anúncio com tudo isso. Veja parecidos:",
  empty: "Nenhum anúncio encontrado.",
  emptyText: "Tente outras palavras ou menos filtros.",
  emptyAll: "Assim que alguém publicar, o anúncio aparece aqui.",
  failed: "Não foi possível carregar os anúncios",
} as const;

export const FILTERS = {
  title: "Filtros",
  open: (count: number) => (count === 0 ? "Filtros" : `Filtros (${count})`),
  show: "Ver anúncios",
  showCount: (text: string) => `Ver ${text}`,
  categories: "Categorias",
  category: "Categoria",
  allCategories: "Todas as categorias",
  search: "Buscar anúncios",
  submit: "Buscar",
  searchPlaceholder: "O que você procura?",
  sort: "Ordenar por",
  period: "Data de publicação",
  anyPeriod: "Qualquer data",
  price: "Preço",
  minPrice: "Preço mínimo",
  maxPrice: "Preço máximo",
  priceOrder: "O mínimo é maior que o máximo.",
  state: "Estado",
  city: "Cidade",
  anyCity: "Todas as cidades",
  clear: "Limpar filtros",
  active: "Filtros ativos",
  text: (text: string) => `“${text}”`,
  from: (price: string) => `A partir de ${price}`,
  upTo: (price: string) => `Até ${price}`,
} as const;

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  relevance: "Mais relevantes",
  created_at_desc: "Mais recentes",
  created_at_asc: "Mais antigos",
  price_asc: "Menor preço",
  price_desc: "Maior preço",
};

export const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  today: "Hoje",
  "7_days": "Últimos 7 dias",
  "30_days": "Últimos 30 dias",
};

export const CARD = {
  noImage: "Sem imagem",
  published: "Publicado",
  place: "Local:",
} as const;

export const TERMS = {
  negotiable: "Negociável",
  swap: "Aceita troca",
} as const;
