import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { idPageOf, pageOf } from "../../platform/database/keyset.ts";
import { boundCount } from "../../shared/bounded-count.ts";
import { CREDENTIAL_KINDS } from "../../shared/credentials.ts";
import type { UserContext } from "../../trpc/init.ts";
import { subjectPath } from "../moderation/addresses.ts";
import { listCase, listCases, listReports } from "./queries-cases.ts";
import { listCredentials } from "./queries-credentials.ts";
import { PAGE_SIZE } from "./rules.ts";
import type {
  AdminCase,
  caseInput,
  casePage,
  caseReportsInput,
  casesInput,
  credentialPage,
  credentialsInput,
  reportPage,
} from "./schemas.ts";

const CASE_CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})$/;

function readCaseCursor(cursor: string | null | undefined) {
  const [matches, rank, id = ""] = CASE_CURSOR.exec(cursor ?? "") ?? [];
  return matches === undefined ? null : { rank: Number(rank), id };
}

type ListedCase = Awaited<ReturnType<typeof listCase>>[number];

/** A case as the panel shows it. */
export const caseOf = ({ place, ...item }: ListedCase): AdminCase => ({
  ...item,
  path: subjectPath(item.kind, place, item.subjectId),
});

/** Throws `case.not_found`. */
export async function readCase({ db }: UserContext, { id }: z.infer<typeof caseInput>): Promise<AdminCase> {
  const [row] = await listCase(db, id);
  if (!row) throw new DomainError("case.not_found");
  return caseOf(row);
}

/** A page of cases: open ones, oldest or most reported first, or decided ones, newest first. */
export async function readCases(
  { db }: UserContext,
  { state, sort, cursor }: z.infer<typeof casesInput>,
): Promise<z.infer<typeof casePage>> {
  const after = readCaseCursor(cursor);
  const { rows, count } = await listCases(db, state === "open" ? sort : state, { after, size: PAGE_SIZE });
  const { items, last } = pageOf(rows, PAGE_SIZE);
  return {
    items: items.map(({ rank: _, ...item }) => caseOf(item)),
    nextCursor: last && `${last.rank}.${last.id}`,
    matches: after ? null : boundCount(count),
  };
}

/** A page of a case's reports, newest first. */
export async function readCaseReports(
  { db }: UserContext,
  { id, cursor }: z.infer<typeof caseReportsInput>,
): Promise<z.infer<typeof reportPage>> {
  const page = { before: cursor ?? null, size: PAGE_SIZE };
  return idPageOf(await listReports(db, id, page), page);
}

const CREDENTIAL_CURSOR = /^(\d{1,15})\.([0-9a-f-]{36})\.([a-z]+)$/;
const kind = z.enum(CREDENTIAL_KINDS);

function readCredentialCursor(cursor: string | null | undefined) {
  const [, at, userId = "", typedKind] = CREDENTIAL_CURSOR.exec(cursor ?? "") ?? [];
  const known = kind.safeParse(typedKind);
  return known.success ? { at: Number(at), userId, kind: known.data } : null;
}

/** A page of credentials: pending ones, oldest first, or decided ones, newest first. */
export async function readCredentials(
  { db }: UserContext,
  { state, cursor }: z.infer<typeof credentialsInput>,
): Promise<z.infer<typeof credentialPage>> {
  const rows = await listCredentials(db, state, { after: readCredentialCursor(cursor), size: PAGE_SIZE });
  const { items, last } = pageOf(rows, PAGE_SIZE);
  return {
    items: items.map(({ at: _, ...item }) => item),
    nextCursor: last && `${last.at}.${last.userId}.${last.kind}`,
  };
}
