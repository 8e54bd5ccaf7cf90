import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { profileFormerSlugs, profiles, servicePhotos } from "../../db/schema/index.ts";
import type { Overview, ProfessionalPage } from "../../src/features/networking/schemas.ts";
import { dayInCampoGrande } from "../../src/shared/day.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import { makeConnection, makePhoto, makeProvider, makeReference } from "../support/network.ts";
import { makePerson, makeRequest, type Person } from "../support/people.ts";
import { sharedProduct } from "../support/product.ts";

const product = sharedProduct();

const as = (person?: Person) => ({ cookie: person?.cookie });
const NO_FILTER = { text: "", specialty: null, region: null, userType: null, page: 1 };
const profile = async (id: string, viewer?: Person) =>
  (await product.query("networking.profile", { id }, as(viewer))).data as ProfessionalPage;

describe("the public card", () => {
  test("is found by id, slug and former slug in one round trip, and contains the current slug", async () => {
    const provider = await makeProvider(product, {
      name: "Ana Cartão",
      card: {
        specialties: ["Reforma de banheiro", "Outros"],
        instagram: "ana.cartao",
        presentation: "Banheiros prontos em uma semana.",
        yearsOfExperience: 12,
        workingHours: "Seg. a sex., 7h às 17h",
      },
    });
    await product.db.update(profiles).set({ nameSlug: "ana-cartao" }).where(eq(profiles.id, provider.id));
    await product.db.insert(profileFormerSlugs).values({ slug: "ana-antiga", profileId: provider.id, createdAt: 1 });
    for (const slugOrId of [provider.id, provider.id.toUpperCase(), "ana-cartao", "Ana-Cartao", "ana-antiga"]) {
      const answer = await product.query("networking.card", { slugOrId });
      expect([answer.status, answer.roundTrips]).toEqual([200, 1]);
      expect(answer.data).toEqual({
        id: provider.id,
        slug: "ana-cartao",
        name: "Ana Cartão",
        profession: "Pedreiro",
        avatarUrl: `/img/avatars/${provider.id}.webp`,
        isPremium: false,
        averageRating: 0,
        totalRatings: 0,
        specialties: ["Reforma de banheiro", "Outros"],
        serviceRegions: ["Dourados"],
        wholeState: false,
        hasWhatsapp: true,
        instagram: "ana.cartao",
        unavailableUntil: null,
        presentation: "Banheiros prontos em uma semana.",
        yearsOfExperience: 12,
        workingHours: "Seg. a sex., 7h às 17h",
        hasConfirmedPhone: false,
        credentials: [],
        badges: [],
        isOwn: false,
        isHidden: false,
        connectionStatus: "none",
        connectionId: null,
        isIncoming: false,
        connectionsCount: 0,
        referencesCount: 0,
      } satisfies ProfessionalPage);
    }
    const own = await product.query("networking.card", { slugOrId: "ana-cartao" }, as(provider));
    expect((own.data as ProfessionalPage).isOwn).toBe(true);
  });

  test("is absent, and not listed, while something required is missing, except for its owner", async () => {
    const gaps = [{ profession: "" }, { professionalProfile: null }, { specialties: [] }, { serviceRegions: [] }];
    for (const card of gaps) {
      const person = await makePerson(product, { provider: true, name: "Incompleta", card });
      const card404 = await product.query("networking.card", { slugOrId: person.id });
      expect([card, card404.error?.code]).toEqual([card, "profile.not_found"]);
      const page404 = await product.query("networking.profile", { id: person.id });
      expect(page404.error?.code).toBe("profile.not_found");
      expect((await product.query("networking.card", { slugOrId: person.id }, as(person))).status).toBe(200);
    }
    const whole = await makePerson(product, {
      provider: true,
      name: "Completa",
      card: { serviceRegions: [], wholeState: true },
    });
    expect((await product.query("networking.card", { slugOrId: whole.id })).status).toBe(200);
    const listed = async (text: string) =>
      (await product.query("networking.directory", { text, specialty: null, region: null, userType: null, page: 1 }))
        .data as { items: { name: string }[] };
    const names = async (text: string) => (await listed(text)).items.map(({ name }) => name);
    expect(await names("incompleta")).not.toContain("Incompleta");
    expect(await names("completa")).toContain("Completa");
  });

  test("says until when its owner is unavailable, and no longer than that", async () => {
    const day = (days: number) => dayInCampoGrande(Date.now() + days * DAY_MS);
    const [away, back] = [
      await makePerson(product, { provider: true, card: { unavailableUntil: day(0) } }),
      await makePerson(product, { provider: true, card: { unavailableUntil: day(-1) } }),
    ];
    for (const [person, until] of [
      [away, day(0)],
      [back, null],
    ] as const) {
      expect((await product.query("networking.card", { slugOrId: person.id })).data).toMatchObject({
        unavailableUntil: until,
      });
      expect(await profile(person.id)).toMatchObject({ unavailableUntil: until });
    }
  });

  test("is absent for clients, strangers and accounts without a confirmed e-mail", async () => {
    const client = await makePerson(product, { client: true });
    const unconfirmed = await makeProvider(product, { confirmed: false });
    for (const slugOrId of [client.id, unconfirmed.id, `pessoa-${unconfirmed.id}`, "ninguem", crypto.randomUUID()]) {
      const answer = await product.query("networking.card", { slugOrId });
      expect([answer.status, answer.error?.code]).toEqual([404, "profile.not_found"]);
    }
  });

  test("and the page contain only what is meant for everyone", async () => {
    const provider = await makeProvider(product, { email: "canario-rede@exemplo.com" });
    for (const answer of [
      await product.query("networking.card", { slugOrId: provider.id }),
      await product.query("networking.profile", { id: provider.id }),
      await product.query("networking.directory", { ...NO_FILTER, text: provider.name }),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain("canario-rede");
      expect(answer.text).not.toContain(provider.phone);
    }
  });
});

describe("the page of a professional", () => {
  test("shows the portfolio, which only its owner can change", async () => {
    const [owner, stranger] = [await makeProvider(product), await makeProvider(product)];
    const second = await makePhoto(product, owner, 2);
    const first = await makePhoto(product, owner, 1);
    const photos = async () =>
      (await product.query("networking.portfolio", { id: owner.id })).data as { id: string; title: string }[];
    expect((await photos()).map(({ id }) => id)).toEqual([first, second]);
    const change = { id: first, title: " Muro de arrimo ", description: "" };
    expect((await product.mutate("networking.updatePhoto", change, as(stranger))).status).toBe(404);
    expect((await product.mutate("networking.deletePhoto", { id: first }, as(stranger))).status).toBe(404);
    expect((await product.mutate("networking.updatePhoto", change, as(owner))).status).toBe(200);
    expect((await photos())[0]).toMatchObject({ title: "Muro de arrimo", description: null });
    expect((await product.mutate("networking.deletePhoto", { id: first }, as(owner))).status).toBe(200);
    expect((await photos()).map(({ id }) => id)).toEqual([second]);
    const { rows } = await product.db.$client.execute({
      sql: "select count(*) as count from discarded_images where url like ?",
      args: [`%${first}%`],
    });
    expect(rows[0]?.["count"]).toBe(1);
  });

  test("is absent for non-providers, and tells owners that it is their own", async () => {
    const [provider, client] = [await makeProvider(product), await makePerson(product, { client: true })];
    expect((await product.query("networking.profile", { id: client.id })).error?.code).toBe("profile.not_found");
    expect(await profile(provider.id, provider)).toMatchObject({ isOwn: true, connectionStatus: "none" });
    expect(await profile(provider.id, client)).toMatchObject({ isOwn: false });
  });
});

test("the overview counts everything in one batch", async () => {
  const [provider, other] = [await makeProvider(product), await makeProvider(product)];
  await makeRequest(product, other);
  await makeConnection(product, provider, other, { status: "accepted" });
  for (let i = 0; i < 2; i++) await makeConnection(product, await makePerson(product), provider);
  await makeReference(product, other, provider);
  await makePhoto(product, provider);
  const answer = await product.query("networking.overview", undefined, as(provider));
  const overview = answer.data as Overview;
  expect([answer.status, answer.roundTrips]).toEqual([200, 2]);
  expect(overview).toMatchObject({
    connections: 1,
    pending: 2,
    references: 1,
    portfolio: 1,
    isProvider: true,
    isComplete: true,
    slug: `pessoa-${provider.id}`,
    hasMoreRequests: false,
  });
  expect(overview.openRequests).toBeGreaterThanOrEqual(1);
  expect(overview.totalRequests).toBeGreaterThanOrEqual(overview.openRequests);
  expect(
    await product.db.select().from(servicePhotos).where(eq(servicePhotos.professionalId, provider.id)),
  ).toHaveLength(1);
});
