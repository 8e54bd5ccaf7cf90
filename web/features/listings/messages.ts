import type { Condition, Period, Sort } from "#src/features/listings/rules.ts";
import type { Failure } from "@/lib/errors.ts";

const CONNECTION_LOST = "Verifique sua conexão e tente de novo.";
const TRY_LATER = "Tente novamente em alguns instantes.";
const grouped = new Intl.NumberFormat("pt-BR");

export const LIST = {
  title: "Compra e Venda",
  lead: "Materiais, ferramentas e sobras de obra em Mato Grosso do Sul",
  own: "Meus Anúncios",
  publish: "Publicar Anúncio",
  logInHint: "Quer anunciar?",
  logIn: "Entre na sua conta",
  label: "Anúncios",
  loading: "Carregando anúncios...",
  loadingMore: "Carregando mais anúncios...",
  counting: "Contando anúncios...",
  count: ({ count, isMore }: { count: number; isMore: boolean }) =>
    isMore ? `${grouped.format(count)}+ anúncios` : count === 1 ? "1 anúncio" : `${grouped.format(count)} anúncios`,
  more: "Carregar mais",
  moreFailed: "Não foi possível carregar mais.",
  retry: "Tentar de novo",
  end: "Você viu todos os anúncios.",
  fromStart: "Ver desde o início",
  empty: "Nenhum anúncio encontrado.",
  emptyText: "Tente outras palavras ou menos filtros.",
  emptyAll: "Assim que alguém publicar, o anúncio aparece aqui.",
  failed: "Não foi possível carregar os anúncios",
} as const;

export const FILTERS = {
  title: "Filtros",
  open: (count: number) => (count === 0 ? "Filtros" : `Filtros (${count})`),
  failed: "Não foi possível abrir os filtros",
  failedText: CONNECTION_LOST,
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
  anyState: "Todos os estados",
  city: "Cidade",
  anyCity: "Todas as cidades",
  searchCity: "Buscar cidade",
  noCity: "Nenhuma cidade encontrada.",
  stateFirst: "Escolha o estado primeiro",
  clear: "Limpar filtros",
  active: "Filtros ativos",
  text: (text: string) => `“${text}”`,
  from: (price: string) => `A partir de ${price}`,
  upTo: (price: string) => `Até ${price}`,
} as const;

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
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
  negotiable: "Negociável",
  published: "Publicado",
  place: "Local:",
} as const;

export const PHOTO_VIEW = {
  failed: "Não foi possível abrir as fotos",
  failedText: CONNECTION_LOST,
  photos: "Fotos do anúncio",
  photo: "Anúncio",
  previous: "Foto anterior",
  next: "Próxima foto",
  close: "Fechar fotos",
  zoomIn: "Aumentar",
  zoomOut: "Diminuir",
  place: "{index} de {total}",
} as const;

export const DETAIL = {
  back: "Voltar",
  title: "Anúncio",
  loading: "Carregando anúncio...",
  description: "Descrição",
  condition: "Condição",
  category: "Categoria",
  location: "Localização",
  zipCode: (cep: string) => `CEP ${cep}`,
  publishedAt: "Publicado em",
  expiresAt: "Expira em",
  expiredAt: "Expirou em",
  photos: "Fotos do anúncio",
  photo: (place: number, total: number) => `Foto ${place} de ${total}`,
  enlarge: (place: number, total: number) => `Ampliar foto ${place} de ${total}`,
  show: (place: number, total: number) => `Mostrar foto ${place} de ${total}`,
  counter: (place: number, total: number) => `${place}/${total}`,
  previous: "Foto anterior",
  next: "Próxima foto",
  seller: "Anunciante",
  contactLoading: "Carregando contato...",
  phone: "Telefone",
  showPhone: "Mostrar telefone",
  showingPhone: "Buscando telefone...",
  phoneFailed: "Não foi possível mostrar o telefone",
  phoneFailedText: "Verifique sua conexão e tente de novo.",
  whatsappOf: "WhatsApp",
  whatsapp: "Chamar no WhatsApp",
  hidden: "O anunciante preferiu não mostrar telefone nem WhatsApp.",
  ownContact: "É assim que os outros veem o seu contato.",
  share: "Compartilhar",
  copied: "Link copiado!",
  copyFailed: "Não foi possível copiar o link.",
  report: "Denunciar",
  reportText: (title: string, id: string) => `Olá! Quero denunciar o anúncio “${title}” (código ${id}).`,
  safety: "Combine a entrega em lugar seguro e confira o produto antes de pagar.",
  failed: "Não foi possível carregar o anúncio",
  gone: "Anúncio não encontrado.",
  goneText: "Ele pode ter sido excluído ou ter passado dos 5 dias.",
  goneAction: "Ver anúncios",
  inactive: "Este anúncio está inativo e só você o vê. Renove para ele voltar à lista por 5 dias.",
} as const;

export const OWN = {
  title: "Meus Anúncios",
  loading: "Carregando seus anúncios...",
  failed: "Não foi possível carregar seus anúncios",
  empty: "Você ainda não tem anúncios publicados.",
  emptyText: "Venda o que sobrou da obra ou o que não usa mais. Leva dois minutos.",
  active: "Ativo",
  inactive: "Inativo",
  expires: (day: string) => `Expira em ${day}`,
  expired: (day: string) => `Expirou em ${day}`,
  view: "Ver",
  edit: "Editar",
  renew: "Renovar",
  remove: "Excluir",
  of: (action: string, title: string) => `${action} ${title}`,
} as const;

export const LOGIN_NEEDED = {
  create: "Você precisa estar logado para criar um anúncio",
  own: "Você precisa estar logado para ver seus anúncios",
  text: "Entre na sua conta ou cadastre-se. É grátis.",
  action: "Entrar",
  checking: "Verificando sua sessão...",
  failed: "Não foi possível verificar sua sessão",
} as const;

export const CONDITION_HINTS: Readonly<Record<Condition, string>> = {
  new: "Sem uso",
  used: "Com marcas de uso",
  refurbished: "Usado, como novo",
};

export const FORM = {
  createTitle: "Publicar Anúncio",
  createText: "Seu anúncio fica 5 dias na lista e pode ser renovado.",
  editTitle: "Editar anúncio",
  loading: "Carregando formulário...",
  loadFailed: "Não foi possível abrir esta tela",
  what: "O que você anuncia",
  title: "Título",
  titlePlaceholder: "Ex.: Cimento CP II, 20 sacos",
  description: "Descrição",
  descriptionPlaceholder: "Medidas, marca, quantidade, estado de conservação, como retirar.",
  price: "Preço",
  category: "Categoria",
  choose: "Selecione",
  condition: "Condição",
  place: "Onde está",
  state: "Estado",
  city: "Cidade",
  cityPlaceholder: "Escolha a cidade",
  neighborhood: "Bairro",
  zipCode: "CEP",
  zipCodePlaceholder: "00000-000",
  contact: "Contato",
  showPhone: "Mostrar meu telefone",
  showWhatsapp: "Mostrar meu WhatsApp",
  priceNegotiable: "Preço negociável",
  contactHint: "Usamos o número do seu perfil.",
  draft: "Continuamos de onde você parou. Fotos precisam ser escolhidas de novo.",
  discardDraft: "Começar do zero",
  submit: "Publicar Anúncio",
  publishing: "Publicando...",
  sendingPhotos: (done: number, total: number) => `Enviando fotos (${done} de ${total})...`,
  save: "Salvar alterações",
  saving: "Salvando...",
  waiting: "Aguardando internet...",
  offline: "Você está sem internet. O que escreveu está guardado e será publicado assim que a conexão voltar.",
  sessionOver: "Sua sessão terminou. O que você escreveu está guardado: entre de novo para publicar.",
  logIn: "Entrar",
} as const;

export const PHOTOS = {
  label: "Fotos",
  hint: (max: number) => `Até ${max} fotos de 5 MB. A primeira é a capa do anúncio.`,
  add: "Adicionar fotos",
  addMore: "Adicionar",
  count: (count: number, max: number) => `${count} de ${max}`,
  list: "Fotos escolhidas",
  photo: (place: number) => `Foto ${place}`,
  primary: "Principal",
  makePrimary: (place: number) => `Tornar principal a foto ${place}`,
  remove: (place: number) => `Remover foto ${place}`,
  retry: (place: number) => `Tentar de novo a foto ${place}`,
  retryShort: "Tentar de novo",
  progress: (place: number) => `Envio da foto ${place}`,
  waiting: "Na fila",
  sent: "Enviada",
  onlyImages: "Selecione apenas imagens.",
  tooLarge: "Máximo 5MB.",
  tooMany: "Limite atingido",
  tooManyText: (max: number) => `Máximo de ${max} fotos por anúncio.`,
  failed: "Não foi possível enviar a foto. Tente de novo.",
  someFailed: (count: number) =>
    count === 1
      ? "1 foto não foi enviada. Tente de novo aqui."
      : `${count} fotos não foram enviadas. Tente de novo aqui.`,
  removeFailed: "Erro ao remover a foto",
  primaryFailed: "Erro ao trocar a foto principal",
} as const;

export const CREATED = "Anúncio criado com sucesso! Expira em 5 dias.";
export const CREATE_FAILED = "Erro ao criar anúncio. Verifique se todos os campos estão preenchidos corretamente.";
export const REQUIRED_MISSING = "Preencha todos os campos obrigatórios";
export const UPDATED = "Anúncio atualizado com sucesso!";
export const UPDATE_FAILED = "Erro ao atualizar anúncio";
export const CHECK_FIELDS = "Confira os campos destacados.";

/** Toast for a failed publication. */
export function createFailure(failure: Failure): { title: string; text?: string } {
  if (failure.code === "auth.required") return { title: LOGIN_NEEDED.create };
  if (failure.code === "rate_limited") {
    const text = failure.params["retryAt"]
      ? "Você já publicou muitos anúncios hoje. Tente de novo amanhã."
      : "Muitas tentativas seguidas. Aguarde alguns minutos e tente de novo.";
    return { title: "Limite atingido", text };
  }
  return { title: CREATE_FAILED };
}

/** Toast for a failed edit. */
export function updateFailure(failure: Failure): { title: string; text: string } {
  if (failure.code === "input.invalid") return { title: UPDATE_FAILED, text: CHECK_FIELDS };
  return { title: UPDATE_FAILED, text: TRY_LATER };
}

export const RENEW = {
  success: "Anúncio renovado! Expira em 5 dias.",
  failed: "Erro ao renovar anúncio",
  failedText: TRY_LATER,
} as const;

export const DELETE = {
  title: "Excluir anúncio",
  text: (title: string) => `Tem certeza que deseja excluir “${title}”? Esta ação não pode ser desfeita.`,
  confirm: "Excluir",
  success: "Anúncio excluído com sucesso",
  failed: "Erro ao excluir anúncio",
  failedText: TRY_LATER,
} as const;

export const LEAVE = {
  title: "Sair sem publicar?",
  text: "O que você escreveu fica guardado neste aparelho. As fotos, não.",
  confirm: "Sair",
  cancel: "Continuar escrevendo",
} as const;

export const LEAVE_PHOTOS = {
  title: "Sair sem enviar as fotos?",
  text: "Seu anúncio já foi publicado, mas as fotos ainda estão sendo enviadas.",
  confirm: "Sair",
  cancel: "Esperar",
} as const;

export const LEAVE_EDIT = {
  title: "Descartar alterações?",
  text: "O que você mudou ainda não foi salvo.",
  confirm: "Descartar",
  cancel: "Continuar editando",
} as const;
