import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { agreements, outbox, serviceRequestInterests, serviceRequests } from "../../../db/schema/index.ts";
import { agreementWording } from "../../../src/features/hires/rules.ts";
import type { AgreementVersion } from "../../../src/features/hires/schemas.ts";
import { hashToken } from "../../../src/platform/hashing/tokens.ts";
import { AGREEMENT_TEXT, makeHire } from "../../support/hires.ts";
import { blockPerson, makeHiredPair } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct, untilServed } from "../../support/product.ts";

const product = sharedProduct();

interface View {
  canWrite: boolean;
  newest: AgreementVersion | null;
  accepted: AgreementVersion | null;
}

const read = (person: Person, id: string) => product.query("hires.agreement", { id }, person);
const save = (person: Person, hireId: string, changes: Partial<typeof AGREEMENT_TEXT> = {}) =>
  product.mutate("hires.saveAgreement", { hireId, text: { ...AGREEMENT_TEXT, ...changes } }, person);
const accept = (
  person: Person,
  hireId: string,
  { version, textHash }: Pick<AgreementVersion, "version" | "textHash">,
) => product.mutate("hires.acceptAgreement", { hireId, version, textHash }, person);
const interested = (client: Person, requestId: string) => product.query("hires.interested", { requestId }, client);
const newestOf = (answer: { data: unknown }) => (answer.data as View).newest as AgreementVersion;
const rowsOf = (hireId: string) => product.db.select().from(agreements).where(eq(agreements.hireId, hireId));
const noticesOf = async (hireId: string) =>
  (await product.db.select().from(outbox))
    .filter(({ payload }) => payload["hireId"] === hireId)
    .map(({ payload }) => `${payload["notice"]} to ${payload["userId"]}`);

describe("an agreement", () => {
  test("is written by one, accepted by the other with its hash, and mailed to both", async () => {
    const { client, provider, id, requestId } = await makeHiredPair(product);
    const inTheRequest = { items: [{ hire: { id, agreement: "none" } }] };
    expect((await interested(client, requestId)).data).toMatchObject(inTheRequest);
    const written = newestOf(await save(client, id));
    expect(written).toMatchObject({
      ...AGREEMENT_TEXT,
      version: 1,
      clientName: client.name,
      providerName: provider.name,
      isMine: true,
      acceptedAt: null,
      textHash: hashToken(agreementWording({ ...written })),
    });
    const [mail] = await product.mails(provider.email);
    expect(mail?.subject).toBe("Há um acordo para você ler");
    expect(mail?.text).toContain(`/contratacao/${id}/acordo`);
    expect((await read(provider, id)).data).toMatchObject({
      hire: { id, agreement: "theirs" },
      canWrite: true,
      newest: { isMine: false },
      accepted: null,
    });
    const accepted = await accept(provider, id, written);
    expect(newestOf(accepted).acceptedAt).toBeGreaterThan(0);
    expect((await accept(provider, id, written)).data).toEqual(accepted.data);
    const letters = [(await product.mails(client.email))[0], (await product.mails(provider.email, 2))[0]];
    expect(letters.map((letter) => letter?.subject)).toEqual(["Seu acordo foi aceito", "Você aceitou um acordo"]);
    for (const letter of letters) expect(letter?.text).toContain(`/contratacao/${id}/acordo`);
    expect(await noticesOf(id)).toEqual([
      `agreement to ${provider.id}`,
      `accepted to ${client.id}`,
      `accepted-own to ${provider.id}`,
    ]);
    const agreed = {
      agreement: "accepted",
      agreedAt: newestOf(accepted).acceptedAt,
      startDate: AGREEMENT_TEXT.startDate,
    };
    expect((await read(client, id)).data).toMatchObject({ hire: agreed, accepted: null });
    inTheRequest.items[0] = { hire: { id, agreement: "accepted" } };
    expect((await interested(client, requestId)).data).toMatchObject(inTheRequest);
  });

  test("keeps its accepted version until the other person accepts the next", async () => {
    const { client, provider, id } = await makeHiredPair(product);
    const first = newestOf(await save(provider, id));
    await accept(client, id, first);
    const changed = await save(client, id, { place: "Rua Nova, 1" });
    expect(changed.data).toMatchObject({
      hire: { agreement: "mine" },
      newest: { version: 2, place: "Rua Nova, 1", acceptedAt: null },
      accepted: { version: 1, place: AGREEMENT_TEXT.place, acceptedAt: expect.any(Number) },
    });
    await accept(provider, id, newestOf(changed));
    expect((await read(provider, id)).data).toMatchObject({ newest: { version: 2, acceptedAt: expect.any(Number) } });
    expect((await rowsOf(id)).length).toBe(2);
  });

  test("cannot be accepted by its writer, with another hash, or after a newer version", async () => {
    const { client, provider, id } = await makeHiredPair(product);
    const first = newestOf(await save(client, id));
    expect((await accept(client, id, first)).error?.code).toBe("agreement.changed");
    expect((await accept(provider, id, { ...first, textHash: "0".repeat(64) })).error?.code).toBe("agreement.changed");
    expect((await accept(provider, id, { ...first, version: 2 })).error?.code).toBe("agreement.changed");
    await save(client, id, { place: "Outro lugar" });
    expect((await accept(provider, id, first)).error?.code).toBe("agreement.changed");
    expect((await rowsOf(id)).map(({ acceptedAt }) => acceptedAt)).toEqual([null, null]);
  });

  test("mails the other person once until they answer, however often it is changed", async () => {
    const { client, provider, id } = await makeHiredPair(product);
    for (const place of ["A", "B", "B", "C"]) await save(client, id, { place });
    expect((await rowsOf(id)).length).toBe(3);
    expect(await noticesOf(id)).toEqual([`agreement to ${provider.id}`]);
    await save(provider, id, { place: "D" });
    expect(await noticesOf(id)).toEqual([`agreement to ${provider.id}`, `agreement to ${client.id}`]);
  });

  test("begins with the request and the offer, for the provider without contacts in them", async () => {
    const { client, provider, id, requestId } = await makeHiredPair(product);
    await product.db
      .update(serviceRequests)
      .set({ description: "Pintar o muro. Ligue 67 99876-5432.", location: "Vila Carlota", city: "Dourados" })
      .where(eq(serviceRequests.id, requestId));
    await product.db
      .update(serviceRequestInterests)
      .set({ minPriceCents: 30_000, maxPriceCents: 50_000 })
      .where(eq(serviceRequestInterests.serviceRequestId, requestId));
    const suggested = { place: "Vila Carlota, Dourados", minPriceCents: 30_000, maxPriceCents: 50_000 };
    const what = "Pintar o muro. Ligue 67 99876-5432.";
    expect((await read(client, id)).data).toMatchObject({ suggested: { ...suggested, what } });
    const forProvider = await read(provider, id);
    expect(forProvider.data).toMatchObject({ suggested });
    expect(forProvider.text).not.toMatch(/99876-?5432/);
    expect((await save(client, id)).data).toMatchObject({ suggested: null });
    await product.db.delete(serviceRequests).where(eq(serviceRequests.id, requestId));
    expect((await read(client, id)).data).toMatchObject({ suggested: null, newest: { version: 1 } });
  });

  test("is nobody else's, and needs a confirmed hire", async () => {
    const { client, provider, id } = await makeHiredPair(product);
    const written = newestOf(await save(client, id, { what: "Canário do acordo" }));
    const others = [await makePerson(product, { premium: true }), await makePerson(product, { admin: true })];
    for (const other of others) {
      for (const answer of [await read(other, id), await save(other, id), await accept(other, id, written)]) {
        expect(answer.error?.code).toBe("hire.not_found");
        expect(answer.text).not.toContain("Canário");
      }
    }
    const proposed = await makeHire(product, client, provider, "proposed");
    expect((await read(client, proposed.id)).data).toMatchObject({ canWrite: false });
    expect((await save(client, proposed.id)).error?.code).toBe("hire.not_found");
  });

  test("gets no new version while one of the two blocks the other, but can be read and accepted", async () => {
    const { client, provider, id } = await makeHiredPair(product);
    const written = newestOf(await save(client, id));
    await blockPerson(product, provider, client);
    expect((await read(client, id)).data).toMatchObject({ canWrite: false, newest: { version: 1 } });
    expect((await save(client, id, { place: "X" })).error?.code).toBe("agreement.refused");
    expect((await accept(provider, id, written)).error).toBeNull();
  });

  test("has parts that add up to its price, and a real date", async () => {
    const { client, id } = await makeHiredPair(product);
    const wrong = { priceCents: 1, startDate: "2026-02-30", parts: [], what: " " };
    for (const [field, value] of Object.entries(wrong)) {
      const answer = await save(client, id, { [field]: value });
      expect(answer.error?.code).toBe("input.invalid");
      const place = field === "priceCents" ? "text.parts" : `text.${field}`;
      expect(answer.error?.fields).toHaveProperty([place]);
    }
    expect(await rowsOf(id)).toEqual([]);
  });
});

describe("fifty parallel calls", () => {
  test("that save one text make one version with one mail", async () => {
    const { client, id } = await makeHiredPair(product);
    const answers = await Promise.all(Array.from({ length: 50 }, () => untilServed(() => save(client, id))));
    expect(answers.filter(({ error }) => error)).toEqual([]);
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await noticesOf(id)).toHaveLength(1);
  });

  test("that save different texts never overwrite a version, and those that accept one mail once", async () => {
    const { client, provider, id } = await makeHiredPair(product);
    const saves = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        untilServed(() => save(i % 2 ? client : provider, id, { place: `Lugar ${i}` })),
      ),
    );
    const written = saves.filter(({ error }) => error === null);
    expect(saves.every(({ error }) => error === null || error.code === "agreement.changed")).toBe(true);
    const rows = await rowsOf(id);
    expect(rows.map(({ version }) => version).sort((a, b) => a - b)).toEqual(rows.map((_, i) => i + 1));
    expect(rows).toHaveLength(written.length);
    const newest = newestOf(await read(client, id));
    const reader = newest.isMine ? provider : client;
    await Promise.all(Array.from({ length: 50 }, () => untilServed(() => accept(reader, id, newest))));
    expect((await noticesOf(id)).filter((notice) => notice.startsWith("accepted to"))).toHaveLength(1);
    expect((await rowsOf(id)).filter(({ acceptedAt }) => acceptedAt !== null)).toHaveLength(1);
  });
});
