import type { Notice } from "./schemas.ts";

/** Path of the screen that a notice is about. */
export function noticePath(notice: Notice, now: number): string {
  const { subjectId } = notice;
  switch (notice.kind) {
    case "interest":
      return `/solicitacao/${subjectId}/interessados`;
    case "request-ending":
      // Only there can an ended request be published again.
      return notice.endsAt > now
        ? `/cliente/dashboard?solicitacao=${subjectId}`
        : `/solicitacao/${subjectId}/resultado?resposta=ainda-nao`;
    case "listing-ending":
      return "/marketplace?ver=meus-anuncios";
    case "saved-search":
      return `${notice.details.path}&novos=${subjectId}`;
    case "phone-moved":
      return "/profile";
  }
}
