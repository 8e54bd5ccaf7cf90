import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { outbox, serviceRequests, users } from "../../../db/schema/index.ts";
import { askOutcome } from "../../../src/features/hires/ask-outcome.job.ts";
import { PUBLISH_LIMITS } from "../../../src/features/requests/rules.ts";
import { insertOutbox } from "../../../src/platform/delivery/outbox.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { makeHire, makeInterests } from "../../support/hires.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, newSubmission, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { makeRequestPhotos } from "../../support/photos.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

/** The age of a request that expired a day ago. */
const DUE_MS = 3 * DAY_MS + MINUTE_MS;
const questionsAbout = async (requestId: string) =>
  (await product.db.select().from(outbox)).filter(
    ({ kind, payload }) => kind === "mail.request-outcome" && payload["requestId"] === requestId,
  );
const row = async (id: string) =>
  (await product.db.select().from(serviceRequests).where(eq(serviceRequests.id, id)))[0];
const setOutcome = (person: Person, requestId: string, outcome: string) =>
  product.mutate("hires.setOutcome", { requestId, outcome }, person);
const readOutcome = (person: Person, requestId: string) => product.query("hires.outcome", { requestId }, person);
const republish = (person: Person, id: string) => product.mutate("requests.republish", { id }, person);

describe("the mail of the day after expiry", () => {
  test("asks once, with three links, whatever is repeated", async () => {
    const owner = await makePerson(product);
    const id = await makeRequest(product, owner, { ageMs: DUE_MS });
    await makeInterests(product, id, [await makeProvider(product)]);
    await Promise.all([product.stack.worker.scheduled(), product.stack.worker.scheduled()]);
    const [mail] = await product.mails(owner.email);
    expect(mail?.subject).toBe("Conseguiu resolver?");
    for (const part of ["text", "html"] as const) {
      for (const answer of ["contratei", "outro", "ainda-nao"]) {
        expect(mail?.[part]).toContain(`${product.stack.url}/solicitacao/${id}/resultado?resposta=${answer}`);
      }
    }
    const { outcomeAskedAt } = (await row(id)) ?? {};
    expect(outcomeAskedAt).toBeGreaterThan(0);
    // As after a crash, with another worker.
    await Promise.all([askOutcome(product.db, Date.now()), askOutcome(product.db, Date.now() + HOUR_MS)]);
    expect(await questionsAbout(id)).toHaveLength(1);
    expect(await row(id)).toMatchObject({ outcomeAskedAt });
  });

  test("is not sent too early, too late, or about what is known, hidden, deleted or of a blocked account", async () => {
    const [owner, blocked, provider] = [
      await makePerson(product),
      await makePerson(product),
      await makeProvider(product),
    ];
    const ids = [
      await makeRequest(product, owner, { ageMs: 3 * DAY_MS - HOUR_MS }),
      await makeRequest(product, owner, { ageMs: 5 * DAY_MS + MINUTE_MS }),
      await makeRequest(product, owner, { ageMs: DUE_MS, outcome: "elsewhere" }),
      await makeRequest(product, owner, { ageMs: DUE_MS, hiddenBecause: "decision" }),
      await makeRequest(product, blocked, { ageMs: DUE_MS }),
      (await makeHire(product, owner, provider)).requestId,
    ];
    const expired = { expiresAt: Date.now() - DAY_MS - MINUTE_MS, createdAt: Date.now() - DUE_MS };
    await product.db
      .update(serviceRequests)
      .set(expired)
      .where(eq(serviceRequests.id, ids.at(-1) ?? ""));
    await product.db.update(users).set({ blockedAt: 1 }).where(eq(users.id, blocked.id));
    const denied = await makeHire(product, owner, provider, "denied");
    await product.db.update(serviceRequests).set(expired).where(eq(serviceRequests.id, denied.requestId));
    await askOutcome(product.db, Date.now());
    for (const id of ids) expect(await questionsAbout(id)).toEqual([]);
    expect(await questionsAbout(denied.requestId)).toHaveLength(1);
  });

  test("asks about many requests in one run", async () => {
    const owner = await makePerson(product);
    const ids: string[] = [];
    for (let i = 0; i < 120; i++) ids.push(await makeRequest(product, owner, { ageMs: DUE_MS + i }));
    expect(await askOutcome(product.db, Date.now())).toEqual({ asked: 120 });
    expect(await askOutcome(product.db, Date.now())).toEqual({ asked: 0 });
  });

  test("is not sent once the owner has answered", async () => {
    const owner = await makePerson(product);
    const answered = await makeRequest(product, owner, { ageMs: DUE_MS, outcome: "elsewhere" });
    const open = await makeRequest(product, owner, { ageMs: DUE_MS, outcomeAskedAt: 1 });
    for (const requestId of [answered, open]) {
      await insertOutbox(product.db, "mail.request-outcome", { userId: owner.id, requestId }, Date.now());
    }
    await product.stack.worker.scheduled();
    const [mail, ...others] = await product.mails(owner.email);
    expect([mail?.text.includes(open), others]).toEqual([true, []]);
    // With nobody interested, nobody was hired.
    expect(mail?.text).not.toContain("resposta=contratei");
  });
});

test("the owner alone tells the outcome of a request, and a repetition keeps its time", async () => {
  const [owner, other] = [await makePerson(product), await makePerson(product, { admin: true })];
  const id = await makeRequest(product, owner, { ageMs: DUE_MS });
  expect((await readOutcome(owner, id)).data).toEqual({
    serviceType: REQUEST_INPUT.serviceType,
    outcome: null,
    hasPhotos: false,
    hasInterested: false,
    wasJustClosed: false,
  });
  await makeRequestPhotos(product, id, 1);
  await makeInterests(product, id, [await makeProvider(product)]);
  expect((await readOutcome(owner, id)).data).toMatchObject({ hasPhotos: true, hasInterested: true });
  expect((await readOutcome(other, id)).error?.code).toBe("request.not_found");
  expect((await setOutcome(other, id, "hired")).error?.code).toBe("request.not_found");
  await setOutcome(owner, id, "not_yet");
  const { outcomeAt } = (await row(id)) ?? {};
  expect(outcomeAt).toBeGreaterThan(0);
  await setOutcome(owner, id, "not_yet");
  expect(await row(id)).toMatchObject({ outcome: "not_yet", outcomeAt });
  await setOutcome(owner, id, "elsewhere");
  expect((await readOutcome(owner, id)).data).toMatchObject({ outcome: "elsewhere" });
});

test("a request with interested people that its owner ended counts as just closed for a day", async () => {
  const owner = await makePerson(product);
  const id = await makeRequest(product, owner);
  await makeInterests(product, id, [await makeProvider(product)]);
  await product.mutate("requests.setClosed", { id, closed: true }, owner);
  expect((await readOutcome(owner, id)).data).toMatchObject({ wasJustClosed: true });
  const dayAgo = Date.now() - DAY_MS;
  await product.db
    .update(serviceRequests)
    .set({ createdAt: dayAgo - HOUR_MS, expiresAt: dayAgo })
    .where(eq(serviceRequests.id, id));
  expect((await readOutcome(owner, id)).data).toMatchObject({ wasJustClosed: false });
});

describe("publishing again", () => {
  test("makes a new request with the same contents, once while that is open", async () => {
    const owner = await makePerson(product);
    const id = await makeRequest(product, owner, { ageMs: DUE_MS });
    const answers = await Promise.all(Array.from({ length: 10 }, () => republish(owner, id)));
    const ids = new Set(answers.map(({ data }) => (data as { id: string }).id));
    expect(ids.size).toBe(1);
    const [again = ""] = ids;
    expect(again).not.toBe(id);
    expect(await row(again)).toMatchObject({ ...REQUEST_INPUT, createdBy: owner.id, status: "open", outcome: null });
    expect((await row(again))?.expiresAt).toBeGreaterThan(Date.now() + 47 * HOUR_MS);
    expect(answers.every(({ roundTrips }) => roundTrips <= 2)).toBe(true);

    await product.mutate("requests.setClosed", { id: again, closed: true }, owner);
    const { data } = await republish(owner, id);
    const { id: newest } = data as { id: string };
    expect([id, again]).not.toContain(newest);
    expect(await row(newest)).toMatchObject({ ...REQUEST_INPUT, createdBy: owner.id, status: "open" });
    expect(await row(again)).toMatchObject({ status: "expired" });
    const { data: last } = await republish(owner, again);
    expect([id, again, newest]).not.toContain((last as { id: string }).id);
  });

  test("makes another new request if somebody was hired for the one before", async () => {
    const owner = await makePerson(product);
    const id = await makeRequest(product, owner, { ageMs: DUE_MS });
    const { id: again } = (await republish(owner, id)).data as { id: string };
    await product.db.update(serviceRequests).set({ hiredAt: 1 }).where(eq(serviceRequests.id, again));
    const { id: newest } = (await republish(owner, id)).data as { id: string };
    expect([id, again]).not.toContain(newest);
    expect(await row(newest)).toMatchObject({ status: "open", hiredAt: null });
  });

  test("is refused while the one before is hidden, also after its time", async () => {
    const owner = await makePerson(product);
    const id = await makeRequest(product, owner, { ageMs: DUE_MS });
    const { id: again } = (await republish(owner, id)).data as { id: string };
    const set = (changes: Partial<typeof serviceRequests.$inferInsert>) =>
      product.db.update(serviceRequests).set(changes).where(eq(serviceRequests.id, again));
    for (const changes of [{}, { status: "expired" as const }]) {
      await set({ ...changes, hiddenBecause: "decision" });
      expect((await republish(owner, id)).error?.code).toBe("request.not_found");
    }
    await set({ status: "open", hiddenBecause: null });
    expect((await republish(owner, id)).data).toEqual({ id: again });
  });

  test("takes the contact of the profile once the request's is erased", async () => {
    const owner = await makePerson(product);
    const erased = { contactName: null, contactPhone: null, ageMs: 33 * DAY_MS };
    const id = await makeRequest(product, owner, erased);
    const { data } = await republish(owner, id);
    expect(await row((data as { id: string }).id)).toMatchObject({
      contactName: owner.name,
      contactPhone: owner.phone,
    });
  });

  test("is refused for others' and hidden requests, and counts towards the limits", async () => {
    const [owner, other] = [await makePerson(product), await makePerson(product, { admin: true })];
    const id = await makeRequest(product, owner);
    const hidden = await makeRequest(product, owner, { hiddenBecause: "decision" });
    expect((await republish(other, id)).error?.code).toBe("request.not_found");
    expect((await republish(owner, hidden)).error?.code).toBe("request.not_found");
    const [hourly] = PUBLISH_LIMITS;
    const ended = () => makeRequest(product, owner, { ageMs: DUE_MS });
    for (let i = 0; i < (hourly?.max ?? 0); i++) expect((await republish(owner, await ended())).error).toBeNull();
    expect((await republish(owner, await ended())).error).toMatchObject({ code: "rate_limited" });
    const created = await product.mutate("requests.create", newSubmission(), owner);
    expect(created.error).toMatchObject({ code: "rate_limited" });
  });
});
