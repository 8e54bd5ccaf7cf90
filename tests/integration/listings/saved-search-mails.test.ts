import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  marketplaceListings,
  personBlocks,
  savedSearches,
  savedSearchMatches,
  savedSearchSettings,
  users,
} from "../../../db/schema/index.ts";
import { takeDueMatches } from "../../../src/features/listings/queries-mails.ts";
import { MAILED_MAX } from "../../../src/features/listings/rules.ts";
import type { SavedFilter } from "../../../src/features/listings/schemas.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import type { MailWish } from "../../../src/shared/mail-wishes.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { askFakes } from "../../support/fakes.ts";
import { DOURADOS, makeListing, newWord } from "../../support/listings.ts";
import { mailMatchesAt, matchAt } from "../../support/notices.ts";
import { makePerson, type Person, type PersonOptions } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const at = (time: string, day = 10) => Date.parse(`2026-03-${day}T${time}-04:00`);
/** In Campo Grande. */
const MORNING = at("10:00");
const NIGHT = at("22:00");

const ANY: SavedFilter = { text: "", category: null, cityId: null, minPriceCents: null, maxPriceCents: null };

async function save(person: Person, filter: Partial<SavedFilter>): Promise<string> {
  const { data } = await product.mutate("listings.saveSearch", { ...ANY, ...filter }, person);
  const { id } = data as { id: string };
  // Before all listings.
  await product.db.update(savedSearches).set({ createdAt: 1 }).where(eq(savedSearches.id, id));
  return id;
}

const choose = (person: Person, byMail: MailWish) => product.mutate("listings.setSearchMail", { byMail }, person);

/** Somebody who saved a search for a word of their own. */
async function makeSearcher(byMail?: MailWish, options: PersonOptions = {}) {
  const person = await makePerson(product, options);
  const word = newWord();
  const searchId = await save(person, { text: word });
  if (byMail) await choose(person, byMail);
  return { ...person, word, searchId };
}

/** A listing that is public since `now`, for whose searches nobody looked. */
async function listAt(now: number, title: string, columns: Parameters<typeof makeListing>[2] = {}) {
  const seller = await makePerson(product);
  const times = { id: newId(now), createdAt: now, expiresAt: now + 5 * DAY_MS };
  const id = await makeListing(product, seller, { title, ...times, ...columns });
  return { id, seller };
}

async function publishAt(now: number, title: string, columns: Parameters<typeof makeListing>[2] = {}) {
  const listing = await listAt(now, title, columns);
  await matchAt(product, listing.id, now);
  return listing;
}

const mailsTo = ({ email }: Person) => product.mailsSoFar(email);

const settingsOf = async ({ id }: Person) =>
  (await product.db.select().from(savedSearchSettings).where(eq(savedSearchSettings.userId, id)))[0];

const failMails = (failing: boolean) => askFakes(product.stack.fakesUrl, "/api/mails/failing", { failing });

describe("a summary", () => {
  test("lists new listings by search in one letter, with price, city and links, without contacts", async () => {
    const person = await makeSearcher(undefined, { name: "Ana Souza" });
    const second = newWord();
    await save(person, { text: second, maxPriceCents: 500_000 });
    const mixer = await publishAt(MORNING, `Betoneira ${person.word} 67 98765-4312`);
    const tiles = await publishAt(MORNING + HOUR_MS, `Piso ${second}`, { cityId: DOURADOS, priceCents: 90_000 });
    await mailMatchesAt(product, at("17:59:59"));
    expect(await mailsTo(person)).toEqual([]);
    await mailMatchesAt(product, at("18:00"));
    const [mail, ...others] = await mailsTo(person);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("2 anúncios novos nas suas buscas");
    const text = mail?.text.replaceAll("\u00a0", " ") ?? "";
    expect(text).toContain("Olá, Ana!");
    const slug = `betoneira-${person.word}`.slice(0, 60);
    expect(text).toContain(`“${person.word}”\n- Betoneira ${person.word} [contato oculto]: R$ 2.500,00, Campo Grande`);
    expect(text).toContain(`/anuncio/${slug}`);
    expect(text).toContain(mixer.id);
    expect(text).toContain(`“${second}”, até R$ 5.000,00\n- Piso ${second}: R$ 900,00, Dourados:\n`);
    expect(text).toContain(`Ver esta busca:\n${product.stack.url}/marketplace?q=${second}&max=5000`);
    expect(mail?.html).toContain(tiles.id);
    for (const { seller } of [mixer, tiles]) expect(text + mail?.html).not.toContain(seller.phone);
    expect(text + mail?.html).not.toMatch(/98765-?4312/);
    const stop = /http\S+\/buscas\/parar\/[0-9a-f]{32}/.exec(text)?.[0] ?? "";
    expect(stop).toContain((await settingsOf(person))?.stopKey);
    expect(mail?.headers).toMatchObject({
      "List-Unsubscribe": `<${stop}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  test("of much lists a part, and says that there is more", async () => {
    const person = await makeSearcher();
    for (let n = 0; n < MAILED_MAX + 3; n++) await publishAt(MORNING + n * MINUTE_MS, `${person.word} n${n}`);
    await mailMatchesAt(product, at("18:00"));
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toBe(`Mais de ${MAILED_MAX} anúncios novos nas suas buscas`);
    expect(mail?.text.match(/^- /gm)).toHaveLength(MAILED_MAX);
    expect(mail?.text).toContain("Ver todos desta busca:");
    await mailMatchesAt(product, at("07:00", 11));
    expect(await mailsTo(person)).toHaveLength(1);
  });
});

describe("a letter at once", () => {
  test("follows the match, names one listing, and comes once, however often it is looked for or sent", async () => {
    const person = await makeSearcher("at_once");
    const listing = await listAt(MORNING, `Betoneira ${person.word}`);
    await Promise.all([1, 2, 3].map(() => matchAt(product, listing.id, MORNING)));
    await Promise.all([1, 2].map(() => mailMatchesAt(product, MORNING + HOUR_MS)));
    await matchAt(product, listing.id, MORNING + HOUR_MS);
    const mails = await mailsTo(person);
    expect(mails.map(({ subject }) => subject)).toEqual([`Betoneira ${person.word}: R$\u00a02.500,00, Campo Grande`]);
  });

  test("waits for the morning at night", async () => {
    const person = await makeSearcher("at_once");
    await publishAt(NIGHT, person.word);
    await mailMatchesAt(product, at("06:59:59", 11));
    expect(await mailsTo(person)).toEqual([]);
    await mailMatchesAt(product, at("07:00", 11));
    expect(await mailsTo(person)).toHaveLength(1);
  });

  test("comes a minute later if the mail service or the first worker failed", async () => {
    const [refused, left] = [await makeSearcher("at_once"), await makeSearcher("at_once")];
    await failMails(true);
    await publishAt(MORNING, refused.word);
    await failMails(false);
    await mailMatchesAt(product, MORNING + MINUTE_MS - 1);
    expect(await mailsTo(refused)).toEqual([]);
    await mailMatchesAt(product, MORNING + MINUTE_MS);
    expect(await mailsTo(refused)).toHaveLength(1);

    await publishAt(NIGHT, left.word);
    const morning = at("07:00", 11);
    const taken = await takeDueMatches(product.db, 50, morning, morning + MINUTE_MS);
    expect(taken.map(({ userId }) => userId)).toContain(left.id);
    await mailMatchesAt(product, morning + MINUTE_MS - 1);
    expect(await mailsTo(left)).toEqual([]);
    await mailMatchesAt(product, morning + MINUTE_MS);
    expect(await mailsTo(left)).toHaveLength(1);
  });
});

test("nobody gets letters who wants none", async () => {
  const [person, changed] = [await makeSearcher("never"), await makeSearcher("at_once")];
  await publishAt(NIGHT, `${person.word} ${changed.word}`);
  await choose(changed, "never");
  await mailMatchesAt(product, at("07:00", 11));
  for (const one of [person, changed]) expect(await mailsTo(one)).toEqual([]);
  const rows = await product.db
    .select()
    .from(savedSearchMatches)
    .where(eq(savedSearchMatches.searchId, changed.searchId));
  expect(rows).toMatchObject([{ mailDueAt: null }]);
});

test("a letter leaves out what has ended or is hidden by then, people apart, and searches that were deleted", async () => {
  const { db } = product;
  const person = await makeSearcher();
  const change = (id: string, columns: Partial<typeof marketplaceListings.$inferInsert>) =>
    db.update(marketplaceListings).set(columns).where(eq(marketplaceListings.id, id));
  const [shown, hidden, sold, expired, ofBlocked, ofBlocker] = await Promise.all(
    ["visível", "oculto", "vendido", "vencido", "bloqueado", "bloqueador"].map((name) =>
      publishAt(MORNING, `${person.word} ${name}`),
    ),
  );
  await change(hidden?.id ?? "", { hiddenBecause: "decision" });
  await change(sold?.id ?? "", { status: "inactive", soldAt: MORNING });
  await change(expired?.id ?? "", { expiresAt: MORNING + HOUR_MS });
  await db.insert(personBlocks).values([
    { blockerId: person.id, blockedId: ofBlocked?.seller.id ?? "", createdAt: 1 },
    { blockerId: ofBlocker?.seller.id ?? "", blockedId: person.id, createdAt: 1 },
  ]);
  const [banned, unconfirmed, gone] = [await makeSearcher(), await makeSearcher(), await makeSearcher()];
  for (const { word } of [banned, unconfirmed, gone]) await publishAt(MORNING, word);
  await db.update(users).set({ blockedAt: 1 }).where(eq(users.id, banned.id));
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, unconfirmed.id));
  await db.delete(savedSearches).where(eq(savedSearches.id, gone.searchId));
  await mailMatchesAt(product, at("18:00"));
  const [mail, ...others] = await mailsTo(person);
  expect(others).toEqual([]);
  expect(mail?.text.match(/^- .*/gm)).toEqual([expect.stringContaining(`${person.word} visível`)]);
  expect(mail?.text).toContain(shown?.id);
  for (const one of [banned, unconfirmed, gone]) expect(await mailsTo(one)).toEqual([]);
});

test("the choice is a person's own, a summary at first, and in the export", async () => {
  const [person, other] = [await makeSearcher(), await makeSearcher()];
  const wishOf = async (person: Person) =>
    (await product.query("listings.searchMail", undefined, person)).data as { byMail: MailWish };
  expect(await wishOf(person)).toEqual({ byMail: "digest" });
  const chosen = await choose(person, "at_once");
  expect([chosen.status, chosen.roundTrips]).toEqual([200, 2]);
  expect([await wishOf(person), await wishOf(other)]).toEqual([{ byMail: "at_once" }, { byMail: "digest" }]);
  const keys = [await settingsOf(person), await settingsOf(other)].map((settings) => settings?.stopKey);
  expect(new Set(keys).size).toBe(2);
  await save(person, { text: newWord() });
  expect(await settingsOf(person)).toMatchObject({ byMail: "at_once", stopKey: keys[0] });
  const refused = await product.mutate("listings.setSearchMail", { byMail: "hourly" }, person);
  expect(refused.error).toMatchObject({ fields: { byMail: "Escolha quando quer receber e-mails." } });
  const { data } = await product.mutate("profiles.exportData", {}, person);
  expect(data).toMatchObject({ savedSearchSettings: [{ byMail: "at_once" }] });
  await product.db.delete(users).where(eq(users.id, person.id));
  expect(await settingsOf(person)).toBeUndefined();
});

test("letters stop with one post from anywhere, not with a link that a program follows", async () => {
  const [person, other] = [await makeSearcher("at_once"), await makeSearcher("at_once")];
  const path = `/buscas/parar/${(await settingsOf(person))?.stopKey}`;
  const asked = await product.fetch(path);
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain("Parar os e-mails das buscas?");
  expect(await settingsOf(person)).toMatchObject({ byMail: "at_once" });
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.exemplo.com" };
  const stopped = await product.fetch(path, { method: "POST", headers, body: "List-Unsubscribe=One-Click" });
  expect(stopped.status).toBe(200);
  expect(await stopped.text()).toContain("Pronto, os e-mails pararam");
  expect([await settingsOf(person), await settingsOf(other)]).toMatchObject([
    { byMail: "never" },
    { byMail: "at_once" },
  ]);
  for (const key of ["0".repeat(32), "x", "%00"]) {
    expect((await product.fetch(`/buscas/parar/${key}`, { method: "POST" })).status).toBe(404);
  }
});
