import type { DELETE_REQUEST_REASONS } from "#src/features/admin/rules.ts";
import type { CaseKind } from "#src/features/moderation/rules.ts";
import type { SubjectKind } from "#src/shared/decisions.ts";

export const REQUESTS = {
  label: "Solicitações",
  request: "Solicitação",
  contact: "Contato",
  place: "Local",
  created: "Publicada",
  interest: "Interessados",
  none: "Nenhuma solicitação ainda",
  open: "Aberta",
  expired: "Encerrada",
  photos: "Fotos da solicitação",
  photo: (place: number) => `Foto ${place}`,
} as const;

export const LISTINGS = {
  label: "Anúncios",
  listing: "Anúncio",
  owner: "Anunciante",
  price: "Preço",
  city: "Cidade",
  created: "Publicado",
  none: "Nenhum anúncio ainda",
  inactive: "Inativo",
  sold: "Vendido",
} as const;

export const RATINGS = {
  label: "Avaliações",
  rating: "Avaliação",
  author: "De",
  evaluated: "Para",
  kind: "Tipo",
  created: "Enviada",
  reply: "Resposta",
  none: "Nenhuma avaliação ainda",
  contract: "Com Contrato",
  free: "Avaliação Livre",
} as const;

export const HIDDEN = { decision: "Oculto", block: "Oculto: conta bloqueada" } as const;

export const CONTENT_FILTERS = {
  all: { slug: "todos", label: "Todos" },
  hidden: { slug: "ocultos", label: "Ocultos" },
} as const;
/** The same for 'Solicitações' and 'Avaliações'. */
export const FEMININE_FILTERS = {
  all: { slug: "todas", label: "Todas" },
  hidden: { slug: "ocultas", label: "Ocultas" },
} as const;

export const DELETE_REQUEST = {
  label: "Excluir solicitação",
  title: "Excluir solicitação?",
  text: (service: string, owner: string) => `“${service}”, de ${owner}, sai do portal e não volta.`,
  reason: "Motivo da exclusão",
  choose: "Selecione um motivo",
  confirm: "Excluir solicitação",
  busy: "Excluindo...",
  done: { title: "Solicitação excluída!", text: "Exclusão bem-sucedida." },
  failed: { title: "Erro na exclusão", text: "Falha na exclusão" },
} as const;

export const DELETE_REQUEST_LABELS = {
  guidelines: "Fora das diretrizes do portal",
  completed: "Serviço já concluído",
  duplicate: "Solicitação duplicada",
  inappropriate: "Conteúdo impróprio",
  spam: "Spam",
  other: "Outro motivo",
} as const satisfies Record<(typeof DELETE_REQUEST_REASONS)[number], string>;

interface KindWords {
  /** With its article, as the object of a verb. */
  object: string;
  isFeminine: boolean;
}

const WORDS: Record<SubjectKind, KindWords> = {
  request: { object: "a solicitação", isFeminine: true },
  listing: { object: "o anúncio", isFeminine: false },
  card: { object: "o cartão", isFeminine: false },
  reference: { object: "a referência", isFeminine: true },
  photo: { object: "a foto", isFeminine: true },
  rating: { object: "a avaliação", isFeminine: true },
  comment: { object: "a mensagem", isFeminine: true },
};

/** A thing of a kind, with its article, as the object of a verb. */
export const objectOf = (kind: CaseKind) => (kind === "account" ? "a conta" : WORDS[kind].object);

const bare = (object: string) => object.slice(2);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const nameOfKind = (kind: CaseKind) => (kind === "account" ? "Conta" : capital(bare(WORDS[kind].object)));

/** Texts of hiding, restoring and deleting one thing. */
export function contentTexts(kind: SubjectKind, name: string) {
  const { object, isFeminine } = WORDS[kind];
  const end = isFeminine ? "a" : "o";
  const bareName = bare(object);
  return {
    hide: {
      label: "Ocultar",
      title: `Ocultar ${object}?`,
      text: `${name}: só quem publicou continua vendo. Dá para restaurar depois.`,
      confirm: "Ocultar",
      busy: "Ocultando...",
      done: { title: `${capital(bareName)} ocultad${end}!` },
      failed: { title: "Erro", text: `Não foi possível ocultar ${object}.` },
    },
    restore: {
      label: "Restaurar",
      title: `Restaurar ${object}?`,
      text: `${name}: volta a aparecer para todos.`,
      confirm: "Restaurar",
      busy: "Restaurando...",
      done: { title: `${capital(bareName)} restaurad${end}!` },
      failed: { title: "Erro", text: `Não foi possível restaurar ${object}.` },
    },
    remove: {
      label: "Excluir",
      title: `Excluir ${object}?`,
      text: `${name}: sai do portal e não volta.`,
      confirm: "Excluir",
      busy: "Excluindo...",
      done: { title: `${capital(bareName)} excluíd${end}!` },
      failed: { title: "Erro", text: `Não foi possível excluir ${object}.` },
    },
  };
}
