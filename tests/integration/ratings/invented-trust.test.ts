import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { linkedAccounts, professionalProfiles, profiles, ratings, users } from "../../../db/schema/index.ts";
import { PAIR_COUNTS_ONCE_MS, refreshAverages } from "../../../src/features/ratings/statements.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { startContacts } from "../../support/contacts.ts";
import { makeBareHire, makeInterests } from "../../support/hires.ts";
import { makeListing } from "../../support/listings.ts";
import { makeAdmin } from "../../support/moderation.ts";
import { makeProvider } from "../../support/network.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";
import { RATING_INPUT } from "../../support/ratings.ts";

const product = sharedProduct();
const { open } = startContacts(product);

const OLD = 2 * DAY_MS;
const from = (address: string, { cookie }: Person) => ({ cookie, address });
const averageOf = async ({ id }: Person) => {
  const [row] = await product.db.select().from(professionalProfiles).where(eq(professionalProfiles.userId, id));
  return [row?.averageRating, row?.totalRatings];
};
const linksOf = async ({ id }: Person) =>
  (await product.db.select().from(linkedAccounts)).filter(({ oneId, otherId }) => [oneId, otherId].includes(id));
const cardOf = async (path: string) => (await open(path, { first: true })).text;

/** The client hires the provider for a new request, and both rate each other with five stars. */
async function hireAndRate(client: Person, provider: Person, addresses: [string, string]): Promise<void> {
  const [atClient, atProvider] = addresses;
  const requestId = await makeRequest(product, client);
  await makeInterests(product, requestId, [provider]);
  const proposed = await product.mutate(
    "hires.propose",
    { requestId, providerId: provider.id },
    from(atClient, client),
  );
  const { id } = proposed.data as { id: string };
  await product.mutate("hires.answer", { id, isConfirmed: true }, from(atProvider, provider));
  const rating = { hireId: id, stars: 5, comment: "Tudo certo, recomendo." };
  expect((await product.mutate("ratings.rateHire", rating, from(atClient, client))).status).toBe(200);
  expect((await product.mutate("ratings.rateHire", rating, from(atProvider, provider))).status).toBe(200);
}

const makePair = async (changes: { phone?: string } = {}) =>
  [
    await makePerson(product, { ageMs: OLD, passwordHash: await cheapHash() }),
    await makeProvider(product, { ageMs: OLD, passwordHash: await cheapHash(), ...changes }),
  ] as const;

describe("of one pair in 90 days", () => {
  test("one hire and one rating count", async () => {
    const [client, provider] = await makePair();
    const other = await makePerson(product, { ageMs: OLD });
    for (let n = 0; n < 9; n++) await hireAndRate(client, provider, ["203.0.113.1", "203.0.113.2"]);
    await hireAndRate(other, provider, ["203.0.113.3", "203.0.113.2"]);
    expect(await averageOf(provider)).toEqual([5, 2]);
    expect(await cardOf(`cartao/${provider.id}`)).toContain(
      "2 contratações confirmadas de 2 clientes diferentes, nota 5,0 em 2 avaliações",
    );
  });

  test("the newest counts, and one that is 90 days older counts as well", async () => {
    const [client, provider] = await makePair();
    const rate = async (ageMs: number, stars: number) => {
      const hireId = await makeBareHire(product, client, provider, { ageMs });
      const rating = { hireId, stars, comment: "x", revealedAt: 1, createdAt: Date.now() - ageMs };
      const sides = { evaluatorType: "client", evaluatedType: "service_provider" } as const;
      await product.db
        .insert(ratings)
        .values({ ...rating, ...sides, id: crypto.randomUUID(), evaluatorId: client.id, evaluatedId: provider.id });
    };
    await rate(PAIR_COUNTS_ONCE_MS + DAY_MS, 1);
    await rate(DAY_MS / 2, 3);
    await rate(0, 5);
    await product.db.batch(refreshAverages(product.db, provider.id));
    expect(await averageOf(provider)).toEqual([3, 2]);
    expect(await cardOf(`cartao/${provider.id}`)).toContain("2 contratações confirmadas de 1 cliente,");
  });
});

describe("pairs that are probably one person", () => {
  const logIn = (person: Person, address: string, cookie?: string) =>
    product.mutate("auth.logIn", { email: person.email, password: PASSWORD, role: null }, { address, cookie });

  test("count nothing, and admins see them", async () => {
    const admin = await makeAdmin(product);
    const byAddress = await makePair();
    await hireAndRate(...byAddress, ["203.0.113.10", "203.0.113.10"]);

    const byDevice = await makePair();
    const first = await logIn(byDevice[0], "203.0.113.11");
    const mark = first.cookies.find((cookie) => cookie.startsWith("aparelho="))?.split(";")[0];
    await logIn(byDevice[1], "203.0.113.12", mark);
    await hireAndRate(...byDevice, ["203.0.113.13", "203.0.113.14"]);

    const byPhone = await makePair();
    await product.db.update(profiles).set({ phone: byPhone[0].phone }).where(eq(profiles.id, byPhone[1].id));
    await hireAndRate(...byPhone, ["203.0.113.15", "203.0.113.16"]);

    const byPayer = await makePair();
    for (const person of byPayer) {
      const payer = { name: "Ana Prado", email: person.email, phone: "67991234567", cpfCnpj: "249.715.637-92" };
      expect((await product.mutate("billing.createPayment", payer, person)).error).toBeNull();
    }
    await hireAndRate(...byPayer, ["203.0.113.17", "203.0.113.18"]);

    for (const [[client, provider], kind] of [
      [byAddress, "address"],
      [byDevice, "device"],
      [byPhone, "phone"],
      [byPayer, "document"],
    ] as const) {
      expect(await linksOf(provider)).toMatchObject([{ kind }]);
      expect(await averageOf(provider)).toEqual([0, 0]);
      expect(await cardOf(`cartao/${provider.id}`)).toContain("Nenhuma contratação confirmada ainda");
      const found = await product.query("admin.person", { id: provider.id }, admin);
      expect(found.data).toMatchObject({ account: { linked: [{ id: client.id, kind }] } });
    }
  });

  test("no longer count for what they rated before", async () => {
    const [client, provider] = await makePair();
    const rating = { id: provider.id, type: "service_provider", ...RATING_INPUT };
    await product.mutate("ratings.rate", rating, from("203.0.113.20", client));
    expect(await averageOf(provider)).toEqual([4, 1]);
    await hireAndRate(client, provider, ["203.0.113.21", "203.0.113.21"]);
    expect(await averageOf(provider)).toEqual([0, 0]);
  });

  test("still count for bad ratings, so that nobody gets rid of one by entering the other person's number", async () => {
    const [client, provider] = await makePair();
    await product.db.update(profiles).set({ phone: client.phone }).where(eq(profiles.id, provider.id));
    const rating = { id: provider.id, type: "service_provider", ...RATING_INPUT, stars: 1 };
    await product.mutate("ratings.rate", rating, from("203.0.113.22", client));
    expect([await linksOf(provider), await averageOf(provider)]).toMatchObject([[{ kind: "phone" }], [1, 1]]);
  });

  test("are not those who only share the address of the server", async () => {
    const [client, provider] = await makePair();
    await hireAndRate(client, provider, ["127.0.0.1", "127.0.0.1"]);
    expect([await linksOf(provider), await averageOf(provider)]).toEqual([[], [5, 1]]);
  });
});

test("hires as a client are no proof for a provider or seller, but for a client", async () => {
  const person = await makeProvider(product, { client: true, ageMs: OLD });
  const other = await makeProvider(product, { ageMs: OLD });
  await hireAndRate(person, other, ["203.0.113.30", "203.0.113.31"]);
  const none = "Nenhuma contratação confirmada ainda";
  expect(await cardOf(`cartao/${person.id}`)).toContain(none);
  expect(await cardOf(`anuncio/${await makeListing(product, person)}`)).toContain(none);
  const viewer = await makePerson(product, { premium: true });
  const request = await open(`solicitacao/${await makeRequest(product, person)}`, { by: viewer, first: true });
  expect(request.text).toContain("1 contratação confirmada com 1 prestador, nota 5,0 em 1 avaliação");
});

test.each([
  [0, "Conta criada hoje"],
  [1, "Conta criada ontem"],
  [29, "Conta criada há 29 dias"],
  [30, "No portal desde"],
])("an account of %d days says so", async (days, text) => {
  const provider = await makeProvider(product);
  const createdAt = Date.now() - days * DAY_MS - 1;
  await product.db.update(users).set({ createdAt }).where(eq(users.id, provider.id));
  expect(await cardOf(`cartao/${provider.id}`)).toContain(text);
});
