import type { SubjectKind } from "../../shared/decisions.ts";
import { listingPath } from "../listings/addresses.ts";
import { profilePath } from "../networking/addresses.ts";
import type { CaseKind } from "./rules.ts";

const PATHS: Readonly<Record<SubjectKind, (place: string, id: string) => string>> = {
  request: (id) => `/oportunidades?solicitacao=${id}`,
  listing: (title, id) => listingPath({ title, id }),
  card: profilePath,
  reference: profilePath,
  photo: profilePath,
  comment: (listingId) => `/anuncio/${listingId}#perguntas`,
  rating: (person) => `/avaliacoes?${person}`,
};

/** Path of a thing in the app; null if it is gone, and for accounts. */
export function subjectPath(kind: CaseKind, place: string | null, id: string): string | null {
  return place === null || kind === "account" ? null : PATHS[kind](place, id);
}
