import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hires, serviceRequests } from "../../../db/schema/index.ts";
import type { AgreementVersion, HireView } from "../../../src/features/hires/schemas.ts";
import type { RequestDetail } from "../../../src/features/requests/schemas.ts";
import { AGREEMENT_TEXT, makeHire, makeInterests } from "../../support/hires.ts";
import { makeHiredPair, makeProvider } from "../../support/network.ts";
import { readNotices } from "../../support/notices.ts";
import { makePerson, makeRequest, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const finish = (person: Person, id: string) => product.mutate("hires.finish", { id }, person);
const cancel = (person: Person, id: string, reason = "A obra foi adiada.") =>
  product.mutate("hires.cancel", { id, reason }, person);
const openAs = async ({ cookie }: Person, requestId: string) =>
  (await product.fetch(`/contato/solicitacao/${requestId}?ciente=sim`, { headers: { cookie }, redirect: "manual" }))
    .status;
const hireOf = async (person: Person, side: "client" | "provider") =>
  ((await product.query("hires.mine", { side }, person)).data as { items: HireView[] }).items[0];
const requestOf = async (id: string) =>
  (await product.db.select().from(serviceRequests).where(eq(serviceRequests.id, id)))[0];
const rowOf = async (id: string) => (await product.db.select().from(hires).where(eq(hires.id, id)))[0];

test("either side says once that the service is done, which both see, and rates it", async () => {
  for (const side of ["client", "provider"] as const) {
    const { client, provider, id, requestId } = await makeHiredPair(product);
    const [who, other] = side === "client" ? [client, provider] : [provider, client];
    expect((await finish(await makePerson(product), id)).error?.code).toBe("hire.not_found");
    expect((await finish(who, id)).error).toBeNull();
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: "confirmed", endedAs: "done", endedBy: side, endReason: "" });
    for (const again of [who, other]) expect((await finish(again, id)).error).toBeNull();
    expect((await cancel(other, id)).error?.code).toBe("hire.ended");
    expect(await rowOf(id)).toEqual(row);
    expect(await hireOf(client, "client")).toMatchObject({ endedAs: "done", isEndedByMe: side === "client" });
    expect(await hireOf(provider, "provider")).toMatchObject({ endedAs: "done", isEndedByMe: side === "provider" });
    const request = await requestOf(requestId);
    expect(request).toMatchObject({ hiredAt: expect.any(Number), status: "expired" });
    expect(request?.expiresAt).toBeLessThanOrEqual(Date.now());
    const own = await product.query("requests.mine", undefined, client);
    expect(own.data).toMatchObject([{ id: requestId, isHired: true, isDone: true }]);
    const { data } = await product.query("requests.byId", { id: requestId }, provider);
    expect(data).toMatchObject({ isHired: true, isDone: false, answer: "done" });
    expect(
      (await product.mutate("ratings.rateHire", { hireId: id, stars: 5, comment: "Fez bem." }, who)).error,
    ).toBeNull();
  }
});

test("a hire that is done leaves the request of somebody who looks for more people open", async () => {
  const { client, provider, id, requestId } = await makeHiredPair(product);
  expect(await hireOf(client, "client")).toMatchObject({ asksForMore: true });
  await product.mutate("requests.seekMore", { id: requestId }, client);
  expect((await finish(provider, id)).error).toBeNull();
  expect(await requestOf(requestId)).toMatchObject({ hiredAt: null, status: "open" });
  expect(await hireOf(client, "client")).toMatchObject({ asksForMore: false });
});

test("whoever is interested hears that a request ends with its hire, which can't be opened again", async () => {
  const { client, provider, id, requestId } = await makeHiredPair(product);
  const late = await makePerson(product, { provider: true });
  await makeInterests(product, requestId, [late]);
  expect((await finish(provider, id)).error).toBeNull();
  const told = async (person: Person) => (await readNotices(product, person)).map(({ kind }) => kind);
  expect(await told(late)).toEqual(["request-closed"]);
  expect(await told(client)).toContain("hire-done");
  expect(await told(provider)).not.toContain("request-closed");
  const reopened = await product.mutate("requests.setClosed", { id: requestId, closed: false }, client);
  expect(reopened.error?.code).toBe("request.not_found");
});

test("a request ends with the last of its hires", async () => {
  const { client, provider, id, requestId } = await makeHiredPair(product);
  const second = await makePerson(product, { provider: true });
  await product.mutate("requests.seekMore", { id: requestId }, client);
  await makeInterests(product, requestId, [second]);
  const { data } = await product.mutate("hires.propose", { requestId, providerId: second.id }, client);
  const other = (data as { id: string }).id;
  await product.mutate("hires.answer", { id: other, isConfirmed: true }, second);
  expect((await finish(provider, id)).error).toBeNull();
  expect(await requestOf(requestId)).toMatchObject({ status: "open" });
  expect((await finish(second, other)).error).toBeNull();
  expect(await requestOf(requestId)).toMatchObject({ status: "expired" });
});

test("a hire is cancelled with a reason, which the other person reads without contacts and by mail", async () => {
  const { client, provider, id } = await makeHiredPair(product);
  expect((await cancel(client, id, "  ")).error?.fields).toHaveProperty("reason");
  const reason = "A obra foi adiada. Ligue 67 99912-3456.";
  for (const _ of [1, 2]) expect((await cancel(client, id, reason)).error).toBeNull();
  expect((await finish(provider, id)).error?.code).toBe("hire.ended");
  expect(await hireOf(client, "client")).toMatchObject({ endedAs: "cancelled", isEndedByMe: true, endReason: reason });
  const seen = await hireOf(provider, "provider");
  expect(seen).toMatchObject({ endedAs: "cancelled", isEndedByMe: false });
  const [mail] = await product.mails(provider.email);
  expect(mail?.subject).toBe("Sua contratação foi cancelada");
  expect(mail?.text).toContain("/provider-contracts");
  const exported = await product.mutate("profiles.exportData", {}, provider);
  for (const text of [seen?.endReason, mail?.text, exported.text]) {
    expect(text).toContain("A obra foi adiada.");
    expect(text).not.toContain("99912-3456");
  }
});

test("a cancelled hire frees its open request for another person, and may still be rated", async () => {
  const { client, provider, id, requestId } = await makeHiredPair(product);
  const next = await makeProvider(product);
  await makeInterests(product, requestId, [next]);
  await product.db
    .update(serviceRequests)
    .set({ outcome: "hired", outcomeAt: 1 })
    .where(eq(serviceRequests.id, requestId));
  const propose = (who: Person) => product.mutate("hires.propose", { requestId, providerId: who.id }, client);
  expect((await propose(next)).error?.code).toBe("hire.exists");
  expect((await cancel(provider, id)).error).toBeNull();
  expect(await requestOf(requestId)).toMatchObject({ hiredAt: null, outcome: null, outcomeAt: null });
  expect((await propose(provider)).error?.code).toBe("hire.answered");
  expect((await propose(next)).data).toMatchObject({ status: "proposed" });
  const rating = { hireId: id, stars: 2, comment: "Desmarcou na véspera." };
  expect((await product.mutate("ratings.rateHire", rating, client)).error).toBeNull();
});

test("that somebody else was hired is no news any more once that hire is cancelled", async () => {
  const [client, provider, other] = [
    await makePerson(product),
    await makeProvider(product),
    await makeProvider(product),
  ];
  const requestId = await makeRequest(product, client);
  await makeInterests(product, requestId, [provider, other]);
  await product.mutate("hires.propose", { requestId, providerId: provider.id }, client);
  const id = (await hireOf(provider, "provider"))?.id ?? expect.fail();
  await product.mutate("hires.answer", { id, isConfirmed: true }, provider);
  expect(await readNotices(product, other)).toMatchObject([{ kind: "other-chosen" }]);
  expect((await cancel(provider, id)).error).toBeNull();
  expect(await readNotices(product, other)).toEqual([]);
});

test("a request stays hired while another of its hires stands", async () => {
  const { client, provider, id, requestId } = await makeHiredPair(product);
  const other = await makeProvider(product);
  const second = await makeHire(product, client, other);
  await product.db.update(hires).set({ requestId }).where(eq(hires.id, second.id));
  await cancel(client, id);
  expect((await requestOf(requestId))?.hiredAt).not.toBeNull();
  expect(await hireOf(provider, "provider")).toMatchObject({ asksForMore: false });
  await cancel(client, second.id);
  expect((await requestOf(requestId))?.hiredAt).toBeNull();
});

test("proposed and denied hires, and those whose other account is gone, have no end", async () => {
  const { client, provider, id } = await makeHiredPair(product);
  for (const status of ["proposed", "denied"] as const) {
    const hire = await makeHire(product, client, await makeProvider(product), status);
    expect((await finish(client, hire.id)).error?.code).toBe("hire.not_found");
    expect((await cancel(client, hire.id)).error?.code).toBe("hire.not_found");
  }
  await product.mutate("profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }, provider);
  expect((await finish(client, id)).error?.code).toBe("hire.not_found");
});

test("the agreement of a cancelled hire stays, but takes no version and no acceptance", async () => {
  const { client, provider, id } = await makeHiredPair(product);
  const saved = await product.mutate("hires.saveAgreement", { hireId: id, text: AGREEMENT_TEXT }, client);
  const { newest } = saved.data as { newest: AgreementVersion };
  await cancel(client, id);
  const version = { hireId: id, version: 1, textHash: newest.textHash };
  expect((await product.mutate("hires.acceptAgreement", version, provider)).error?.code).toBe("agreement.changed");
  const text = { ...AGREEMENT_TEXT, what: "Outra coisa." };
  expect((await product.mutate("hires.saveAgreement", { hireId: id, text }, provider)).error?.code).toBe(
    "hire.not_found",
  );
  expect((await product.query("hires.agreement", { id }, provider)).data).toMatchObject({
    canWrite: false,
    newest: { version: 1, acceptedAt: null },
  });
});

test("who leaves takes the reason along, and nobody is told of a hire that has ended", async () => {
  const { client, provider, id } = await makeHiredPair(product);
  await cancel(provider, id, "Mudei de cidade.");
  await product.mutate("profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }, provider);
  expect(await hireOf(client, "client")).toMatchObject({ personId: null, endedAs: "cancelled", endReason: "" });
  const notices = (await product.query("notices.list", {}, client)).data as { items: { kind: string }[] };
  expect(notices.items.map(({ kind }) => kind)).not.toContain("hire-closed");
});

test("whoever is hired reads the request after its end, and nobody else does", async () => {
  const { client, provider, id, requestId } = await makeHiredPair(product);
  const [other, chosen] = [
    await makePerson(product, { premium: true }),
    await makeProvider(product, { premium: true }),
  ];
  const detailOf = async (who: Person) => {
    const { data, error, roundTrips } = await product.query("requests.byId", { id: requestId }, who);
    expect(roundTrips).toBe(2);
    return (data as RequestDetail | null) ?? error?.code;
  };
  await makeInterests(product, requestId, [chosen]);
  await product.mutate("requests.seekMore", { id: requestId }, client);
  const proposed = await product.mutate("hires.propose", { requestId, providerId: chosen.id }, client);
  expect((await product.mutate("requests.setClosed", { id: requestId, closed: true }, client)).error).toBeNull();
  expect(await detailOf(provider)).toMatchObject({ answer: "hired", contactPhone: null, isContactLimited: false });
  // What they pay for does not end with the request of somebody who hired them.
  expect(await detailOf(chosen)).toMatchObject({ answer: "asked", contactPhone: REQUEST_INPUT.contactPhone });
  expect(await detailOf(other)).toBe("request.not_found");
  const statusesOf = () => Promise.all([provider, chosen, other].map((by) => openAs(by, requestId)));
  expect(await statusesOf()).toEqual([403, 302, 404]);

  const { id: proposedId } = proposed.data as { id: string };
  await product.mutate("hires.answer", { id: proposedId, isConfirmed: false }, chosen);
  expect((await finish(client, id)).error).toBeNull();
  expect([await detailOf(provider), await detailOf(chosen)]).toMatchObject([{ id: requestId }, "request.not_found"]);
  await product.db.update(hires).set({ endedAs: "cancelled" }).where(eq(hires.id, id));
  expect(await detailOf(provider)).toBe("request.not_found");
  await product.db.update(hires).set({ endedAs: "done" }).where(eq(hires.id, id));
  await product.db.update(serviceRequests).set({ hiddenBecause: "decision" }).where(eq(serviceRequests.id, requestId));
  expect(await detailOf(provider)).toBe("request.not_found");
  expect(await statusesOf()).toEqual([404, 404, 404]);
});
