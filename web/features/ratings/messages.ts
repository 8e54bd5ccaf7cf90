import type { RatedType } from "#src/features/ratings/rules.ts";
import { formatWhole } from "#src/shared/format.ts";

export const TYPE_NAMES: Readonly<Record<RatedType, string>> = { client: "Cliente", service_provider: "Prestador" };

export const SCREEN = {
  title: "Avaliações",
  refresh: "Atualizar",
  refreshed: "Dados atualizados",
  refreshFailed: "Não foi possível atualizar os dados.",
  error: "Erro",
} as const;

export const PEOPLE = {
  title: "Todos os Usuários",
  search: "Buscar por nome",
  loading: "Carregando usuários...",
  failed: "Não foi possível carregar os usuários.",
  none: "Nenhum usuário encontrado",
  noneText: "Confira o nome ou tente outro.",
  average: (average: string, total: number) => `${average} (${formatWhole(total)})`,
} as const;

/** The user's own ratings, above those of others. */
export const OWN = {
  title: "Suas avaliações",
  loading: "Carregando suas avaliações...",
  as: { client: "Recebidas como cliente", service_provider: "Recebidas como prestador" },
  read: "Ver e responder",
  ask: "Pedir avaliação",
  askText: (link: string) => `Olá! Pode avaliar o meu trabalho com você no Portal da Construção? ${link}`,
  written: "Que você escreveu",
  writtenNone: "Você ainda não avaliou ninguém.",
  replied: "com resposta",
  states: { hidden: "oculta pela moderação", waiting: "aguardando a outra pessoa" },
} as const;

export const PERSON = {
  back: "Voltar à Lista",
  loading: "Carregando avaliações...",
  failed: "Não foi possível carregar este perfil.",
  notFound: "Usuário não encontrado",
  notFoundText: "Ele pode ter saído do portal. Veja os outros usuários na lista.",
  rated: (average: string, total: number) =>
    `${average} (${formatWhole(total)} ${total === 1 ? "avaliação" : "avaliações"})`,
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  card: "Ver cartão",
  rate: "Avaliar",
  editOwn: "Editar minha avaliação",
  visitor: "É possível avaliar somente após login",
  home: "Ir para o início",
} as const;

/** Why the viewer may not rate the person. */
export const OBSTACLES = {
  own: "Estas são as avaliações sobre você. Você pode responder a cada uma.",
  account_new: "Contas novas podem fazer avaliações livres depois de 24 horas.",
  refused: "Não é possível avaliar esta pessoa.",
  hidden: "A moderação ocultou sua avaliação desta pessoa, que não pode ser trocada.",
} as const;

/** What a new account can do meanwhile, and from when it may rate freely. */
export const NEW_ACCOUNT = {
  from: (time: string) => `A sua pode a partir de ${time}.`,
  hires: "Contratações confirmadas você já pode avaliar.",
} as const;

export const RATINGS = {
  moreOf: "avaliações",
  title: "O que dizem",
  empty: "Nenhuma avaliação encontrada",
  emptyText: "Este usuário ainda não possui avaliações.",
  failed: "Não foi possível carregar as avaliações.",
  contract: "Com Contrato",
  free: "Avaliação Livre",
  edited: "editada",
  fromHire: "Há contratação confirmada entre os dois",
  noHire: "Sem contratação confirmada entre os dois",
  noHires: "Conta sem contratações confirmadas",
  reason: "Motivo",
  service: "Serviço",
  date: "Data do ocorrido",
  hidden: "Ocultada pela moderação. Só você vê esta avaliação.",
  waiting: "Aguardando a avaliação da outra pessoa. Só você vê, por até 14 dias.",
  replyOf: (name: string) => `Resposta de ${name}`,
  reply: "Responder",
  editReply: "Editar resposta",
  edit: "Editar",
  remove: "Excluir",
} as const;

/** On a confirmed hire. */
export const HIRE_RATING = {
  open: "Avaliar",
  waiting: "Você já avaliou. Aguardando a outra pessoa.",
  done: "Você já avaliou.",
  addReference: "Adicionar referência",
} as const;

interface AskedFor {
  name: string;
  service: string;
  link: string;
}

const reference = ({ name, service, link }: AskedFor) =>
  `Olá, ${name}! Uma referência sua pelo serviço “${service}” me ajuda a conseguir novos trabalhos. Leva dois minutos:\n${link}`;

/** Messages to the other person of a hire; none tells the gender of who sends it. */
export const ASK = {
  rating: "Pedir avaliação",
  reference: "Pedir referência",
  from: (name: string) => `a ${name}`,
  provider: {
    rating: ({ name, service, link }: AskedFor) =>
      `Olá, ${name}! Agradeço a confiança no serviço “${service}”. Pode avaliar meu trabalho no Portal da Construção? Leva um minuto:\n${link}`,
    reference,
  },
  client: {
    rating: ({ name, service, link }: AskedFor) =>
      `Olá, ${name}! Pode avaliar no Portal da Construção como foi trabalhar comigo no serviço “${service}”? Leva um minuto:\n${link}`,
    reference,
  },
} as const;

/** In the panels. */
export const LATEST = { none: "Ninguém avaliou você ainda." } as const;
