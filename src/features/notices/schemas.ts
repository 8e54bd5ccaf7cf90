import { z } from "zod";
import { NOTICES, type NoticeKind, noticePerson } from "../../shared/notices.ts";
import { idField } from "../../shared/schemas.ts";
import { UNREAD_MAX } from "./rules.ts";

const plain = <Kind extends NoticeKind, Details>(kind: Kind, { details }: { details: Details }) => ({
  id: z.string(),
  subjectId: z.string(),
  createdAt: z.int(),
  kind: z.literal(kind),
  details,
});

/** Notices of all kinds; `people` and `person`: the fields of those whose text counts people or names somebody. */
const noticesWith = <People extends z.ZodRawShape, Person extends z.ZodRawShape>(people: People, person: Person) =>
  z.discriminatedUnion("kind", [
    z.object({ ...plain("interest", NOTICES.interest), ...people }),
    z.object(plain("question", NOTICES.question)),
    z.object(plain("answered", NOTICES.answered)),
    z.object(plain("declined", NOTICES.declined)),
    z.object({ ...plain("request-ending", NOTICES["request-ending"]), endsAt: z.int() }),
    z.object(plain("request-outcome", NOTICES["request-outcome"])),
    z.object(plain("request-deleted", NOTICES["request-deleted"])),
    z.object(plain("addressed", NOTICES.addressed)),
    z.object({ ...plain("recommended", NOTICES.recommended), ...person }),
    z.object(plain("request-closed", NOTICES["request-closed"])),
    z.object(plain("other-chosen", NOTICES["other-chosen"])),
    z.object({ ...plain("hired", NOTICES.hired), ...person }),
    z.object({ ...plain("hire-confirmed", NOTICES["hire-confirmed"]), ...person }),
    z.object({ ...plain("hire-denied", NOTICES["hire-denied"]), ...person }),
    z.object({ ...plain("agreement", NOTICES.agreement), ...person }),
    z.object({ ...plain("agreement-accepted", NOTICES["agreement-accepted"]), ...person }),
    z.object({ ...plain("hire-done", NOTICES["hire-done"]), ...person }),
    z.object({ ...plain("hire-cancelled", NOTICES["hire-cancelled"]), ...person }),
    z.object(plain("hire-closed", NOTICES["hire-closed"])),
    z.object({ ...plain("rating", NOTICES.rating), ...person }),
    z.object({ ...plain("rating-reply", NOTICES["rating-reply"]), ...person }),
    z.object({ ...plain("reference", NOTICES.reference), ...person }),
    z.object({ ...plain("connection-asked", NOTICES["connection-asked"]), ...person }),
    z.object({ ...plain("connection-accepted", NOTICES["connection-accepted"]), ...person }),
    z.object({ ...plain("listing-ending", NOTICES["listing-ending"]), endsAt: z.int() }),
    z.object(plain("listing-question", NOTICES["listing-question"])),
    z.object(plain("listing-answer", NOTICES["listing-answer"])),
    z.object(plain("saved-search", NOTICES["saved-search"])),
    z.object(plain("charge-open", NOTICES["charge-open"])),
    z.object(plain("charge-overdue", NOTICES["charge-overdue"])),
    z.object(plain("charge-paid", NOTICES["charge-paid"])),
    z.object(plain("charge-refunded", NOTICES["charge-refunded"])),
    z.object(plain("renewal-cancelled", NOTICES["renewal-cancelled"])),
    z.object(plain("premium-ending", NOTICES["premium-ending"])),
    z.object(plain("premium-granted", NOTICES["premium-granted"])),
    z.object(plain("friend-joined", NOTICES["friend-joined"])),
    z.object(plain("decision", NOTICES.decision)),
    z.object(plain("report-outcome", NOTICES["report-outcome"])),
    z.object(plain("content", NOTICES.content)),
    z.object(plain("credential", NOTICES.credential)),
    z.object(plain("admin-work", NOTICES["admin-work"])),
    z.object(plain("phone-moved", NOTICES["phone-moved"])),
  ]);

/** What an app needs to know of a notice to find its screen. */
export const linkedNotice = noticesWith({}, {});
export const notice = z.intersection(
  noticesWith({ people: z.int() }, { person: noticePerson }),
  z.object({ isRead: z.boolean() }),
);

/** `path`: the screen that the notice is about. */
const shownNotice = z.intersection(notice, z.object({ path: z.string() }));
export type ShownNotice = z.output<typeof shownNotice>;

/** An unread notice, by which an app knows that it opens what the notice is about. */
const unreadNotice = z.object({ id: z.string(), kind: z.string(), createdAt: z.int(), path: z.string() });
export type UnreadNotice = z.output<typeof unreadNotice>;

export const unreadCount = z.object({
  unread: z.int(),
  notices: z.array(unreadNotice),
});

export const listNoticesInput = z.object({ cursor: z.string().max(60).nullish() });
export const noticePage = z.object({ items: z.array(shownNotice), nextCursor: z.string().nullable() });

/** Some notices, or with null all; only up to the time of the newest that the person saw. */
export const markReadInput = z.object({
  ids: z.array(idField, "Informe quais avisos.").max(UNREAD_MAX, "São avisos demais.").nullable(),
  until: z.int("Informe até quando."),
});
export type MarkReadInput = z.output<typeof markReadInput>;
