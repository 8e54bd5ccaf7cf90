import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  adminAudit,
  alertTopics,
  marketplaceListings,
  outbox,
  reportCases,
  reports,
  serviceRequests,
  sessions,
  users,
} from "../../../db/schema/index.ts";
import type { AdminCase, AdminOverview } from "../../../src/features/admin/schemas.ts";
import { rewriteAlertTopics } from "../../../src/features/alerts/statements.ts";
import { insertOutbox } from "../../../src/platform/delivery/outbox.ts";
import { DECISIONS, type Decision, SUBJECT_KINDS, type SubjectKind } from "../../../src/shared/decisions.ts";
import { makeListing } from "../../support/listings.ts";
import { makeAdmin, makeCase, makeSubjects, report } from "../../support/moderation.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { eventually, sharedProduct, tokenOf } from "../../support/product.ts";

const product = sharedProduct();

const REASON = "Pede dinheiro antes do serviço.";
const decide = (admin: Person, id: string, decision: Decision, reason = REASON, decidedAt: number | null = null) =>
  product.mutate("admin.decide", { id, decision, reason, decidedAt }, admin);
const answer = (token: string, text: string) => product.mutate("moderation.answerDecision", { token, text });

interface CasePage {
  items: AdminCase[];
  nextCursor: string | null;
  matches: { count: number; isMore: boolean } | null;
}
const cases = async (admin: Person, input: { state: string; sort?: string; cursor?: string | null }) =>
  (await product.query("admin.cases", { sort: "oldest", ...input }, admin)).data as CasePage;

/** A listing of a new owner that new people reported. */
async function makeReported(reporterCount = 2) {
  const owner = await makePerson(product, { name: "Olavo Alvo" });
  const reporters = await Promise.all(
    Array.from({ length: reporterCount }, () => makePerson(product, { name: "Dora Denúncia" })),
  );
  const listingId = await makeListing(product, owner);
  for (const reporter of reporters) await report(product, reporter, "listing", listingId);
  const [found] = await product.db.select().from(reportCases).where(eq(reportCases.subjectId, listingId));
  return { owner, reporters, listingId, caseId: found?.id ?? expect.fail() };
}

const rowsAbout = async (kind: "mail.decision" | "mail.report-outcome", ids: string[]) =>
  (await product.db.select().from(outbox).where(eq(outbox.kind, kind))).filter(({ payload }) =>
    ids.includes(String(payload["caseId"] ?? payload["reportId"])),
  );
const auditOf = (caseId: string) =>
  product.db
    .select()
    .from(adminAudit)
    .where(and(eq(adminAudit.targetKind, "case"), eq(adminAudit.targetId, caseId)));
const stateOf = async (listingId: string, owner: Person) => ({
  listing: (
    await product.db
      .select({ hidden: marketplaceListings.hiddenBecause })
      .from(marketplaceListings)
      .where(eq(marketplaceListings.id, listingId))
  ).map(({ hidden }) => hidden),
  isBlocked: (await product.db.select().from(users).where(eq(users.id, owner.id)))[0]?.blockedAt !== null,
  sessions: (await product.db.select().from(sessions).where(eq(sessions.userId, owner.id))).length,
});

const EFFECTS: Record<Decision, { listing: (string | null)[]; isBlocked: boolean; sessions: number }> = {
  keep: { listing: [null], isBlocked: false, sessions: 1 },
  warn: { listing: [null], isBlocked: false, sessions: 1 },
  hide: { listing: ["decision"], isBlocked: false, sessions: 1 },
  delete: { listing: [], isBlocked: false, sessions: 1 },
  block: { listing: ["block"], isBlocked: true, sessions: 0 },
};
const TOLD: Record<Decision, { owner: string; reporter: string }> = {
  keep: { owner: "Seu conteúdo continua no Portal da Construção", reporter: "O conteúdo continua publicado" },
  warn: { owner: "Aviso sobre um conteúdo seu no Portal da Construção", reporter: "recebeu um aviso" },
  hide: { owner: "Ocultamos um conteúdo seu no Portal da Construção", reporter: "O conteúdo foi ocultado" },
  delete: { owner: "Excluímos um conteúdo seu no Portal da Construção", reporter: "O conteúdo foi excluído" },
  block: { owner: "Sua conta no Portal da Construção foi bloqueada", reporter: "foi bloqueada" },
};

describe.each(DECISIONS)("the decision %s", (decision) => {
  test("takes effect, is recorded, and is told to both sides by mail", async () => {
    const admin = await makeAdmin(product);
    const { owner, reporters, listingId, caseId } = await makeReported();
    const decided = await decide(admin, caseId, decision);
    expect([decided.error, decided.roundTrips]).toEqual([null, 3]);
    expect(await stateOf(listingId, owner)).toEqual(EFFECTS[decision]);
    expect(await auditOf(caseId)).toMatchObject([
      {
        adminId: admin.id,
        action: "decide",
        reason: REASON,
        after: { decision, subjectKind: "listing", subjectId: listingId, ownerId: owner.id, reportCount: 2 },
      },
    ]);
    const [told] = await product.mails(owner.email);
    expect(told?.subject).toBe(TOLD[decision].owner);
    for (const part of ["Olá, Olavo!", "seu anúncio", "Betoneira 400 L", `Motivo: ${REASON}`])
      expect(told?.text).toContain(part);
    expect(told?.text.includes("/resposta#token=")).toBe(decision !== "keep");
    expect(told?.text).not.toMatch(/Dora|Denúncia/);
    for (const reporter of reporters) {
      const mails = await product.mails(reporter.email);
      expect(mails.map(({ subject }) => subject)).toEqual(["Analisamos sua denúncia no Portal da Construção"]);
      expect(mails[0]?.text).toContain(TOLD[decision].reporter);
      expect(mails[0]?.text).not.toMatch(/Olavo|Betoneira|dinheiro|#token/);
    }
    expect((await decide(admin, caseId, "hide")).error?.code).toBe("case.decided");
    expect(await stateOf(listingId, owner)).toEqual(EFFECTS[decision]);
    expect(await auditOf(caseId)).toHaveLength(1);
  });
});

test("of parallel decisions by two admins, one takes effect", async () => {
  const admins = [await makeAdmin(product), await makeAdmin(product)];
  for (let round = 0; round < 3; round++) {
    const { owner, listingId, caseId } = await makeReported(3);
    const wishes = DECISIONS.flatMap((decision) => admins.map((admin) => ({ admin, decision })));
    const answers = await Promise.all(wishes.map(({ admin, decision }) => decide(admin, caseId, decision)));
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(
      Array.from({ length: wishes.length - 1 }, () => "case.decided"),
    );
    const won = wishes[answers.findIndex(({ status }) => status === 200)] ?? expect.fail();
    expect(await stateOf(listingId, owner)).toEqual(EFFECTS[won.decision]);
    expect(await auditOf(caseId)).toMatchObject([{ adminId: won.admin.id, after: { decision: won.decision } }]);
    const ids = (await product.db.select().from(reports).where(eq(reports.caseId, caseId))).map(({ id }) => id);
    expect(await rowsAbout("mail.decision", [caseId])).toHaveLength(1);
    expect(await rowsAbout("mail.report-outcome", ids)).toHaveLength(3);
  }
});

test("things of each kind are hidden and deleted by a decision, and a case of what is gone can be decided", async () => {
  const [admin, owner] = [await makeAdmin(product), await makeProvider(product)];
  const subjects = await makeSubjects(product, owner);
  for (const kind of SUBJECT_KINDS) {
    const id = subjects[kind];
    for (const decision of ["hide", "delete", "delete"] as const) {
      const caseId = await makeCase(product, { kind, id, owner }, []);
      expect([kind, (await decide(admin, caseId, decision)).error]).toEqual([kind, null]);
      const again = await report(product, await makePerson(product), kind, id);
      // A deleted card is an empty one.
      const isSeen = kind === "card" && decision === "delete";
      expect([kind, again.error?.code ?? "ok"]).toEqual([kind, isSeen ? "ok" : "subject.not_found"]);
      await product.db.delete(reportCases).where(eq(reportCases.subjectId, id));
    }
  }
});

test("a deleted card tells its owner of no more requests", async () => {
  const [admin, owner] = [await makeAdmin(product), await makeProvider(product)];
  await product.db.batch(rewriteAlertTopics(product.db, owner.id));
  const topics = () => product.db.$count(alertTopics, eq(alertTopics.userId, owner.id));
  expect(await topics()).toBeGreaterThan(0);
  await decide(admin, await makeCase(product, { kind: "card", id: owner.id, owner }, []), "delete");
  expect(await topics()).toBe(0);
});

test("an unknown case is not found, and admins do not block themselves", async () => {
  const admin = await makeAdmin(product);
  expect((await decide(admin, crypto.randomUUID(), "keep")).error?.code).toBe("case.not_found");
  const id = await makeRequest(product, admin);
  const caseId = await makeCase(product, { kind: "request", id, owner: admin }, [await makePerson(product)]);
  expect((await decide(admin, caseId, "block")).error?.code).toBe("admin.self");
  expect((await decide(admin, caseId, "hide", "  ")).error?.fields).toEqual({ reason: "Escreva o motivo." });
  expect(await auditOf(caseId)).toEqual([]);
});

test("each of many reporters gets a mail, and nobody whose account is gone", async () => {
  const admin = await makeAdmin(product);
  const reporters = await Promise.all(Array.from({ length: 60 }, () => makePerson(product)));
  const owner = await makePerson(product);
  const id = await makeRequest(product, owner);
  const caseId = await makeCase(product, { kind: "request", id, owner }, reporters);
  await decide(admin, caseId, "warn");
  const ids = (await product.db.select().from(reports).where(eq(reports.caseId, caseId))).map((row) => row.id);
  const rows = await rowsAbout("mail.report-outcome", ids);
  expect(new Set(rows.map((row) => row.id)).size).toBe(60);
  expect(new Set(rows.map((row) => row.payload["reportId"]))).toEqual(new Set(ids));
  await product.mails(reporters.at(-1)?.email ?? expect.fail());

  const gone = crypto.randomUUID();
  await insertOutbox(product.db, "mail.decision", { caseId: gone, was: null }, 0);
  await insertOutbox(product.db, "mail.report-outcome", { reportId: gone }, 0);
  await decide(admin, await makeCase(product, { kind: "request", id, owner }, reporters.slice(0, 0)), "warn");
  await eventually(async () => {
    const found = [...(await rowsAbout("mail.decision", [gone])), ...(await rowsAbout("mail.report-outcome", [gone]))];
    return found.every(({ deliveredAt }) => deliveredAt !== null) || undefined;
  }, "the deliveries");
});

describe("the answer", () => {
  test("is given once through the link in the mail, also by a blocked person, and shown to admins", async () => {
    const admin = await makeAdmin(product);
    const { owner, caseId } = await makeReported();
    await decide(admin, caseId, "block");
    const token = tokenOf((await product.mails(owner.email))[0]);
    const read = () => product.mutate("moderation.readDecision", { token });
    expect((await read()).data).toMatchObject({
      kind: "listing",
      excerpt: expect.stringContaining("Betoneira"),
      decision: "block",
      reason: REASON,
      answer: null,
    });
    expect((await answer(token, " ")).error?.fields).toEqual({ text: "Escreva sua resposta." });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => answer(token, `Resposta ${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === "decision.answered")).toHaveLength(9);
    const given = `Resposta ${answers.findIndex(({ status }) => status === 200)}`;
    expect((await read()).data).toMatchObject({ answer: given });
    const { items } = await cases(admin, { state: "decided" });
    expect(items.find(({ id }) => id === caseId)).toMatchObject({ answer: given, answeredAt: expect.any(Number) });
    // A repeated delivery after that would only send a link that is of no use.
    await insertOutbox(product.db, "mail.decision", { caseId, was: null }, 0);
    expect((await read()).status).toBe(200);
  });

  test("needs the token of the newest mail", async () => {
    const unknown = "a".repeat(43);
    expect((await answer(unknown, "Oi")).error?.code).toBe("decision.link_invalid");
    expect((await product.mutate("moderation.readDecision", { token: unknown })).error?.code).toBe(
      "decision.link_invalid",
    );
    const admin = await makeAdmin(product);
    const { owner, caseId } = await makeReported();
    await decide(admin, caseId, "hide");
    const first = tokenOf((await product.mails(owner.email))[0]);
    const [row] = await product.db.select().from(reportCases).where(eq(reportCases.id, caseId));
    expect(JSON.stringify(row)).not.toContain(first);
    await insertOutbox(product.db, "mail.decision", { caseId, was: null }, 0);
    const next = await makeReported();
    await decide(admin, next.caseId, "keep");
    const second = tokenOf((await product.mails(owner.email, 2))[0]);
    expect((await answer(first, "Oi")).error?.code).toBe("decision.link_invalid");
    expect((await answer(second, "Oi")).status).toBe(200);
  });
});

describe("deciding again", () => {
  const decidedAtOf = async (caseId: string) =>
    (await product.db.select().from(reportCases).where(eq(reportCases.id, caseId)))[0]?.decidedAt ?? expect.fail();
  const AGAIN = "Vimos a nota fiscal.";

  const CHANGES = [
    ["hide", "keep", "O conteúdo voltou a aparecer."],
    ["hide", "delete", "O conteúdo foi excluído."],
    ["warn", "keep", "O aviso foi retirado."],
    ["block", "keep", "Sua conta foi desbloqueada"],
    ["block", "hide", "O conteúdo foi ocultado"],
    ["delete", "keep", "O conteúdo excluído não volta"],
    ["keep", "block", "Sua conta foi bloqueada"],
    ["hide", "hide", "Ela continua a mesma."],
  ] as const;

  test.each(CHANGES)("%s becomes %s, and both sides are told", async (first, next, told) => {
    const admin = await makeAdmin(product);
    const { owner, reporters, listingId, caseId } = await makeReported(1);
    await decide(admin, caseId, first);
    const seen = await decidedAtOf(caseId);
    expect((await decide(admin, caseId, next, AGAIN, seen)).error).toBeNull();
    const { sessions: _, ...effect } = EFFECTS[next];
    const isGone = first === "delete";
    expect(await stateOf(listingId, owner)).toMatchObject(isGone ? { listing: [], isBlocked: false } : effect);
    const mail = await product.mailWith(owner.email, "Revimos uma decisão no Portal da Construção");
    for (const part of [told, `Motivo: ${AGAIN}`]) expect(mail.text).toContain(part);
    const [reporter = expect.fail()] = reporters;
    await product.mailWith(reporter.email, TOLD[next].reporter);
    expect(await product.mails(reporter.email, first === next ? 1 : 2)).toHaveLength(first === next ? 1 : 2);
    // The admin saw a decision that is no longer the last.
    expect((await decide(admin, caseId, "warn", AGAIN, seen)).error?.code).toBe("case.decided");
    expect(await auditOf(caseId)).toMatchObject([{ before: null }, { before: { decision: first } }]);
  });

  test("an answer brings the case back until it is decided again, and is given once", async () => {
    await product.db.delete(reportCases);
    const admin = await makeAdmin(product);
    const { owner, caseId } = await makeReported(1);
    await decide(admin, caseId, "hide");
    const answered = async () => (await cases(admin, { state: "answered" })).items.map(({ id }) => id);
    const counted = async () =>
      ((await product.query("admin.overview", undefined, admin)).data as AdminOverview).answeredCases.count;
    expect([await answered(), await counted()]).toEqual([[], 0]);
    await answer(tokenOf((await product.mails(owner.email))[0]), "O preço é esse mesmo.");
    expect([await answered(), await counted()]).toEqual([[caseId], 1]);
    await decide(admin, caseId, "hide", AGAIN, await decidedAtOf(caseId));
    expect([await answered(), await counted()]).toEqual([[], 0]);
    const mail = await product.mailWith(owner.email, "Ela continua a mesma.");
    expect(mail.text).not.toContain("#token=");
  });
});

describe("the queue", () => {
  test("shows open cases oldest or most reported first, decided ones newest first, page by page", async () => {
    await product.db.delete(reportCases);
    const admin = await makeAdmin(product);
    const owner = await makeProvider(product);
    const [few, many] = [[await makePerson(product)], [await makePerson(product), await makePerson(product)]];
    const made: string[] = [];
    for (let number = 0; number < 35; number++) {
      const id = await makeRequest(product, owner);
      made.push(await makeCase(product, { kind: "request", id, owner }, number % 10 === 3 ? many : few));
    }
    for (const sort of ["oldest", "most"]) {
      const first = await cases(admin, { state: "open", sort });
      expect(first.matches).toEqual({ count: 35, isMore: false });
      expect(first.items).toHaveLength(30);
      const second = await cases(admin, { state: "open", sort, cursor: first.nextCursor });
      expect([second.items.length, second.nextCursor, second.matches]).toEqual([5, null, null]);
      const shown = [...first.items, ...second.items];
      expect(shown.map(({ id }) => id).sort()).toEqual([...made].sort());
      if (sort === "oldest") expect(shown.map(({ id }) => id)).toEqual([...made].sort());
      else expect(shown.map(({ reportCount }) => reportCount)).toEqual(shown.map((_, i) => (i < 4 ? 2 : 1)));
    }
    const some = made.slice(0, 32);
    for (const [i, id] of some.entries()) {
      await product.db
        .update(reportCases)
        .set({ decision: "keep", decidedAt: 1000 + i })
        .where(eq(reportCases.id, id));
    }
    const decided = await cases(admin, { state: "decided" });
    const rest = await cases(admin, { state: "decided", cursor: decided.nextCursor });
    expect([...decided.items, ...rest.items].map(({ id }) => id)).toEqual([...some].reverse());
  });

  test("says where a thing is, who made it and who reported it, and has nothing for what is gone", async () => {
    const admin = await makeAdmin(product);
    const [owner, reporter] = [
      await makeProvider(product, { name: "Olga" }),
      await makePerson(product, { name: "Rui" }),
    ];
    const subjects = await makeSubjects(product, owner);
    for (const [kind, id] of Object.entries(subjects)) {
      await report(product, reporter, kind as SubjectKind, id, { text: "Veja isto." });
    }
    const pathOf = async () => {
      const { items } = await cases(admin, { state: "open", sort: "most" });
      const own = items.filter(({ ownerId }) => ownerId === owner.id);
      expect(own.every(({ ownerName, reportCount }) => ownerName === "Olga" && reportCount === 1)).toBe(true);
      return Object.fromEntries(own.map((item) => [item.kind, item.path]));
    };
    const profile = `/portal-conexoes/perfil/${owner.id}`;
    expect(await pathOf()).toMatchObject({
      request: expect.stringContaining(subjects.request),
      listing: expect.stringMatching(new RegExp(`^/anuncio/betoneira-400-l-${subjects.listing}$`)),
      card: profile,
      photo: profile,
      reference: expect.stringContaining("/portal-conexoes/perfil/"),
      rating: expect.stringMatching(/^\/avaliacoes\?user=[0-9a-f-]{36}&type=service_provider$/),
    });
    await product.db.delete(serviceRequests).where(eq(serviceRequests.id, subjects.request));
    expect(await pathOf()).toMatchObject({ request: null, card: profile });
    const [found] = await product.db
      .select()
      .from(reportCases)
      .where(inArray(reportCases.subjectId, [subjects.listing]));
    const { data } = await product.query("admin.caseReports", { id: found?.id }, admin);
    expect(data).toMatchObject({
      items: [{ reporterName: "Rui", reason: "fraud", text: "Veja isto." }],
      nextCursor: null,
    });
  });
});

test("the export has one's reports, blocks, numbers and what was decided, and not who reported", async () => {
  const admin = await makeAdmin(product);
  const { owner, reporters, caseId } = await makeReported();
  const [reporter = expect.fail()] = reporters;
  await product.mutate("moderation.blockPerson", { personId: owner.id }, reporter);
  await decide(admin, caseId, "hide");
  const exported = (person: Person) => product.mutate("profiles.exportData", {}, person);
  const ofOwner = await exported(owner);
  expect(ofOwner.data).toMatchObject({
    decisions: [{ subjectKind: "listing", decision: "hide", decisionReason: REASON, answer: null }],
    reportsMade: [],
    blockedPeople: [],
    credentials: [],
  });
  for (const { id, name } of [...reporters, admin]) {
    expect(ofOwner.text).not.toContain(id);
    expect(ofOwner.text).not.toContain(name);
  }
  expect((await exported(reporter)).data).toMatchObject({
    decisions: [],
    reportsMade: [{ subjectKind: "listing", reason: "fraud", text: "" }],
    blockedPeople: [{ name: owner.name }],
  });
});
