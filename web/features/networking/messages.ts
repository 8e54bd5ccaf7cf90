import type { Failure } from "@/lib/errors.ts";

const ratings = (total: number) => `${total.toLocaleString("pt-BR")} ${total === 1 ? "avaliação" : "avaliações"}`;

export const NO_NAME = "Nome não informado";
export const NO_PROFESSION = "Profissão não informada";
export const PREMIUM = "Premium";
export const HOME_LABEL = "Portal da Construção, início";
const TRY_LATER = "Tente novamente em alguns instantes.";
const CONNECTION_LOST = "Verifique sua conexão e tente de novo.";

export const COPY = {
  done: "Copiado!",
  doneText: "Texto copiado para a área de transferência.",
  failed: "Não foi possível copiar o texto.",
} as const;

/** For a part of the screen whose code failed to load. */
export const LATE = { failed: "Não foi possível abrir", failedText: CONNECTION_LOST } as const;

export const CARD = {
  label: "Cartão de visita",
  loading: "Carregando cartão...",
  failed: "Não foi possível carregar o cartão",
  notFound: "Cartão não encontrado",
  notFoundText: "O endereço pode ter mudado, ou o cartão não existe mais.",
  search: "Buscar profissionais",
  enter: "Entrar na plataforma",
  rating: "Avaliação",
  rated: (average: string, total: number) => `${average} de ${ratings(total)}`,
  unrated: "Ainda sem avaliações",
  seeRatings: "Ver avaliações",
  specialties: "Especialidades",
  noSpecialties: "Não informadas",
  regions: "Atende",
  wholeState: "Todo o Estado do MS",
  noRegions: "Não informado",
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  save: "Salvar contato",
  qr: "QR code",
  page: "Ver página profissional",
  edit: "Editar informações",
  share: "Copiar e compartilhar",
  owner: "Este é o seu cartão",
  ownerText: "É assim que os clientes o veem.",
  invitation: "Também trabalha com construção?",
  invitationText: "Tenha o seu cartão e receba pedidos de clientes do estado inteiro.",
  shareText: ({ name, profession, link }: { name: string; profession: string | null; link: string }) =>
    `${[name, profession].filter(Boolean).join(", ")}\nVeja o cartão de visita digital no Portal da Construção:\n${link}`,
} as const;

export const QR = {
  title: "QR code do cartão",
  text: "Aponte a câmera do celular para abrir o cartão.",
  label: (address: string) => `QR code de ${address}`,
  print: "Imprimir",
  close: "Fechar",
} as const;

export const PORTAL = {
  title: "Portal Conexões",
  lead: "Encontre profissionais da construção em todo o estado e amplie sua rede.",
  back: "Voltar",
  search: "Busque um profissional",
  own: "Ver minha página",
  filters: "Filtros",
  filtersWith: (count: number) => (count === 0 ? "Filtros" : `Filtros (${count})`),
  active: "Filtros ativos",
  specialty: "Especialidade",
  allSpecialties: "Todas as especialidades",
  searchSpecialty: "Buscar especialidade",
  noSpecialty: "Nenhuma especialidade encontrada.",
  region: "Região",
  allRegions: "Todas as regiões",
  searchRegion: "Buscar cidade",
  noRegion: "Nenhuma cidade encontrada.",
  userType: "Tipo de usuário",
  userTypes: { all: "Todos", premium: PREMIUM, free: "Gratuito" },
  clear: "Limpar filtros",
  submit: "Buscar",
  list: "Profissionais",
  loading: "Carregando profissionais...",
  failed: "Não foi possível carregar os profissionais",
  empty: "Nenhum profissional encontrado",
  emptyText: "Tente ajustar os filtros de busca.",
  pages: "Páginas",
  previous: "Anterior",
  next: "Próxima",
  page: (page: number) => `Página ${page}`,
} as const;

export const ENTRY = {
  wholeState: "Atende todo o estado",
  noRegion: "Região não informada",
  more: (count: number) => `+${count}`,
  moreSpoken: (count: number) => `e mais ${count}`,
  ratings,
  seeRatings: (total: number) => `Ver avaliações (${total.toLocaleString("pt-BR")})`,
  whatsapp: "WhatsApp",
  noWhatsapp: "WhatsApp não informado",
  instagram: "Instagram",
  of: (name: string) => `de ${name}`,
} as const;

export const CONNECTION = {
  connect: "Conectar",
  pending: "Pendente",
  pendingLong: "Solicitação Pendente",
  connected: "Conectado",
  cancel: "Cancelar solicitação",
  cancelTitle: "Cancelar solicitação de conexão?",
  cancelText: (name: string) => `${name} não verá mais o seu pedido.`,
  keep: "Manter",
  cancelled: "Solicitação cancelada",
  cancelFailed: "Não foi possível cancelar a solicitação.",
  incoming: "Quer se conectar com você",
  accept: "Aceitar",
  reject: "Recusar",
  answerFailed: "Não foi possível responder à solicitação.",
} as const;

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
    case "profile.not_found":
      return { title: "Erro", text: "Perfil não encontrado." };
    case "rate_limited":
      return { title: "Erro", text: "Você já enviou muitas solicitações. Tente de novo mais tarde." };
    default:
      return { title: "Erro", text: CONNECT_FAILED[place] };
  }
}

export const PROFILE = {
  back: "Voltar ao Portal",
  loading: "Carregando perfil...",
  failed: "Não foi possível carregar o perfil",
  notFound: "Profissional não encontrado",
  notFoundText: "O endereço pode estar errado, ou a página não existe mais.",
  share: "Compartilhar página",
  card: "Ver cartão de visita",
  rated: (average: string, total: number) => `${average} (${ratings(total)})`,
  counters: "Números da página",
  connections: (count: number) => (count === 1 ? "conexão" : "conexões"),
  references: (count: number) => (count === 1 ? "referência" : "referências"),
  ratings: (count: number) => (count === 1 ? "avaliação" : "avaliações"),
  contact: "Entrar em contato via WhatsApp",
  contactShort: "WhatsApp",
  instagram: "Ver no Instagram",
  contactBar: "Contato",
} as const;

export const REFERENCES = {
  title: "Referências",
  add: "Adicionar referência",
  loading: "Carregando referências...",
  failed: "Não foi possível carregar as referências",
  empty: "Nenhuma referência ainda",
  emptyText: "Já trabalhou com este profissional? Conte como foi.",
  emptyOwn: "Peça a quem já trabalhou com você que deixe uma referência aqui.",
  carousel: "Referências, role para o lado",
  previous: "Referências anteriores",
  next: "Próximas referências",
  more: "Ver mais referências",
  kinds: { client: "Cliente", provider: "Prestador" },
  difficulty: (level: number) => `Dificuldade: ${level}/5`,
  recommendation: (level: number) => `Recomendação: ${level}/5`,
  hidden: "Oculta",
  hiddenText: "Só você vê esta referência.",
  hide: "Ocultar referência",
  show: "Mostrar referência",
  hideDone: "Referência oculta",
  hideDoneText: "Só você a vê agora.",
  showDone: "Referência visível",
  showDoneText: "Todos a veem de novo.",
  changeFailed: "Não foi possível mudar a referência.",
  remove: "Excluir referência",
  removeTitle: "Excluir referência?",
  removeText: "O que você escreveu sai desta página. Esta ação não pode ser desfeita.",
  removed: "Referência excluída",
  removeFailed: "Falha ao excluir.",
} as const;

export const REFERENCE_FORM = {
  title: "Adicionar Referência",
  text: (name: string) => `Conte como foi trabalhar com ${name}.`,
  description: "Descrição do serviço",
  descriptionPlaceholder: "Ex.: fez o reboco e o contrapiso da minha casa, no prazo combinado.",
  date: "Data do serviço",
  place: "Local do serviço",
  placePlaceholder: "Bairro e cidade",
  difficulty: "Nível de dificuldade",
  difficulties: ["Muito fácil", "Fácil", "Médio", "Difícil", "Muito difícil"],
  recommendation: "Recomendação",
  recommendations: ["Não recomendo", "Recomendo pouco", "Recomendo", "Recomendo muito", "Recomendo sempre"],
  specialties: "Especialidades",
  specialtiesHint: "Escolha pelo menos uma.",
  submit: "Adicionar referência",
  submitting: "Enviando...",
  cancel: "Cancelar",
  added: "Sucesso",
  addedText: "Referência adicionada com sucesso!",
  failed: "Erro",
  failedText: "Ocorreu um erro ao adicionar a referência.",
  loginNeeded: "Você precisa estar logado para adicionar uma referência.",
  own: "Você não pode adicionar uma referência para si mesmo.",
  tooMany: "Você já adicionou muitas referências hoje. Tente de novo amanhã.",
  offline: "Você está sem internet. O que escreveu fica aqui: envie quando a conexão voltar.",
} as const;

export const PORTFOLIO = {
  title: "Portfólio",
  count: (count: number, max: number) => `${count} de ${max} fotos`,
  add: "Adicionar foto",
  loading: "Carregando portfólio...",
  failed: "Não foi possível carregar o portfólio",
  empty: "Nenhuma foto no portfólio ainda.",
  emptyOwn: "Mostre seus melhores trabalhos: até 3 fotos.",
  open: (title: string) => `Ampliar foto: ${title}`,
  edit: "Editar",
  remove: "Excluir",
  of: (title: string) => ` ${title}`,
  removeTitle: "Excluir foto",
  removeText: "Tem certeza que deseja excluir esta foto?",
  removing: "Excluindo...",
  cancel: "Cancelar",
  removed: "Excluído",
  removedText: "Foto removida.",
  removeFailed: "Falha ao excluir.",
} as const;

export const PHOTO_FORM = {
  addTitle: "Adicionar Foto ao Portfólio",
  editTitle: "Editar Foto",
  photo: "Foto",
  choose: "Escolher foto",
  change: "Trocar foto",
  formats: "JPEG, PNG ou WebP, até 5 MB.",
  chosen: "Foto escolhida",
  title: "Título",
  titlePlaceholder: "Ex.: Banheiro com porcelanato",
  description: "Descrição",
  descriptionHint: "Opcional.",
  submit: "Adicionar foto",
  sending: "Enviando...",
  stop: "Parar envio",
  retry: "Tentar de novo",
  save: "Salvar",
  saving: "Salvando...",
  cancel: "Cancelar",
  error: "Erro",
  missing: "Preencha título e selecione uma imagem.",
  missingTitle: "O título não pode ficar vazio.",
  full: "Limite atingido",
  fullText: "Máximo de 3 fotos no portfólio.",
  added: "Sucesso",
  addedText: "Foto adicionada ao portfólio!",
  failedText: "Falha ao enviar a foto.",
  updated: "Atualizado",
  updatedText: "Foto atualizada com sucesso.",
  updateFailed: "Falha ao editar.",
} as const;

export const SHARE = {
  title: "Página Profissional Copiada!",
  waitingTitle: "Compartilhar página",
  text: "Cole o convite onde quiser: no WhatsApp, num email, numa rede social.",
  copy: "Copiar texto",
  copied: "Copiado!",
  close: "Fechar",
  whatsapp: "Abrir WhatsApp",
  invitation: (link: string) =>
    [
      "Olá! Esta é a minha página profissional no Portal da Construção:",
      link,
      "",
      "Nela você vê meus trabalhos e minhas referências e fala comigo pelo WhatsApp.",
      "Crie a sua também: o cadastro é gratuito!",
    ].join("\n"),
} as const;

export const LIGHTBOX = {
  photos: "Fotos do portfólio",
  photo: "Foto",
  previous: "Foto anterior",
  next: "Próxima foto",
  close: "Fechar",
  zoomIn: "Aumentar",
  zoomOut: "Diminuir",
  place: "{index} de {total}",
} as const;

export const LEAVE = {
  title: "Sair sem enviar?",
  text: "O que você escreveu será perdido.",
  draftText: "O que você escreveu fica guardado neste aparelho.",
  confirm: "Sair",
  cancel: "Continuar escrevendo",
} as const;

/** Text for a rejected reference when no single field is at fault. */
export function referenceFailure(failure: Failure): string {
  switch (failure.code) {
    case "auth.required":
      return REFERENCE_FORM.loginNeeded;
    case "reference.own":
      return REFERENCE_FORM.own;
    case "rate_limited":
      return REFERENCE_FORM.tooMany;
    case "network":
      return navigator.onLine ? failureText(failure, REFERENCE_FORM.failedText) : REFERENCE_FORM.offline;
    default:
      return failureText(failure, REFERENCE_FORM.failedText);
  }
}

/** Toast for a failed change. */
export const failed = (text: string) => (failure: Failure) => ({ title: "Erro", text: failureText(failure, text) });

/** Text for a failure that has no specific message on its screen. */
export function failureText(failure: Failure, text: string): string {
  const [field] = Object.values(failure.fields);
  if (field) return field;
  if (failure.code === "network") return `${text} ${CONNECTION_LOST}`;
  return failure.code === "rate_limited" ? `${text} ${TRY_LATER}` : text;
}
