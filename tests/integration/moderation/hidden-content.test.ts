import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { batchOf } from "../../../db/batch.ts";
import { platformStats, sessions } from "../../../db/schema/index.ts";
import { insertOnce as insertListing } from "../../../src/features/listings/queries.ts";
import { blockAccount, unblockAccount } from "../../../src/features/moderation/block-account.ts";
import { deleteSubject, hideSubject, restoreSubject } from "../../../src/features/moderation/statements.ts";
import { localPath } from "../../../src/features/networking/addresses.ts";
import { insertConnection } from "../../../src/features/networking/queries-connections.ts";
import { insertReference } from "../../../src/features/networking/queries-references.ts";
import { reserveAvatar, setAvatar } from "../../../src/features/profiles/queries-photos.ts";
import { contentsOf, insertOnce as insertRequest } from "../../../src/features/requests/queries-write.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { insertOutbox } from "../../../src/platform/delivery/outbox.ts";
import { SUBJECT_KINDS } from "../../../src/shared/decisions.ts";
import { thumbnailOf } from "../../../src/shared/image-urls.ts";
import { CANARY, type Canaries, CITY, LOCAL, makeCanaries } from "../../support/canaries.ts";
import { readNotifications } from "../../support/fakes.ts";
import { makeHireSubjects, makeInterests } from "../../support/hires.ts";
import { ALL_LISTINGS, makeListing, newListing } from "../../support/listings.ts";
import type { Subject } from "../../support/matrix/audiences.ts";
import { MATRIX } from "../../support/matrix/authorization.ts";
import { allProcedures } from "../../support/matrix/procedures.ts";
import { makeCase } from "../../support/moderation.ts";
import { makeConnection, makeNetwork, REFERENCE_INPUT } from "../../support/network.ts";
import { makePerson, makeRequest, newSubmission, type Person } from "../../support/people.ts";
import { startProduct, untilServed } from "../../support/product.ts";
import { inFull } from "../../support/size.ts";

/** One second at the edge: long enough to be served from there, short enough to wait for. */
const EDGE_SECONDS = 1;
const product = startProduct({ settings: { EDGE_CACHE_SECONDS: String(EDGE_SECONDS) } });
const TOKEN = "segredo-da-bancada-para-os-destinatarios";
const KINDS = [...SUBJECT_KINDS];

let canaries: Canaries;
let subject: Subject;
/** A request of the other provider in which the owner is interested. */
let wantedId: string;
let client: Person;
let admin: Person;
let premium: Person;
let readers: (Person | null)[];

beforeAll(async () => {
  canaries = await makeCanaries(product);
  admin = await makePerson(product, { admin: true });
  client = await makePerson(product, { client: true });
  const requestId = await makeRequest(product, client);
  const caseId = await makeCase(product, { kind: "request", id: requestId, owner: client }, [canaries.other]);
  const made = { requestId, caseId, listingId: await makeListing(product, client), listingPhotoId: "", email: "" };
  const network = await makeNetwork(product, client);
  subject = { ...made, ...network, ...(await makeHireSubjects(product, client, requestId)) };
  wantedId = await makeRequest(product, canaries.other);
  await makeInterests(product, wantedId, [canaries.owner]);
  premium = await makePerson(product, { client: true, premium: true });
  readers = inFull([null, premium, admin], [null, client, premium, canaries.other, admin]);
});

/** What asks for each thing. All other queries get the input of the matrix. */
function inputsOf(path: string): unknown[] {
  const { ids, askedId, owner, other } = canaries;
  const directory = { text: "", specialty: null, region: null, userType: null, page: 1 };
  const listings = { ...ALL_LISTINGS, sort: "created_at_desc" };
  const cards = [{ id: owner.id }, { id: other.id }];
  const rated = cards.map((card) => ({ ...card, type: "service_provider" }));
  const inputs: Record<string, unknown[]> = {
    "requests.byId": [{ id: ids.request }],
    "requests.list": [{ serviceType: null }],
    "listings.byId": [{ id: ids.listing }],
    "listings.othersOfSeller": [{ id: ids.listing }],
    "listings.similar": [{ id: ids.listing }, { id: askedId }],
    "listings.questions": [{ id: ids.listing }, { id: askedId }],
    "listings.search": [
      listings,
      { ...listings, sort: "price_asc" },
      { ...listings, text: CANARY.listing },
      { ...listings, minPriceCents: 1 },
      { ...listings, period: "today", sort: "price_desc" },
    ],
    "listings.count": [{ ...ALL_LISTINGS, text: CANARY.listing }],
    "networking.card": [{ slugOrId: owner.id }, { slugOrId: `pessoa-${owner.id}` }],
    "networking.directory": [directory, { ...directory, text: CANARY.card }, { ...directory, region: CITY }],
    "networking.local": [LOCAL],
    "networking.profile": cards,
    "networking.references": cards,
    "networking.portfolio": cards,
    "hires.interested": [{ requestId: wantedId }],
    "ratings.people": [{ text: "" }, { text: "canario" }],
    "ratings.person": rated,
    "ratings.list": rated,
  };
  return inputs[path] ?? [MATRIX[path]?.input({ ...subject, requestId: ids.request, listingId: ids.listing })];
}

async function page(path: string, reader: Person | null): Promise<string> {
  const headers = { ...(reader ? { cookie: reader.cookie } : {}), "cf-connecting-ip": crypto.randomUUID() };
  const response = await product.fetch(path, { headers });
  return (await response.text()) + response.headers.get("location");
}

/**
 * Every response to a person that could show something, as one text. Admins' own lists are meant to show everything.
 */
async function everythingFor(reader: Person | null): Promise<string> {
  const { ids, owner, other } = canaries;
  const queries = allProcedures().filter(({ path, kind }) => kind === "query" && !path.startsWith("admin."));
  const calls = queries.flatMap(({ path }) => inputsOf(path).map((input) => ({ path, input })));
  const pages = [
    "/marketplace",
    `/marketplace?anuncio=${ids.listing}`,
    `/anuncio/${ids.listing}`,
    "/portal-conexoes",
    localPath(LOCAL.trade, LOCAL.city),
    `/portal-conexoes/perfil/${owner.id}`,
    `/portal-conexoes/perfil/${other.id}`,
    `/cartao/${owner.id}`,
    `/cartao/pessoa-${owner.id}`,
    "/sitemap.xml",
    `/contato/anuncio/${ids.listing}`,
    `/contato/cartao/${owner.id}`,
    `/contato/cartao/${owner.id}?via=vcard`,
    `/contato/solicitacao/${ids.request}`,
  ];
  const read = ({ path, input }: (typeof calls)[number]) => product.query(path, input, reader ?? undefined);
  const answers = await Promise.all(calls.map((call) => untilServed(() => read(call))));
  const texts = await Promise.all(pages.map((path) => page(path, reader)));
  return [...answers.map(({ text }) => text), ...texts].join("\n");
}

async function everything(): Promise<string> {
  const texts = [];
  for (const reader of readers) texts.push(await everythingFor(reader));
  return texts.join("\n");
}

/** The kinds whose text some reader other than the owner gets. */
const kindsIn = (text: string) => KINDS.filter((kind) => text.includes(CANARY[kind]));
const seenKinds = async () => kindsIn(await everything());
/** The kinds whose text somebody with premium gets: one reader is enough to show that something is seen. */
const shownKinds = async () => kindsIn(await everythingFor(premium));

async function statusesOf(urls: readonly string[], reader?: Person) {
  const headers = reader ? { cookie: reader.cookie } : {};
  const found = [];
  for (const url of urls) {
    const response = await product.fetch(url, { headers });
    await response.arrayBuffer();
    found.push([response.status, response.headers.get("cache-control")]);
  }
  return found;
}

const edgeSeconds = () => new Promise((resolve) => setTimeout(resolve, (EDGE_SECONDS + 0.2) * 1000));

async function hideAll(): Promise<void> {
  await batchOf(product.db, { all: KINDS.flatMap((kind) => hideSubject(product.db, kind, canaries.ids[kind])) });
  await edgeSeconds();
}

async function restoreAll(): Promise<void> {
  await batchOf(product.db, {
    all: KINDS.flatMap((kind) => restoreSubject(product.db, kind, canaries.ids[kind], Date.now())),
  });
  await edgeSeconds();
}

const ownerQuery = async (path: string, input?: unknown) => (await product.query(path, input, canaries.owner)).data;
const averageOfOther = async () =>
  (await product.query("networking.card", { slugOrId: canaries.other.id })).data as { totalRatings: number };
const recipientsOf = async (id: string) => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const response = await product.fetch(`/n8n/solicitacoes/${id}/destinatarios`, { headers });
  return { status: response.status, text: await response.text() };
};

describe("content", () => {
  test("is seen by others while nothing hides it", async () => {
    expect(await shownKinds()).toEqual(KINDS);
    expect(await averageOfOther()).toMatchObject({ totalRatings: 1 });
  });

  test("that a decision hid is in no response to anyone but its owner, and comes back whole", async () => {
    const { ids, owner, photos } = canaries;
    await hideAll();
    expect(await seenKinds()).toEqual([]);
    expect(await averageOfOther()).toMatchObject({ totalRatings: 0 });
    for (const path of ["listings.byId", "requests.byId", "networking.profile"]) {
      const input = inputsOf(path)[0];
      const refused = await product.query(path, input, client);
      expect([refused.status, (await product.query(path, input, owner)).data]).toEqual([
        404,
        expect.objectContaining({ isHidden: true }),
      ]);
    }
    expect(await ownerQuery("requests.mine")).toMatchObject([{ id: ids.request, isHidden: true }]);
    expect(await ownerQuery("listings.mine")).toMatchObject([{ id: ids.listing, isHidden: true, isActive: false }]);
    expect(await ownerQuery("profiles.professional")).toMatchObject({ isHidden: true });
    expect(await ownerQuery("networking.card", { slugOrId: owner.id })).toMatchObject({ isHidden: true, isOwn: true });
    expect(await ownerQuery("networking.portfolio", { id: owner.id })).toMatchObject([{ isHidden: true }]);
    expect(await ownerQuery("networking.references", { id: canaries.other.id })).toMatchObject({
      items: [{ id: ids.reference, isModerated: true }],
    });
    expect((await product.fetch(`/cartao/pessoa-${owner.id}`)).status).toBe(404);
    // Only thumbnails, which no one has asked for before: the edge keeps what it has for a few minutes.
    const thumbnails = Object.values(photos).map(thumbnailOf);
    for (const reader of readers.slice(0, -1)) {
      for (const [status] of await statusesOf(thumbnails, reader ?? undefined)) expect(status).toBe(404);
    }
    for (const reader of [owner, admin]) {
      expect(await statusesOf(thumbnails, reader)).toEqual(thumbnails.map(() => [200, "private, no-store"]));
      const unchanged = { cookie: reader.cookie, "if-none-match": "*" };
      const { status, headers } = await product.fetch(thumbnails[0] ?? "", { headers: unchanged });
      expect([status, headers.get("cache-control")]).toEqual([304, "private, no-store"]);
    }
    await restoreAll();
    expect(await shownKinds()).toEqual(KINDS);
    expect(await averageOfOther()).toMatchObject({ totalRatings: 1 });
    expect((await statusesOf(thumbnails)).map(([status]) => status)).toEqual(thumbnails.map(() => 200));
  });

  test("that is hidden is not restored by its owner's changes, and nobody is told of it", async () => {
    const { ids, owner } = canaries;
    await hideAll();
    await product.mutate("listings.renew", { id: ids.listing }, owner);
    await product.mutate("networking.updatePhoto", { id: ids.photo, title: CANARY.photo, description: "" }, owner);
    const interest = await product.mutate("requests.setInterest", { id: ids.request, interested: true }, client);
    expect([interest.status, interest.error?.code]).toEqual([404, "request.not_found"]);
    expect((await recipientsOf(ids.request)).status).toBe(404);
    const open = await makeRequest(product, canaries.other, { serviceType: "Outros", location: "Campo Grande" });
    expect((await recipientsOf(open)).text).not.toContain(owner.phone);
    await insertOutbox(product.db, "n8n.request", { requestId: ids.request, operation: "INSERT" }, 0);
    await product.stack.worker.scheduled();
    await edgeSeconds();
    expect(await seenKinds()).toEqual([]);
    const told = await readNotifications(product.stack.fakesUrl);
    expect(JSON.stringify(told)).not.toContain(CANARY.request);
    await restoreAll();
    expect((await recipientsOf(open)).text).toContain(owner.phone);
    expect((await recipientsOf(ids.request)).status).toBe(200);
  });
});

describe("a blocked account", () => {
  const block = () => batchOf(product.db, { all: blockAccount(product.db, canaries.owner.id, Date.now()) });
  const unblock = () => batchOf(product.db, { all: unblockAccount(product.db, canaries.owner.id) });

  test("has no session, and nothing of it is in a response to anyone until the block ends", async () => {
    const { owner, ids } = canaries;
    await makeConnection(product, owner, client);
    const pending = async () => (await product.query("networking.pendingCount", undefined, client)).data;
    const before = (await pending()) as { count: number };
    await batchOf(product.db, { all: hideSubject(product.db, "listing", ids.listing) });
    await block();
    await edgeSeconds();
    const texts = await everything();
    expect(kindsIn(texts)).toEqual([]);
    expect(texts).not.toContain(owner.name);
    expect(await averageOfOther()).toMatchObject({ totalRatings: 0 });
    expect(await pending()).toEqual({ count: before.count - 1, news: 0 });
    expect((await product.query("requests.mine", undefined, owner)).status).toBe(401);
    expect(await product.db.select().from(sessions).where(eq(sessions.userId, owner.id))).toEqual([]);
    // A decision about something of it does not show it.
    await batchOf(product.db, { all: restoreSubject(product.db, "request", ids.request, Date.now()) });
    await batchOf(product.db, { all: hideSubject(product.db, "photo", ids.photo) });
    expect(await seenKinds()).toEqual([]);
    await unblock();
    await edgeSeconds();
    expect(await seenKinds()).toEqual(["request", "card", "reference", "rating", "comment"]);
    await restoreAll();
    expect(await shownKinds()).toEqual(KINDS);
    expect(await pending()).toEqual(before);
  });

  test("stores nothing new, even if its session was read just before the block", async () => {
    const person = await makePerson(product, { client: true, provider: true });
    await batchOf(product.db, { all: blockAccount(product.db, person.id, Date.now()) });
    const [{ id: other }, now] = [canaries.other, Date.now()];
    const submission = newSubmission();
    const addressing = { addresseeIds: [], openToAllAt: null };
    const key = { id: newId(now), createdBy: person.id, createdAt: now, expiresAt: now + 1000 };
    const request = { ...submission, ...addressing, ...key };
    expect(
      await insertRequest(product.db, request, contentsOf(submission), {
        notify: false,
        demandsPhone: false,
        isAgain: false,
        isClient: true,
      }),
    ).toMatchObject({
      storedId: null,
      freeAt: null,
    });
    const listing = { ...newListing(), id: newId(now), userId: person.id, createdAt: now, expiresAt: now + 1000 };
    expect(await insertListing(product.db, listing, false)).toMatchObject({ storedId: null, freeAt: null });
    expect((await insertConnection(product.db, person.id, other, now)).isWritten).toBe(false);
    const reference = { ...REFERENCE_INPUT, professionalId: other };
    expect((await insertReference(product.db, person.id, reference, now)).id).toBeNull();
    const avatar = { url: "/img/avatars/x/x.webp", userId: person.id, bytes: 1 };
    await reserveAvatar(product.db, person.id, avatar.url, now);
    expect((await setAvatar(product.db, avatar, now)).isShown).toBe(false);
  });
});

test("deleting counts requests and classifieds down, and empties a card without its account", async () => {
  const { ids, owner } = await makeCanaries(product);
  const totals = () => product.db.select().from(platformStats);
  const totalOf = async (name: string) => (await totals()).find((row) => row.metricName === name)?.metricValue ?? 0;
  const [requests, listings] = [await totalOf("requests"), await totalOf("listings")];
  for (let time = 0; time < 2; time++) {
    for (const kind of KINDS) await batchOf(product.db, { all: deleteSubject(product.db, kind, ids[kind]) });
  }
  expect([await totalOf("requests"), await totalOf("listings")]).toEqual([requests - 1, listings - 1]);
  expect((await product.query("requests.mine", undefined, owner)).data).toEqual([]);
  expect((await product.query("listings.mine", undefined, owner)).data).toEqual([]);
  expect((await product.query("networking.portfolio", { id: owner.id }, owner)).data).toEqual([]);
  expect((await product.query("networking.card", { slugOrId: owner.id })).error?.code).toBe("profile.not_found");
  expect((await product.query("networking.card", { slugOrId: owner.id }, owner)).data).toMatchObject({
    name: owner.name,
    profession: null,
    avatarUrl: null,
    specialties: [],
    serviceRegions: [],
    presentation: "",
  });
  expect((await product.query("auth.me", undefined, owner)).data).toMatchObject({ avatarUrl: null });
});
