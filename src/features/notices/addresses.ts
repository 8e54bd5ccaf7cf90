import type { NoticeDetails, NoticeKind, NoticeLink } from "../../shared/notices.ts";

type Paths = { readonly [Kind in NoticeKind]: (notice: NoticeLink<Kind>, now: number) => string };

const OWN_LISTINGS = "/marketplace?ver=meus-anuncios";
/** Of notices whose text says everything. */
const TEXT_ALONE = "/avisos";
const profilePath = (id: string) => `/portal-conexoes/perfil/${id}`;
/** Reason of a decision, and the answer to it; `id` is of its case, or of what it is about. */
const decisionPath = (id: string) => `/resposta?sobre=${id}`;
const SUBSCRIPTION = "/gerenciar-assinatura";

const ratingsOf = ({ details }: { details: NoticeDetails<"rating"> }) =>
  `/avaliacoes?user=${details.personId}&type=${details.type}`;
const hiresOf = ({ details }: { details: NoticeDetails<"hire-done"> }) => `/${details.side}-contracts`;
const agreementOf = ({ subjectId }: { subjectId: string }) => `/contratacao/${subjectId}/acordo`;

const OWN_INTERESTS = "/meus-interesses";
const interestedPath = ({ subjectId }: { subjectId: string }) => `/solicitacao/${subjectId}/interessados`;
const requestPath = ({ subjectId }: { subjectId: string }) => `/oportunidades?solicitacao=${subjectId}`;

const listingQuestions = (listingId: string) => `/anuncio/${listingId}#perguntas`;
const askedPath = ({ details }: { details: NoticeDetails<"listing-question"> }) => listingQuestions(details.listingId);

/** Where the owner of a thing sees it. */
function contentPath({ kind, place }: Pick<NoticeDetails<"decision">, "kind" | "place">): string {
  if (kind === "account") return SUBSCRIPTION;
  if (kind === "listing") return OWN_LISTINGS;
  if (kind === "comment") return listingQuestions(place);
  if (kind === "request") return `/cliente/dashboard?solicitacao=${place}`;
  return kind === "rating" ? `/avaliacoes?${place}` : profilePath(place);
}

const ADMIN_PATHS: Readonly<Record<NoticeDetails<"admin-work">["what"], string>> = {
  reports: "/admin?aba=denuncias",
  answers: "/admin?aba=denuncias&filtro=respondidas",
  credentials: "/admin?aba=conferencias",
  deliveries: "/admin?aba=integracoes",
  jobs: "/admin",
  backup: "/admin",
  refunds: "/admin?aba=pagamentos&filtro=estornados",
  payments: "/admin?aba=pagamentos",
};

/** The screen that a notice is about, by its kind. */
const PATHS: Paths = {
  interest: interestedPath,
  question: () => OWN_INTERESTS,
  answered: interestedPath,
  declined: () => OWN_INTERESTS,
  // Only there can an ended request be published again.
  "request-ending": ({ subjectId, endsAt }, now) =>
    endsAt > now
      ? `/cliente/dashboard?solicitacao=${subjectId}`
      : `/solicitacao/${subjectId}/resultado?resposta=ainda-nao`,
  "request-outcome": ({ subjectId }) => `/solicitacao/${subjectId}/resultado`,
  "request-deleted": () => "/solicitar-servico",
  addressed: requestPath,
  recommended: requestPath,
  "request-closed": () => OWN_INTERESTS,
  "other-chosen": () => OWN_INTERESTS,
  hired: () => "/provider-contracts",
  "hire-confirmed": () => "/client-contracts",
  "hire-denied": () => "/client-contracts",
  agreement: agreementOf,
  "agreement-accepted": agreementOf,
  "hire-done": hiresOf,
  "hire-cancelled": hiresOf,
  "hire-closed": agreementOf,
  rating: ratingsOf,
  "rating-reply": ratingsOf,
  reference: ({ details }) => `${profilePath(details.personId)}#referencias`,
  "connection-asked": () => "/portal-conexoes/minhas?aba=recebidos",
  "connection-accepted": () => "/portal-conexoes/minhas",
  "listing-ending": () => OWN_LISTINGS,
  "listing-question": askedPath,
  "listing-answer": askedPath,
  "saved-search": ({ details, subjectId }) => `${details.path}&novos=${subjectId}`,
  "charge-open": () => SUBSCRIPTION,
  "charge-overdue": () => SUBSCRIPTION,
  "charge-paid": () => SUBSCRIPTION,
  "charge-refunded": () => SUBSCRIPTION,
  "renewal-cancelled": () => SUBSCRIPTION,
  "premium-ending": () => SUBSCRIPTION,
  "premium-granted": () => SUBSCRIPTION,
  "friend-joined": () => SUBSCRIPTION,
  decision: ({ details, subjectId }) =>
    details.decision === "keep" || details.decision === "unblock" ? contentPath(details) : decisionPath(subjectId),
  "report-outcome": () => TEXT_ALONE,
  content: ({ details, subjectId }) => (details.act === "restore" ? contentPath(details) : decisionPath(subjectId)),
  credential: () => "/profile",
  "admin-work": ({ details }) => ADMIN_PATHS[details.what],
  "phone-moved": () => "/profile",
};

function pathBy<Kind extends NoticeKind>(notice: NoticeLink<Kind>, now: number): string {
  return PATHS[notice.kind](notice, now);
}

/** Path of the screen that a notice is about. */
export const noticePath = (notice: NoticeLink<NoticeKind>, now: number): string => pathBy(notice, now);
