import type { Database } from "../../../db/client.ts";
import * as cases from "../../../src/features/admin/queries-cases.ts";
import * as numbers from "../../../src/features/admin/queries-credentials.ts";
import * as decisions from "../../../src/features/moderation/queries-decisions.ts";
import * as personBlocks from "../../../src/features/moderation/queries-person-blocks.ts";
import { insertReport } from "../../../src/features/moderation/queries-reports.ts";
import * as credentials from "../../../src/features/profiles/queries-credentials.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DECISIONS, SUBJECT_KINDS } from "../../../src/shared/decisions.ts";
import { CNPJ } from "../moderation.ts";

/** Runs every statement about reports, decisions, blocks of people and credentials. */
export async function useModeration(db: Database, people: { one: string; other: string }, now: number): Promise<void> {
  const { one, other } = people;
  for (const kind of SUBJECT_KINDS) {
    await insertReport(db, one, { kind, id: other, reason: "spam", text: "" }, now);
    for (const decision of DECISIONS) {
      const banned = { hashes: ["x", "y"], hint: "x" };
      const by = { decision, reason: "x", adminId: one, banned };
      await cases.decideCaseOnce(db, { id: newId(now), kind, was: null, decidedAt: null }, by, now);
      await cases.decideCaseOnce(db, { id: newId(now), kind, was: "hide", decidedAt: 1 }, by, now);
    }
  }
  for (const list of ["oldest", "most", "answered", "decided"] as const) {
    await cases.listCase(db, "x");
    await cases.listCases(db, list, { after: null, size: 30 });
    await cases.listCases(db, list, { after: { rank: 1, id: "x" }, size: 30 });
  }
  await cases.listReports(db, "x", { before: null, size: 30 });
  await cases.listReports(db, "x", { before: "x", size: 30 });
  await cases.findCase(db, "x");
  await decisions.findDecision(db, "x");
  await decisions.setAnswerToken(db, "x", "y");
  await decisions.findOutcome(db, "x");
  await decisions.findForReceiver(db, decisions.byToken("x"));
  await decisions.findForReceiver(db, decisions.ofOwner("x", "x"));
  await decisions.insertAnswer(db, decisions.byToken("x"), "y", now);
  await decisions.insertAnswer(db, decisions.ofOwner("x", "x"), "y", now);
  const pair = { blockerId: one, blockedId: other };
  await personBlocks.insertPersonBlock(db, pair, now);
  await personBlocks.listBlocked(db, one);
  await personBlocks.deletePersonBlock(db, pair);
  const key = { userId: other, kind: "cnpj", number: CNPJ } as const;
  await credentials.putCredential(db, other, key, now);
  await credentials.listCredentials(db, other);
  await credentials.findDecidedCredential(db, other, "cnpj");
  await numbers.decideNumber(db, key, { isConfirmed: true, reason: "", adminId: one }, now);
  for (const state of ["pending", "decided"] as const) {
    await numbers.listCredentials(db, state, { after: null, size: 30 });
    await numbers.listCredentials(db, state, { after: { at: 1, userId: "x", kind: "cau" }, size: 30 });
  }
  await credentials.deleteCredential(db, other, "cnpj");
}
