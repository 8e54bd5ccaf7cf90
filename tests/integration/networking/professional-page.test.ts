import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { profileFormerSlugs, profiles, servicePhotos } from "../../../db/schema/index.ts";
import type { Overview, PortfolioPhoto, ProfessionalPage } from "../../../src/features/networking/schemas.ts";
import { dayOf } from "../../../src/shared/day.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { DIRECTORY_FILTER, makeConnection, makePhoto, makeProvider, makeReference } from "../../support/network.ts";
import { endPremiumAt, makePerson, type Person } from "../../support/people.ts";
import { makePhoto as makeImage, upload } from "../../support/photos.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const photos = async ({ id }: Person, viewer?: Person) =>
  (await product.query("networking.portfolio", { id }, viewer)).data as PortfolioPhoto[];
const photoIds = async (owner: Person, viewer?: Person) => (await photos(owner, viewer)).map(({ id }) => id);
const profile = async (id: string, viewer?: Person) =>
  (await product.query("networking.profile", { id }, viewer)).data as ProfessionalPage;

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
        isComplete: true,
        isHidden: false,
        isBlocked: false,
        connectionStatus: "none",
        connectionId: null,
        isIncoming: false,
        connectionsCount: 0,
        referencesCount: 0,
      } satisfies ProfessionalPage);
    }
    const own = await product.query("networking.card", { slugOrId: "ana-cartao" }, provider);
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
      const own = await product.query("networking.card", { slugOrId: person.id }, person);
      expect(own.data).toMatchObject({ isOwn: true, isComplete: false });
    }
    const whole = await makePerson(product, {
      provider: true,
      name: "Completa",
      card: { serviceRegions: [], wholeState: true },
    });
    expect((await product.query("networking.card", { slugOrId: whole.id })).status).toBe(200);
    const listed = async (text: string) =>
      (await product.query("networking.directory", { ...DIRECTORY_FILTER, text, page: 1 })).data as {
        items: { name: string }[];
      };
    const names = async (text: string) => (await listed(text)).items.map(({ name }) => name);
    expect(await names("incompleta")).not.toContain("Incompleta");
    expect(await names("completa")).toContain("Completa");
  });

  test("says until when its owner is unavailable, and no longer than that", async () => {
    const day = (days: number) => dayOf(Date.now() + days * DAY_MS);
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
      await product.query("networking.directory", { ...DIRECTORY_FILTER, text: provider.name, page: 1 }),
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
    expect(await photoIds(owner)).toEqual([first, second]);
    const change = { id: first, title: " Muro de arrimo ", description: "" };
    expect((await product.mutate("networking.updatePhoto", change, stranger)).status).toBe(404);
    expect((await product.mutate("networking.deletePhoto", { id: first }, stranger)).status).toBe(404);
    expect((await product.mutate("networking.updatePhoto", change, owner)).status).toBe(200);
    expect((await photos(owner))[0]).toMatchObject({ title: "Muro de arrimo", description: null });
    expect((await product.mutate("networking.deletePhoto", { id: first }, owner)).status).toBe(200);
    expect(await photoIds(owner)).toEqual([second]);
    const { rows } = await product.db.$client.execute({
      sql: "select count(*) as count from discarded_images where url like ?",
      args: [`%${first}%`],
    });
    expect(rows[0]?.["count"]).toBe(1);
  });

  test("shows others the first three photos when premium ends, and its owner all, without room for more", async () => {
    const owner = await makePerson(product, { premium: true });
    const made: string[] = [];
    for (let slot = 1; slot <= 12; slot++) made.push(await makePhoto(product, owner, slot));
    expect(await photoIds(owner)).toEqual(made);
    await endPremiumAt(product, owner, Date.now());
    expect(await photoIds(owner)).toEqual(made.slice(0, 3));
    expect(await photoIds(owner, owner)).toEqual(made);
    await product.mutate("networking.deletePhoto", { id: made[1] }, owner);
    await product.db
      .update(servicePhotos)
      .set({ hiddenBecause: "decision" })
      .where(eq(servicePhotos.id, made[2] ?? ""));
    expect(await photoIds(owner)).toEqual([made[0], made[3], made[4]]);
    const added = await upload(product, "/upload/portfolio?titulo=Muro", await makeImage(), owner);
    expect([added.status, added.message]).toEqual([409, "Máximo de 3 fotos no portfólio."]);
  });

  test("shows before and after: two photos of one owner, neither in another pair", async () => {
    const [owner, stranger] = [await makePerson(product, { premium: true }), await makeProvider(product)];
    const [before, after, third] = [
      await makePhoto(product, owner, 1),
      await makePhoto(product, owner, 2),
      await makePhoto(product, owner, 3),
    ];
    const foreign = await makePhoto(product, stranger);
    const pair = (id: string, beforeId?: string | null) =>
      product.mutate("networking.updatePhoto", { id, title: "Muro", description: "", beforeId }, owner);
    const beforeOf = async (id: string) => (await photos(owner)).find((photo) => photo.id === id)?.beforeId;
    expect((await pair(after, before)).status).toBe(200);
    expect((await pair(after, before)).status).toBe(200);
    for (const [id, beforeId] of [
      [after, after],
      [third, before],
      [third, after],
      [before, third],
      [third, foreign],
    ] as const) {
      const refused = await pair(id, beforeId);
      expect([refused.status, refused.error?.fields]).toEqual([
        400,
        { beforeId: "Escolha outra foto: esta não pode formar um par." },
      ]);
    }
    expect((await pair(after)).status).toBe(200);
    expect([await beforeOf(after), await beforeOf(third)]).toEqual([before, null]);
    await product.mutate("networking.deletePhoto", { id: before }, owner);
    expect(await beforeOf(after)).toBeNull();
    expect((await pair(after, third)).status).toBe(200);
    expect((await pair(after, null)).status).toBe(200);
    expect(await beforeOf(after)).toBeNull();
  });

  test("is absent for non-providers, and tells owners that it is their own", async () => {
    const [provider, client] = [await makeProvider(product), await makePerson(product, { client: true })];
    expect((await product.query("networking.profile", { id: client.id })).error?.code).toBe("profile.not_found");
    expect(await profile(provider.id, provider)).toMatchObject({ isOwn: true, connectionStatus: "none" });
    expect(await profile(provider.id, client)).toMatchObject({ isOwn: false });
  });
});

test("the overview counts everything in one round trip", async () => {
  const [provider, other] = [await makeProvider(product), await makeProvider(product)];
  await makeConnection(product, provider, other, { status: "accepted" });
  for (let i = 0; i < 2; i++) await makeConnection(product, await makePerson(product), provider);
  await makeReference(product, other, provider);
  await makePhoto(product, provider);
  const answer = await product.query("networking.overview", undefined, provider);
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
  });
  expect(
    await product.db.select().from(servicePhotos).where(eq(servicePhotos.professionalId, provider.id)),
  ).toHaveLength(1);
});
