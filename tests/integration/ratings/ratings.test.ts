import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
  cliente,
  independentRatings,
  notices,
  professionalProfiles,
  ratings,
  users,
} from "../../../db/schema/index.ts";
import { relistProvider } from "../../../src/features/networking/statements.ts";
import { revealRatings } from "../../../src/features/ratings/reveal-ratings.job.ts";
import type { peoplePage, RatedPerson, RatedProfile, ratingPage } from "../../../src/features/ratings/schemas.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makeBareHire } from "../../support/hires.ts";
import { blockPerson, makeProvider } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct, untilServed } from "../../support/product.ts";
import { makeRating, RATING_INPUT } from "../../support/ratings.ts";

const product = sharedProduct();
const OLD = { ageMs: 3 * DAY_MS };

const rated = (person: Person, type = "service_provider") => ({ id: person.id, type });
const rate = (author: Person, about: Person, changes: Record<string, unknown> = {}) =>
  product.mutate("ratings.rate", { ...rated(about), ...RATING_INPUT, ...changes }, author);
const profile = async (about: Person, viewer?: Person, type?: string) =>
  (await product.query("ratings.person", rated(about, type), viewer)).data as RatedProfile;
const list = async (about: Person, viewer?: Person, changes: { type?: string; cursor?: string | null } = {}) =>
  (await product.query("ratings.list", { ...rated(about), ...changes }, viewer)).data as z.infer<typeof ratingPage>;
const people = async (text: string, cursor: string | null = null) =>
  (await product.query("ratings.people", { text, cursor })).data as z.infer<typeof peoplePage>;
const stats = ({ averageRating, totalRatings }: RatedProfile) => [averageRating, totalRatings];

describe("a free rating", () => {
  test("is public at once, and counts in the average wherever it is shown", async () => {
    const about = await makeProvider(product, { name: "Rita Avaliada" });
    const [first, second] = [await makePerson(product, OLD), await makePerson(product, { ...OLD, provider: true })];
    expect((await rate(first, about)).status).toBe(200);
    const other = { stars: 5, reason: "Serviço ótimo", serviceType: "", incidentDate: "" };
    expect((await rate(second, about, other)).status).toBe(200);
    const { items } = await list(about);
    expect(items).toMatchObject([
      { kind: "free", stars: 5, reason: "Serviço ótimo", serviceType: null, incidentDate: null, editedAt: null },
      { ...RATING_INPUT, evaluatorName: first.name, evaluatorHasHires: false, isAuthor: false, visibility: "public" },
    ]);
    expect(items.map(({ evaluatorType }) => evaluatorType)).toEqual(["service_provider", "client"]);
    const shown = [
      await profile(about),
      (await product.query("networking.card", { slugOrId: about.id })).data,
      (await product.query("networking.profile", { id: about.id })).data,
      (await product.query("networking.overview", undefined, about)).data,
      (await people("rita avaliada")).items[0],
    ];
    for (const view of shown) expect(stats(view as RatedProfile)).toEqual([4.5, 2]);
  });

  test("is one per person and role; sending it again edits it, and only a change is marked", async () => {
    const about = await makePerson(product, { client: true, provider: true });
    const author = await makePerson(product, OLD);
    const answers = await Promise.all(Array.from({ length: 50 }, () => untilServed(() => rate(author, about))));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect((await list(about)).items).toMatchObject([{ editedAt: null }]);
    await rate(author, about, { stars: 1 });
    expect((await list(about)).items).toMatchObject([{ stars: 1, editedAt: expect.any(Number) }]);
    await rate(author, about, { type: "client", stars: 5 });
    expect(stats(await profile(about))).toEqual([1, 1]);
    expect(stats(await profile(about, author, "client"))).toEqual([5, 1]);
    expect((await profile(about, author)).own).toEqual({ ...RATING_INPUT, stars: 1 });
    expect((await people(about.name)).items.filter(({ id }) => id === about.id).map(({ type }) => type)).toEqual([
      "client",
      "service_provider",
    ]);
  });

  test("can be removed by its author only", async () => {
    const [about, author] = [await makeProvider(product), await makePerson(product, OLD)];
    await rate(author, about);
    expect((await product.mutate("ratings.remove", rated(about), about)).error?.code).toBe("rating.not_found");
    expect((await product.mutate("ratings.remove", rated(about), author)).status).toBe(200);
    expect(stats(await profile(about))).toEqual([0, 0]);
    expect((await list(about)).items).toEqual([]);
  });

  test("needs reason and comment, in the fixed words, and no date in the future", async () => {
    const [about, author] = [await makeProvider(product), await makePerson(product, OLD)];
    const required = "Por favor, preencha o comentário e o motivo da avaliação.";
    const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    for (const [changes, fields] of [
      [{ reason: " ", comment: "" }, { reason: required }],
      [{ comment: "\n " }, { comment: required }],
      [{ incidentDate: tomorrow }, { incidentDate: "A data do ocorrido não pode estar no futuro." }],
      [{ stars: 0 }, { stars: "Escolha de 1 a 5 estrelas." }],
      [{ stars: 4.5 }, { stars: "Escolha de 1 a 5 estrelas." }],
    ] as const) {
      const answer = await rate(author, about, changes);
      expect([answer.status, answer.error?.code, answer.error?.fields]).toEqual([400, "input.invalid", fields]);
    }
    expect((await list(about)).items).toEqual([]);
  });

  test("is refused to oneself, to new accounts and to people blocked by the person, who are told so beforehand", async () => {
    const about = await makeProvider(product);
    const [young, blocked] = [await makePerson(product), await makePerson(product, OLD)];
    await blockPerson(product, about, blocked);
    for (const [author, obstacle, code] of [
      [about, "own", "rating.own"],
      [young, "account_new", "rating.account_new"],
      [blocked, "refused", "rating.refused"],
    ] as const) {
      expect((await profile(about, author)).obstacle).toBe(obstacle);
      expect((await rate(author, about)).error?.code).toBe(code);
    }
    const [{ createdAt = 0 } = {}] = await product.db.select().from(users).where(eq(users.id, young.id));
    expect((await profile(about, young)).ratesFrom).toBe(createdAt + DAY_MS);
    expect((await profile(about, blocked)).ratesFrom).toBeNull();
    expect((await profile(about)).obstacle).toBe("visitor");
    const stranger = await makePerson(product, OLD);
    expect((await profile(about, stranger)).obstacle).toBeNull();
    expect((await rate(stranger, about, { type: "client" })).error?.code).toBe("rating.not_found");
    expect((await list(about)).items).toEqual([]);
  });

  test("can be written about twenty people a day, and edited after that", async () => {
    const author = await makePerson(product, OLD);
    const others = await Promise.all(Array.from({ length: 21 }, () => makePerson(product)));
    const codes = [];
    for (const other of others) codes.push((await rate(author, other, { type: "client" })).error?.code);
    expect(codes).toEqual([...Array(20).fill(undefined), "rate_limited"]);
    expect((await rate(author, others[0]!, { type: "client", stars: 2 })).status).toBe(200);
  });

  test("that is hidden counts nowhere; only its author sees it, and cannot change or remove it", async () => {
    const [about, author] = [await makeProvider(product), await makePerson(product, OLD)];
    await makeRating(product, author, about, { hiddenBecause: "decision" });
    expect((await list(about)).items).toEqual([]);
    expect((await list(about, about)).items).toEqual([]);
    expect((await list(about, author)).items).toMatchObject([{ visibility: "hidden", isAuthor: true }]);
    expect(stats(await profile(about))).toEqual([0, 0]);
    expect((await profile(about, author)).obstacle).toBe("hidden");
    expect((await rate(author, about, { stars: 1 })).error?.code).toBe("rating.refused");
    expect((await product.mutate("ratings.remove", rated(about), author)).error?.code).toBe("rating.not_found");
    const stored = await product.db
      .select()
      .from(independentRatings)
      .where(eq(independentRatings.evaluatedId, about.id));
    expect(stored).toMatchObject([{ stars: RATING_INPUT.stars, hiddenBecause: "decision" }]);
  });

  test("goes with its author's account, and the average follows", async () => {
    const [about, author] = [await makeProvider(product), await makePerson(product, OLD)];
    await makeRating(product, author, about, { stars: 1 });
    await makeRating(product, await makePerson(product), about, { stars: 5 });
    expect(stats(await profile(about))).toEqual([3, 2]);
    await product.mutate("profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }, author);
    expect(stats(await profile(about))).toEqual([5, 1]);
  });

  test("can be answered publicly by the person rated, once, and the answer edited and removed", async () => {
    const [about, author] = [await makeProvider(product), await makePerson(product, OLD)];
    const id = await makeRating(product, author, about);
    const reply = (text: string, by = about) => product.mutate("ratings.reply", { id, text }, by);
    expect((await reply("Não é verdade.", author)).error?.code).toBe("rating.not_found");
    for (const text of ["Obrigado!", "Obrigado, voltarei."]) {
      expect((await reply(text)).status).toBe(200);
      expect((await list(about)).items).toMatchObject([{ reply: text, repliedAt: expect.any(Number) }]);
    }
    const setBlocked = (blockedAt: number | null) =>
      product.db.update(users).set({ blockedAt }).where(eq(users.id, about.id));
    await setBlocked(1);
    expect((await list(about)).items).toMatchObject([{ reply: null, repliedAt: null }]);
    await setBlocked(null);
    await reply(" ");
    expect((await list(about)).items).toMatchObject([{ reply: null, repliedAt: null }]);
  });

  test("is news for its author when it is first answered, not when the answer is sent again or changed", async () => {
    const [about, author] = [await makeProvider(product), await makePerson(product, OLD)];
    const id = await makeRating(product, author, about);
    const reply = async (text: string) =>
      expect((await product.mutate("ratings.reply", { id, text }, about)).status).toBe(200);
    const noticesOf = () => product.db.select().from(notices).where(eq(notices.userId, author.id));
    const repliedAt = async () => (await list(about)).items[0]?.repliedAt;
    await reply("Obrigado!");
    const told = await noticesOf();
    expect(told).toMatchObject([{ kind: "rating-reply", subjectId: id }]);
    await product.db.update(independentRatings).set({ repliedAt: 1 }).where(eq(independentRatings.id, id));
    await reply("Obrigado!");
    expect(await repliedAt()).toBe(1);
    await reply("Obrigado, voltarei.");
    expect(await repliedAt()).toBeGreaterThan(1);
    await reply("");
    await reply("Obrigado!");
    expect(await noticesOf()).toEqual(told);
  });
});

test("somebody's page leads to a card only if there is one for everybody", async () => {
  const [complete, other] = [await makeProvider(product), await makePerson(product, { provider: true })];
  expect((await profile(complete)).slug).toBe(`pessoa-${complete.id}`);
  await product.db
    .update(professionalProfiles)
    .set({ specialties: [] })
    .where(eq(professionalProfiles.userId, other.id));
  expect((await profile(other)).slug).toBeNull();
});

describe("a rating of a hire", () => {
  const rateHire = (author: Person, hireId: string, stars = 5) =>
    product.mutate("ratings.rateHire", { hireId, stars, comment: "Combinou e cumpriu." }, author);
  const both = async () =>
    [await makePerson(product, OLD), await makePerson(product, { ...OLD, provider: true })] as const;

  test("stays between its author and the database until both have rated", async () => {
    const [client, provider] = await both();
    const hireId = await makeBareHire(product, client, provider);
    expect((await rateHire(client, hireId, 4)).data).toEqual({ isRevealed: false });
    for (const viewer of [undefined, provider]) expect((await list(provider, viewer)).items).toEqual([]);
    expect((await list(provider, client)).items).toMatchObject([{ visibility: "waiting", isAuthor: true }]);
    expect(stats(await profile(provider))).toEqual([0, 0]);
    expect((await rateHire(provider, hireId, 2)).data).toEqual({ isRevealed: true });
    expect((await list(provider)).items).toMatchObject([
      { kind: "contract", stars: 4, serviceType: "Pintura", evaluatorType: "client", evaluatorHasHires: true },
    ]);
    expect((await list(client, undefined, { type: "client" })).items).toMatchObject([{ kind: "contract", stars: 2 }]);
    expect(stats(await profile(provider))).toEqual([4, 1]);
    expect(stats(await profile(client, undefined, "client"))).toEqual([2, 1]);
  });

  test("tells what a free one rests on, and is in its author's list", async () => {
    const [client, provider] = await both();
    const hireId = await makeBareHire(product, client, provider);
    for (const author of [client, provider]) await rateHire(author, hireId, 4);
    await rate(client, provider);
    await rate(await makePerson(product, OLD), provider);
    expect((await list(provider)).items).toMatchObject([
      { kind: "free", hiredEachOther: false },
      { kind: "free", hiredEachOther: true },
      { kind: "contract" },
    ]);
    const { items } = (await product.query("ratings.written", {}, client)).data as { items: unknown[] };
    expect(items).toMatchObject([
      { kind: "free", personId: provider.id, personName: provider.name, visibility: "public" },
      { kind: "contract", personId: provider.id, stars: 4 },
    ]);
  });

  test.each([
    ["that was cancelled", { endedAs: "cancelled", endedBy: "client", endedAt: 1 }],
    ["between accounts of one person", { wasLinked: true }],
  ] as const)("%s is none on which a free one rests", async (_, changes) => {
    const [client, provider] = await both();
    await makeBareHire(product, client, provider, changes);
    for (const [author, about] of [
      [client, provider],
      [provider, client],
    ] as const) {
      const type = about === client ? "client" : "service_provider";
      expect((await rate(author, about, { type })).status).toBe(200);
      expect((await list(about, undefined, { type })).items).toMatchObject([
        { kind: "free", evaluatorHasHires: false, hiredEachOther: false },
      ]);
    }
  });

  test("is shown after two weeks if the other side says nothing", async () => {
    const [client, provider] = await both();
    const hireId = await makeBareHire(product, client, provider, { ageMs: 13 * DAY_MS });
    await rateHire(client, hireId, 3);
    expect(await revealRatings(product.db, Date.now())).toEqual({ revealed: 0 });
    const later = Date.now() + DAY_MS;
    const runs = await Promise.all([revealRatings(product.db, later), revealRatings(product.db, later)]);
    expect(Math.max(...runs.map(({ revealed }) => revealed))).toBe(1);
    expect(stats(await profile(provider))).toEqual([3, 1]);
    await rateHire(provider, hireId, 5);
    expect(stats(await profile(client, undefined, "client"))).toEqual([5, 1]);
  });

  test("needs a hire confirmed by both, of the person, and is stored once", async () => {
    const [client, provider] = await both();
    for (const status of ["proposed", "denied"] as const) {
      const hireId = await makeBareHire(product, client, provider, { status });
      expect((await rateHire(client, hireId)).error?.code).toBe("hire.not_found");
    }
    const hireId = await makeBareHire(product, client, provider);
    expect((await rateHire(await makePerson(product, OLD), hireId)).error?.code).toBe("hire.not_found");
    const answers = await Promise.all(Array.from({ length: 50 }, () => untilServed(() => rateHire(client, hireId))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, "rating.exists"]));
    expect(await product.db.select().from(ratings).where(eq(ratings.hireId, hireId))).toHaveLength(1);
  });

  test("is possible for who is blocked by the person, and for new accounts", async () => {
    const [client, provider] = await both();
    await blockPerson(product, provider, client);
    expect((await rateHire(client, await makeBareHire(product, client, provider))).status).toBe(200);
    const young = await makePerson(product);
    expect((await rateHire(young, await makeBareHire(product, young, provider))).data).toEqual({ isRevealed: false });
    expect((await rate(young, provider)).error?.code).toBe("rating.account_new");
  });

  test("and free ones are in the export of both, but not before they are public", async () => {
    const [client, provider] = await both();
    const hireId = await makeBareHire(product, client, provider);
    await rateHire(client, hireId, 4);
    await rate(client, provider);
    const exported = async (person: Person) =>
      (await product.mutate("profiles.exportData", {}, person)).data as Record<string, unknown>;
    expect(await exported(client)).toMatchObject({
      hireRatingsWritten: [{ name: provider.name, stars: 4 }],
      ratingsWritten: [{ name: provider.name, ...RATING_INPUT }],
    });
    expect(await exported(provider)).toMatchObject({
      hireRatingsReceived: [],
      ratingsReceived: [{ name: client.name, ...RATING_INPUT }],
    });
    await rateHire(provider, hireId);
    expect(await exported(provider)).toMatchObject({ hireRatingsReceived: [{ name: client.name, stars: 4 }] });
  });

  test("counts as soon as the person takes the role in which they were rated", async () => {
    const [provider, owner] = [
      await makePerson(product, { ...OLD, provider: true }),
      await makePerson(product, { ...OLD, client: false, provider: true }),
    ];
    const hireId = await makeBareHire(product, owner, provider);
    await rateHire(provider, hireId, 2);
    await rateHire(owner, hireId, 4);
    await product.db
      .insert(cliente)
      .values({ id: owner.id, name: owner.name, email: owner.email, phone: owner.phone, createdAt: 1 });
    await product.mutate("auth.chooseRole", { role: "client", whatsapp: owner.phone, termsAccepted: true }, owner);
    expect(stats(await profile(owner, undefined, "client"))).toEqual([2, 1]);
  });
});

describe("the list of people", () => {
  test("is ordered by average, then by name, and pages through everyone once", async () => {
    const stars = { "Zé Lista": [5], "Ana Lista": [3, 4], "Érica Lista": [], "eva Lista": [] };
    for (const [name, given] of Object.entries(stars)) {
      const about = await makeProvider(product, { name });
      for (const value of given) await makeRating(product, await makePerson(product), about, { stars: value });
    }
    expect((await people("lista")).items.map(({ name }) => name)).toEqual([
      "Zé Lista",
      "Ana Lista",
      "Érica Lista",
      "eva Lista",
    ]);
    const seen: RatedPerson[] = [];
    for (let cursor: string | null = null; ; ) {
      const page = await people("", cursor);
      expect(page.items.length).toBeLessThanOrEqual(20);
      seen.push(...page.items);
      cursor = page.nextCursor;
      if (cursor === null) break;
    }
    expect(new Set(seen.map(({ id, type }) => id + type)).size).toBe(seen.length);
    const [clients, providers] = [
      await product.db.select().from(cliente),
      await product.db.select().from(professionalProfiles),
    ];
    expect(seen).toHaveLength(clients.length + providers.length);
    const averages = seen.map(({ averageRating }) => averageRating);
    expect(averages).toEqual(averages.toSorted((a, b) => b - a));
  });

  test("finds words of the name, whatever their accents, and shows no contact", async () => {
    const about = await makeProvider(product, { name: "José Antônio Conceição", phone: "67912340099" });
    for (const text of ["jose", "ANTON", "conceicao jo", "ção"]) {
      expect((await people(text)).items.map(({ id }) => id)).toContain(about.id);
    }
    expect((await people("pedreiro josé antônio")).items).toEqual([]);
    const answers = [
      await product.query("ratings.people", { text: "conceicao" }),
      await product.query("ratings.person", rated(about)),
    ];
    for (const { text } of answers) expect(text).not.toMatch(/67912340099|@exemplo/);
  });

  test("leaves out blocked accounts, hidden cards and unconfirmed e-mails", async () => {
    const [blocked, hidden] = [await makePerson(product), await makeProvider(product)];
    const unconfirmed = await makePerson(product, { confirmed: false });
    await product.db.update(users).set({ blockedAt: 1 }).where(eq(users.id, blocked.id));
    await product.db
      .update(professionalProfiles)
      .set({ hiddenBecause: "decision" })
      .where(eq(professionalProfiles.userId, hidden.id));
    await product.db.batch([...relistProvider(product.db, blocked.id), ...relistProvider(product.db, hidden.id)]);
    for (const [person, type] of [
      [blocked, "client"],
      [hidden, "service_provider"],
      [unconfirmed, "client"],
    ] as const) {
      expect((await product.query("ratings.person", rated(person, type))).error?.code).toBe("rating.not_found");
      expect((await people(person.name)).items.filter(({ id }) => id === person.id)).toEqual([]);
    }
  });
});
