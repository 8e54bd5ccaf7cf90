import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connections, contactWarnings, rateLimits, reportCases, users } from "../../../db/schema/index.ts";
import { NEW_PERSON_LIMITS } from "../../../src/features/contacts/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { ofPerson, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { startContacts } from "../../support/contacts.ts";
import { makeBareHire } from "../../support/hires.ts";
import { makeListing } from "../../support/listings.ts";
import { makeAdmin } from "../../support/moderation.ts";
import { makeConnection, makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";
import { makeRating } from "../../support/ratings.ts";

const product = sharedProduct();
const { open, openings } = startContacts(product);

const TITLE = /Antes de falar com/;
const SITE = { "sec-fetch-site": "same-origin" };

const warningsOf = (person: Person) =>
  product.db.select().from(contactWarnings).where(eq(contactWarnings.userId, person.id));

/** The link of the card. */
const goOn = (text: string) => (/href="\/contato\/([^"]*)"/.exec(text)?.[1] ?? "").replaceAll("&amp;", "&");

test("before the first WhatsApp with somebody there is a card, and nothing is recorded until the person goes on", async () => {
  const provider = await makeProvider(product, { name: "Ana <b>Pinta</b>" });
  const by = await makePerson(product, { client: true });
  const card = await open(`cartao/${provider.id}`, { by, first: true, headers: SITE });
  expect([card.status, card.location, card.roundTrips]).toEqual([200, null, 2]);
  expect(card.text).toContain("Antes de falar com Ana &lt;b&gt;Pinta&lt;/b&gt;");
  expect(card.text).toContain("Nunca pague adiantado por PIX.");
  expect(card.text).toContain("Veja o serviço ou o material antes de pagar.");
  expect(card.text).toContain(`href="/cartao/${provider.id}"`);
  expect(card.text).not.toContain(provider.phone);
  expect(card.text).not.toContain("<script");
  expect([await openings(provider.id), await warningsOf(by)]).toEqual([[], []]);

  const answer = await open(goOn(card.text), { by, first: true, headers: SITE });
  expect([answer.status, answer.roundTrips]).toEqual([302, 2]);
  expect(answer.location).toContain(`wa.me/55${provider.phone}`);
  expect(await openings(provider.id)).toMatchObject([{ openedBy: by.id, way: "whatsapp" }]);
  expect(await warningsOf(by)).toMatchObject([{ ownerId: provider.id }]);
});

test("the card appears once for each person, wherever the contact is", async () => {
  const [seller, by] = [await makeProvider(product), await makePerson(product, { premium: true })];
  const listing = await makeListing(product, seller);
  const request = await makeRequest(product, seller);
  expect((await open(`anuncio/${listing}`, { by, first: true })).text).toMatch(TITLE);
  expect((await open(`solicitacao/${request}`, { by, first: true })).text).toMatch(TITLE);
  expect((await open(`anuncio/${listing}`, { by })).status).toBe(302);
  for (const path of [`anuncio/${listing}`, `cartao/${seller.id}`, `solicitacao/${request}`]) {
    expect((await open(path, { by, first: true })).status).toBe(302);
  }
  const [other] = [await makeProvider(product)];
  expect((await open(`cartao/${other.id}`, { by, first: true })).text).toMatch(TITLE);
});

test("the page stands before a number, too, and leads to it", async () => {
  const [seller, by] = [await makeProvider(product), await makePerson(product, { client: true })];
  const listing = await makeListing(product, seller);
  const path = `anuncio/${listing}?via=telefone`;
  const inPlace = { by, first: true, headers: SITE, accept: "application/json" };
  const before = await open(path, inPlace);
  expect([before.status, before.text]).toEqual([200, '{"phone":null}']);
  const card = await open(path, { by, first: true, headers: SITE });
  expect(card.text).toMatch(TITLE);
  expect(card.text).toContain("Continuar e ver o telefone");
  expect(card.text).not.toContain(seller.phone);
  expect([await openings(listing), await warningsOf(by)]).toEqual([[], []]);

  const answer = await open(goOn(card.text), { by, first: true, headers: SITE });
  expect(answer.text).toContain(`tel:+55${seller.phone}`);
  expect(await openings(listing)).toMatchObject([{ openedBy: by.id, way: "phone" }]);
  expect(await warningsOf(by)).toMatchObject([{ ownerId: seller.id }]);
  expect((await open(path, inPlace)).text).toBe(`{"phone":"${seller.phone}"}`);
});

test("vCards and one's own contacts need no page", async () => {
  const seller = await makeProvider(product);
  const by = await makePerson(product, { client: true });
  const listing = await makeListing(product, seller);
  expect((await open(`cartao/${seller.id}?via=vcard`, { by, first: true })).headers.get("content-type")).toMatch(
    /vcard/,
  );
  expect((await open(`anuncio/${listing}`, { by: seller, first: true })).status).toBe(302);
  expect(await warningsOf(by)).toEqual([]);
});

describe("a card that its owner shared", () => {
  test("leads straight to WhatsApp, and the opening is recorded as any other", async () => {
    const provider = await makeProvider(product);
    const by = await makePerson(product, { client: true });
    const path = `cartao/${provider.id}?via=compartilhado`;
    for (const viewer of [{ by }, {}]) {
      const answer = await open(path, { ...viewer, first: true, headers: SITE });
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([302, null]);
      expect(answer.location).toContain(`wa.me/55${provider.phone}`);
    }
    expect(await openings(provider.id)).toMatchObject([
      { openedBy: null, kind: "card", way: "whatsapp" },
      { openedBy: by.id, kind: "card", way: "whatsapp" },
    ]);
  });

  test("counts against the same limits, and is no way around a block or a missing number", async () => {
    const [provider, silent] = [await makeProvider(product), await makeProvider(product, { card: { whatsapp: "" } })];
    const [blocked, eager] = [await makePerson(product, { client: true }), await makePerson(product, { client: true })];
    await product.mutate("moderation.blockPerson", { personId: blocked.id }, provider);
    const follow = async ({ id }: Person, by: Person) =>
      (await open(`cartao/${id}?via=compartilhado`, { by, first: true, headers: SITE })).status;
    expect([await follow(provider, blocked), await follow(silent, eager)]).toEqual([404, 404]);
    for (let call = 1; call < NEW_PERSON_LIMITS[0].max; call++) expect(await follow(provider, eager)).toBe(302);
    expect(await follow(provider, eager)).toBe(429);
  });

  test("is no warning: elsewhere, the page still comes first", async () => {
    const [seller, by] = [await makeProvider(product), await makePerson(product, { client: true })];
    const listing = await makeListing(product, seller);
    await open(`cartao/${seller.id}?via=compartilhado`, { by, first: true, headers: SITE });
    expect(await warningsOf(by)).toEqual([]);
    for (const path of [`anuncio/${listing}`, `cartao/${seller.id}`])
      expect((await open(path, { by, first: true, headers: SITE })).text).toMatch(TITLE);
  });

  test("is only skipped from one of our pages, and only for cards", async () => {
    const provider = await makeProvider(product);
    const listing = await makeListing(product, provider);
    const path = `cartao/${provider.id}?via=compartilhado`;
    expect((await open(path, { first: true, headers: { "sec-fetch-site": "none" } })).text).toMatch(TITLE);
    const elsewhere = await open(path, { first: true, headers: { "sec-fetch-site": "cross-site" } });
    expect(elsewhere.location).toBe(`/cartao/${provider.id}`);
    expect((await open(`anuncio/${listing}?via=compartilhado`, { first: true, headers: SITE })).status).toBe(404);
    expect(await openings(provider.id)).toEqual([]);
  });
});

describe("in the directory", () => {
  test("people with a connection in common need no page, in either direction", async () => {
    const [provider, viewer, common] = [
      await makeProvider(product),
      await makeProvider(product),
      await makeProvider(product),
    ];
    const accepted = { status: "accepted", answeredAt: Date.now() } as const;
    const follow = () => open(`cartao/${provider.id}`, { by: viewer, first: true });
    await makeConnection(product, viewer, common, accepted);
    const pending = await makeConnection(product, common, provider);
    expect((await follow()).text).toMatch(TITLE);
    await product.db.update(connections).set(accepted).where(eq(connections.id, pending));
    expect((await follow()).status).toBe(302);
    expect((await open(`cartao/${viewer.id}`, { by: provider, first: true })).status).toBe(302);
    expect(await openings(provider.id)).toMatchObject([{ openedBy: viewer.id, way: "whatsapp" }]);
    expect(await warningsOf(viewer)).toEqual([]);
    expect((await open(`anuncio/${await makeListing(product, provider)}`, { by: viewer, first: true })).text).toMatch(
      TITLE,
    );
    await product.db.update(users).set({ blockedAt: Date.now() }).where(eq(users.id, common.id));
    expect((await follow()).text).toMatch(TITLE);
  });

  test("nor do people who are connected, but strangers and visitors do", async () => {
    const [provider, friend] = [await makeProvider(product), await makeProvider(product)];
    await makeConnection(product, provider, friend, { status: "accepted", answeredAt: Date.now() });
    expect((await open(`cartao/${provider.id}`, { by: friend, first: true })).status).toBe(302);
    for (const by of [await makeProvider(product), undefined])
      expect((await open(`cartao/${provider.id}`, { ...(by && { by }), first: true })).text).toMatch(TITLE);
  });
});

test("visitors see the card once on each browser", async () => {
  const [one, two] = [await makeProvider(product), await makeProvider(product)];
  const card = await open(`cartao/${one.id}`, { first: true });
  expect([card.text, card.roundTrips]).toEqual([expect.stringMatching(TITLE), 1]);
  const answer = await open(`cartao/${one.id}`, { headers: SITE });
  const [cookie = ""] = answer.headers.get("set-cookie")?.split(";") ?? [];
  expect(answer.headers.get("set-cookie")).toMatch(
    /^contato_ciente=sim; Max-Age=2592000; Path=\/contato; HttpOnly; SameSite=Lax/,
  );
  const next = await open(`cartao/${two.id}`, { first: true, headers: { cookie } });
  expect([next.status, next.roundTrips]).toEqual([302, 1]);
  const by = await makePerson(product, { client: true });
  const headers = { cookie: `${by.cookie}; ${cookie}` };
  expect((await open(`cartao/${two.id}`, { first: true, headers })).text).toMatch(TITLE);
});

test("a link from a chat or another site doesn't skip the card", async () => {
  const provider = await makeProvider(product);
  const by = await makePerson(product, { client: true });
  const typed = await open(`cartao/${provider.id}`, { by, headers: { "sec-fetch-site": "none" } });
  expect(typed.text).toMatch(TITLE);
  const elsewhere = await open(`cartao/${provider.id}`, { by, headers: { "sec-fetch-site": "cross-site" } });
  expect(elsewhere.location).toBe(`/cartao/${provider.id}`);
  expect([await openings(provider.id), await warningsOf(by)]).toEqual([[], []]);
});

test("looking at the card doesn't count against the limits, but going on and what finds nothing do", async () => {
  const [provider, by] = [await makeProvider(product), await makePerson(product, { client: true })];
  const counted = async () => {
    const [row] = await product.db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, rateLimitKey(NEW_PERSON_LIMITS[0], ofPerson(by.id))));
    return row?.count ?? 0;
  };
  await open(`cartao/${provider.id}`, { by, first: true });
  await open(`cartao/${provider.id}`, { by, first: true });
  expect(await counted()).toBe(0);
  await open(`cartao/${newId(Date.now())}`, { by, first: true });
  expect(await counted()).toBe(1);
  await open(`cartao/${provider.id}`, { by });
  expect(await counted()).toBe(2);
});

test("people without access, or blocked by the owner, get no card", async () => {
  const [owner, free, blocked] = [
    await makeProvider(product, { client: true }),
    await makePerson(product, { provider: true }),
    await makePerson(product, { premium: true }),
  ];
  const request = await makeRequest(product, owner);
  expect((await open(`solicitacao/${request}`, { by: free, first: true })).status).toBe(403);
  await product.mutate("moderation.blockPerson", { personId: blocked.id }, owner);
  for (const path of [`solicitacao/${request}`, `cartao/${owner.id}`]) {
    const answer = await open(path, { by: blocked, first: true });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.text).not.toMatch(TITLE);
  }
});

describe.each(["by the owner", "with the owner's account"])("who is blocked %s", (how) => {
  test("gets no contact of theirs, of whatever kind and in whatever way, and nothing is recorded", async () => {
    const owner = await makeProvider(product, { client: true });
    const by = await makePerson(product, { premium: true });
    const items = [
      `cartao/${owner.id}`,
      `anuncio/${await makeListing(product, owner)}`,
      `solicitacao/${await makeRequest(product, owner)}`,
    ];
    if (how === "by the owner") {
      await product.mutate("moderation.blockPerson", { personId: by.id }, owner);
    } else {
      const person = await makeAdmin(product);
      await product.mutate("admin.blockUser", { userId: owner.id, reason: "Golpe." }, person);
    }
    for (const path of items.flatMap((item) => [item, `${item}?via=telefone`, `${item}?via=vcard`])) {
      for (const first of [true, false]) {
        const answer = await open(path, { by, first });
        expect([path, answer.status]).toEqual([path, 404]);
        expect(answer.text + answer.location).not.toContain(owner.phone);
      }
    }
    expect(await openings(owner.id)).toEqual([]);
  });
});

test("the card tells since when, how much and how well the person worked, and which reports were upheld", async () => {
  const [provider, client] = [await makeProvider(product), await makePerson(product, { client: true })];
  await product.db
    .update(users)
    .set({ createdAt: Date.UTC(2025, 2, 1, 3) })
    .where(eq(users.id, provider.id));
  const read = async () => (await open(`cartao/${provider.id}`, { first: true })).text;
  expect(await read()).toContain("No portal desde fevereiro de 2025, com e-mail confirmado");
  expect(await read()).toContain("Nenhuma contratação confirmada ainda");
  expect(await read()).toContain("Nenhuma denúncia confirmada");
  await makeBareHire(product, client, provider);
  await makeBareHire(product, client, provider, { status: "proposed" });
  await makeRating(product, client, provider, { stars: 4 });
  const at = Date.now();
  const reported = { subjectKind: "card" as const, ownerId: provider.id, excerpt: "x", reportCount: 1, createdAt: at };
  await product.db.insert(reportCases).values([
    { ...reported, id: newId(at), subjectId: newId(at), decision: "keep", decidedAt: at },
    { ...reported, id: newId(at), subjectId: newId(at), decision: "warn", decidedAt: at },
    { ...reported, id: newId(at), subjectId: newId(at) },
  ]);
  expect(await read()).toContain("1 contratação confirmada de 1 cliente, nota 4,0 em 1 avaliação");
  expect(await read()).toContain("1 denúncia confirmada");
});

test("the data export tells when a person was warned, and accounts take their warnings along", async () => {
  const [provider, by] = [await makeProvider(product), await makePerson(product, { client: true })];
  await open(`cartao/${provider.id}`, { by });
  const { data } = await product.mutate("profiles.exportData", {}, by);
  expect(data).toMatchObject({ contactWarnings: [{ createdAt: expect.any(String) }] });
  await product.db.delete(users).where(eq(users.id, provider.id));
  expect(await product.db.select().from(contactWarnings).where(eq(contactWarnings.userId, by.id))).toEqual([]);
});
