import { z } from "zod";
import { NOTICE_DETAILS } from "../../shared/notices.ts";
import { idField } from "../../shared/schemas.ts";

const base = {
  id: z.string(),
  /** Of the request, listing or search; of a number, the person. */
  subjectId: z.string(),
  createdAt: z.int(),
  isRead: z.boolean(),
};
const kind = <Kind extends keyof typeof NOTICE_DETAILS>(name: Kind) => z.literal(name);
const count = z.int();
/** When the request or listing ends or ended. */
const endsAt = z.int();

export const notice = z.discriminatedUnion("kind", [
  z.object({ ...base, kind: kind("interest"), details: NOTICE_DETAILS.interest, people: count }),
  z.object({ ...base, kind: kind("request-ending"), details: NOTICE_DETAILS["request-ending"], endsAt }),
  z.object({ ...base, kind: kind("listing-ending"), details: NOTICE_DETAILS["listing-ending"], endsAt }),
  z.object({ ...base, kind: kind("saved-search"), details: NOTICE_DETAILS["saved-search"] }),
  z.object({ ...base, kind: kind("phone-moved"), details: NOTICE_DETAILS["phone-moved"] }),
]);
export type Notice = z.output<typeof notice>;

export const unreadCount = z.object({ unread: z.int() });

export const listNoticesInput = z.object({ cursor: z.string().max(60).nullish() });
export const noticePage = z.object({ items: z.array(notice), nextCursor: z.string().nullable() });

/** One notice, or with null all; only up to the time of the newest that the person saw. */
export const markReadInput = z.object({ id: idField.nullable(), until: z.int("Informe até quando.") });
export type MarkReadInput = z.output<typeof markReadInput>;
