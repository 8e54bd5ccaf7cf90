import { z } from "zod";
import { idPageOf, pageOf } from "../../platform/database/keyset.ts";
import { SUBJECT_KINDS } from "../../shared/decisions.ts";
import { DAY_MS, UTC_OFFSET_MS } from "../../shared/time.ts";
import type { UserContext } from "../../trpc/init.ts";
import { subjectPath } from "../moderation/addresses.ts";
import { CASE_KINDS } from "../moderation/rules.ts";
import { listAudit } from "./queries-audit-list.ts";
import { listDeliveries, listEvents } from "./queries-records.ts";
import { searchOf } from "./read-lists.ts";
import { PAGE_SIZE, readEventCursor, writeEventCursor } from "./rules.ts";
import type {
  AuditRow,
  auditInput,
  auditPage,
  deliveriesInput,
  deliveryPage,
  eventPage,
  eventsInput,
} from "./schemas.ts";

type ListedAct = Awaited<ReturnType<typeof listAudit>>[number];

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const caseSubject = z.object({ subjectKind: z.enum(CASE_KINDS), subjectId: z.string() });
const subjectKind = z.enum(SUBJECT_KINDS);

/** Path of the thing that an act was on, or that its case is about; null for others, and if it is gone. */
function pathOf({ thing, targetKind, targetId, after }: ListedAct): string | null {
  const ofCase = caseSubject.safeParse(after);
  if (targetKind === "case") {
    return ofCase.success ? subjectPath(ofCase.data.subjectKind, thing?.place ?? null, ofCase.data.subjectId) : null;
  }
  const kind = subjectKind.safeParse(targetKind);
  return kind.success ? subjectPath(kind.data, thing?.place ?? null, targetId) : null;
}

/** What an admin did, as the panel tells it. */
export function auditRowOf(act: ListedAct): AuditRow {
  const { thing, ...row } = act;
  return { ...row, target: thing && { name: thing.name, courseId: thing.courseId, path: pathOf(act) } };
}

/**
 * What admins did, newest first: on what has the id that was searched for, or belongs to this person, or by or on the
 * people whom a text finds.
 */
export async function readAudit(
  { db }: UserContext,
  input: z.infer<typeof auditInput>,
): Promise<z.infer<typeof auditPage>> {
  const search = searchOf(input);
  const start = input.day ? Date.parse(input.day) - UTC_OFFSET_MS : null;
  const rows = await listAudit(db, {
    ...search,
    targetId: ID.test(input.text) ? input.text.toLowerCase() : null,
    action: input.action ?? null,
    adminId: input.adminId ?? null,
    within: start === null ? null : [start, start + DAY_MS],
  });
  return idPageOf(rows.map(auditRowOf), { before: search.before, size: PAGE_SIZE });
}

export async function readDeliveries(
  { db }: UserContext,
  { filter, cursor }: z.infer<typeof deliveriesInput>,
): Promise<z.infer<typeof deliveryPage>> {
  const page = { before: cursor ?? null, size: PAGE_SIZE };
  return idPageOf(await listDeliveries(db, filter, page.before), page);
}

export async function readEvents(
  { db }: UserContext,
  { cursor }: z.infer<typeof eventsInput>,
): Promise<z.infer<typeof eventPage>> {
  const { items, last } = pageOf(await listEvents(db, cursor ? readEventCursor(cursor) : null), PAGE_SIZE);
  return { items, nextCursor: last && writeEventCursor(last) };
}
