import { beforeAll, describe, expect, test } from "vitest";
import { rateLimits } from "../../db/schema/index.ts";
import type { ErrorCode } from "../../src/errors.ts";
import { hashed, ofPerson, rateLimitKey } from "../../src/platform/rate-limit.ts";
import { hashToken } from "../../src/platform/tokens.ts";
import { LISTING_INPUT, makeListing, makeListingPhotos, newListing } from "../support/listings.ts";
import { makeNetwork, type Network, REFERENCE_INPUT } from "../support/network.ts";
import { makePerson, makeRequest, newSubmission, type Person, REQUEST_INPUT } from "../support/people.ts";
import { allProcedures } from "../support/procedures.ts";
import { eventually, startProduct } from "../support/product.ts";

const product = startProduct();

/** `incomplete`: signed up through Google, without a role, WhatsApp and accepted terms. */
const AUDIENCES = ["visitor", "incomplete", "client", "provider", "premium", "owner", "admin"] as const;
type Audience = (typeof AUDIENCES)[number];
type Outcome = "ok" | ErrorCode;

interface Subject extends Network {
  requestId: string;
  listingId: string;
  listingPhotoId: string | undefined;
  email: string;
}

interface Row {
  /** Returns a valid input, new for each call. */
  input: (subject: Subject) => unknown;
  outcome: Record<Audience, Outcome>;
  /** The maximum number of database round trips per call, including the session's. */
  roundTrips: number;
}

const everyone = (outcome: Outcome): Record<Audience, Outcome> => ({
  visitor: outcome,
  incomplete: outcome,
  client: outcome,
  provider: outcome,
  premium: outcome,
  owner: outcome,
  admin: outcome,
});
const anyAccount = (outcome: Outcome): Record<Audience, Outcome> => ({
  ...everyone(outcome),
  visitor: "auth.required",
});
const loggedIn = (outcome: Outcome): Record<Audience, Outcome> => ({
  ...anyAccount(outcome),
  incomplete: "auth.incomplete",
});
/** For items in the network that only their owner can access: for others they don't exist. */
const networkOwner = (code: ErrorCode): Record<Audience, Outcome> => ({ ...loggedIn(code), owner: "ok" });
const DIRECTORY = { text: "", specialty: null, region: null, userType: null, page: 1 };
const ownerOnly: Record<Audience, Outcome> = { ...loggedIn("request.not_found"), owner: "ok" };

const listingOwnerOnly: Record<Audience, Outcome> = { ...loggedIn("listing.not_found"), owner: "ok" };
const LISTING_FILTER = {
  text: "betoneira",
  category: null,
  stateId: null,
  cityId: null,
  period: null,
  minPriceCents: null,
  maxPriceCents: null,
};

const PASSWORD = "Tijolo#42x";
const PASSWORDS = { password: PASSWORD, passwordConfirmation: PASSWORD };
const TOKEN = "a".repeat(43);

/** Who may call what. A procedure that is missing here fails the tests. */
const MATRIX: Record<string, Row> = {
  "auth.me": { input: () => undefined, outcome: everyone("ok"), roundTrips: 1 },
  "auth.signUp": {
    input: ({ email }) => ({
      name: "Ana",
      whatsapp: "67999991234",
      email,
      ...PASSWORDS,
      termsAccepted: true,
      role: "client",
    }),
    outcome: everyone("ok"),
    roundTrips: 2,
  },
  "auth.logIn": {
    input: ({ email }) => ({ email, password: PASSWORD, role: null }),
    outcome: everyone("auth.invalid_credentials"),
    roundTrips: 1,
  },
  "auth.requestPasswordReset": { input: ({ email }) => ({ email }), outcome: everyone("ok"), roundTrips: 1 },
  "auth.resendConfirmation": { input: ({ email }) => ({ email }), outcome: everyone("ok"), roundTrips: 1 },
  "auth.checkConfirmation": { input: () => ({ token: TOKEN }), outcome: everyone("ok"), roundTrips: 1 },
  "auth.confirmEmail": {
    input: () => ({ token: TOKEN, password: PASSWORD }),
    outcome: everyone("auth.link_invalid"),
    roundTrips: 1,
  },
  "auth.resetPassword": {
    input: () => ({ token: TOKEN, ...PASSWORDS }),
    outcome: everyone("auth.link_invalid"),
    roundTrips: 1,
  },
  "auth.chooseRole": {
    input: () => ({ role: "client", whatsapp: "", termsAccepted: false }),
    outcome: {
      ...anyAccount("ok"),
      incomplete: "input.invalid",
      provider: "auth.role_already_chosen",
      premium: "auth.role_already_chosen",
    },
    roundTrips: 2,
  },
  "requests.list": { input: () => ({ serviceType: null }), outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.typeCounts": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.stats": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.mine": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.byId": { input: ({ requestId }) => ({ id: requestId }), outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.create": { input: () => newSubmission(), outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.update": {
    input: ({ requestId }) => ({ id: requestId, changes: { ...REQUEST_INPUT, location: "Dourados" } }),
    outcome: ownerOnly,
    roundTrips: 2,
  },
  "requests.setInterest": {
    input: ({ requestId }) => ({ id: requestId, interested: true }),
    outcome: { ...loggedIn("ok"), owner: "request.own" },
    roundTrips: 2,
  },
  "requests.improveText": {
    input: () => ({ text: REQUEST_INPUT.description, serviceType: REQUEST_INPUT.serviceType }),
    outcome: loggedIn("ok"),
    roundTrips: 2,
  },
  "requests.delete": { input: ({ requestId }) => ({ id: requestId }), outcome: ownerOnly, roundTrips: 2 },
  "listings.search": {
    input: () => ({ ...LISTING_FILTER, sort: "price_asc" }),
    outcome: everyone("ok"),
    roundTrips: 1,
  },
  "listings.count": { input: () => LISTING_FILTER, outcome: everyone("ok"), roundTrips: 1 },
  "listings.byId": { input: ({ listingId }) => ({ id: listingId }), outcome: everyone("ok"), roundTrips: 2 },
  "listings.mine": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "listings.create": { input: () => newListing(), outcome: loggedIn("ok"), roundTrips: 2 },
  "listings.update": {
    input: ({ listingId }) => ({ id: listingId, changes: { ...LISTING_INPUT, priceCents: 1 } }),
    outcome: listingOwnerOnly,
    roundTrips: 2,
  },
  "listings.renew": { input: ({ listingId }) => ({ id: listingId }), outcome: listingOwnerOnly, roundTrips: 2 },
  "listings.setPrimaryPhoto": {
    input: ({ listingId, listingPhotoId }) => ({ listingId, photoId: listingPhotoId }),
    outcome: listingOwnerOnly,
    roundTrips: 2,
  },
  "listings.deletePhoto": {
    input: ({ listingId, listingPhotoId }) => ({ listingId, photoId: listingPhotoId }),
    outcome: listingOwnerOnly,
    roundTrips: 2,
  },
  "listings.delete": { input: ({ listingId }) => ({ id: listingId }), outcome: listingOwnerOnly, roundTrips: 2 },
  "support.contacts": { input: () => undefined, outcome: everyone("ok"), roundTrips: 0 },
  "profiles.mine": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.exportData": { input: () => undefined, outcome: anyAccount("ok"), roundTrips: 2 },
  "profiles.updateBasics": {
    // With a new e-mail: these accounts have no password, so they need a Google sign-in to change it.
    input: ({ email }) => ({ name: "Ana Nova", email, whatsapp: "67999991234" }),
    outcome: loggedIn("auth.google_required"),
    roundTrips: 2,
  },
  "profiles.removeAvatar": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.professional": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.saveProfessional": {
    // Nobody here has a photo, which is the fourth check.
    input: ({ email }) => ({
      name: "Ana Nova",
      email,
      whatsapp: "67999991234",
      profession: "Pintora",
      professionalProfile: "operacional",
      specialties: ["Outros"],
      serviceRegions: ["Dourados"],
      wholeState: false,
      instagram: "",
    }),
    outcome: loggedIn("input.invalid"),
    roundTrips: 3,
  },
  "networking.card": { input: ({ otherId }) => ({ slugOrId: otherId }), outcome: everyone("ok"), roundTrips: 2 },
  "networking.directory": { input: () => DIRECTORY, outcome: everyone("ok"), roundTrips: 2 },
  "networking.profile": { input: ({ otherId }) => ({ id: otherId }), outcome: everyone("ok"), roundTrips: 2 },
  "networking.references": { input: ({ otherId }) => ({ id: otherId }), outcome: everyone("ok"), roundTrips: 2 },
  "networking.portfolio": { input: ({ otherId }) => ({ id: otherId }), outcome: everyone("ok"), roundTrips: 1 },
  "networking.overview": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "networking.connect": {
    input: ({ otherId }) => ({ professionalId: otherId }),
    outcome: { ...loggedIn("ok"), owner: "connection.exists" },
    roundTrips: 2,
  },
  "networking.accept": {
    input: ({ incomingId }) => ({ id: incomingId }),
    outcome: networkOwner("connection.not_found"),
    roundTrips: 2,
  },
  "networking.reject": {
    input: ({ incomingId }) => ({ id: incomingId }),
    outcome: networkOwner("connection.not_found"),
    roundTrips: 2,
  },
  "networking.cancel": {
    input: ({ outgoingId }) => ({ id: outgoingId }),
    outcome: networkOwner("connection.not_found"),
    roundTrips: 2,
  },
  "networking.pending": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "networking.pendingCount": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "networking.connections": { input: () => ({}), outcome: loggedIn("ok"), roundTrips: 2 },
  "networking.addReference": {
    input: ({ otherId }) => ({ ...REFERENCE_INPUT, professionalId: otherId }),
    outcome: loggedIn("ok"),
    roundTrips: 2,
  },
  "networking.hideReference": {
    input: ({ receivedId }) => ({ id: receivedId }),
    outcome: networkOwner("reference.not_found"),
    roundTrips: 2,
  },
  "networking.showReference": {
    input: ({ receivedId }) => ({ id: receivedId }),
    outcome: networkOwner("reference.not_found"),
    roundTrips: 2,
  },
  "networking.deleteReference": {
    input: ({ writtenId }) => ({ id: writtenId }),
    outcome: networkOwner("reference.not_found"),
    roundTrips: 2,
  },
  "networking.updatePhoto": {
    input: ({ photoId }) => ({ id: photoId, title: "Muro", description: "" }),
    outcome: networkOwner("photo.not_found"),
    roundTrips: 2,
  },
  "networking.deletePhoto": {
    input: ({ photoId }) => ({ id: photoId }),
    outcome: networkOwner("photo.not_found"),
    roundTrips: 2,
  },
  "profiles.confirmEmailChange": {
    input: () => ({ token: TOKEN }),
    outcome: everyone("auth.link_invalid"),
    roundTrips: 2,
  },
  "profiles.stopEmailChange": {
    input: () => ({ token: TOKEN }),
    outcome: everyone("auth.link_invalid"),
    roundTrips: 2,
  },
  "profiles.deleteAccount": {
    input: () => ({ password: PASSWORD, confirmation: "EXCLUIR" }),
    outcome: anyAccount("auth.invalid_credentials"),
    roundTrips: 2,
  },
  "auth.logOut": { input: () => undefined, outcome: everyone("ok"), roundTrips: 2 },
};

/** Tables that a refused call must not change. Rate limits are not among them, because they count refused calls too. */
const GUARDED = [
  "users",
  "profiles",
  "profile_former_slugs",
  "user_registrations",
  "cliente",
  "professional_profiles",
  "sessions",
  "email_tokens",
  "service_requests",
  "service_request_interests",
  "marketplace_listings",
  "marketplace_listing_images",
  "discarded_images",
  "user_subscriptions",
  "connections",
  "professional_references",
  "service_photos",
  "platform_stats",
  "outbox",
];

/** Returns a digest of each table, taken once no delivery is pending. */
async function snapshot(): Promise<Record<string, string>> {
  await eventually(async () => {
    const { rows } = await product.db.$client.execute("select 1 from outbox where delivered_at is null limit 1");
    return rows.length === 0 || undefined;
  }, "the outbox to be empty");
  const results = await product.db.$client.batch(GUARDED.map((table) => `select * from ${table} order by 1, 2`));
  return Object.fromEntries(GUARDED.map((table, i) => [table, hashToken(JSON.stringify(results[i]?.rows))]));
}

const HTTP_STATUS: Partial<Record<Outcome, number>> = {
  ok: 200,
  "auth.required": 401,
  "auth.invalid_credentials": 401,
  "auth.google_required": 403,
  "auth.link_invalid": 400,
  "auth.incomplete": 403,
  "auth.role_already_chosen": 409,
  "input.invalid": 400,
  "connection.exists": 409,
  "connection.not_found": 404,
  "reference.not_found": 404,
  "photo.not_found": 404,
  "request.not_found": 404,
  "request.own": 403,
  "listing.not_found": 404,
};

let people: Record<Exclude<Audience, "visitor">, Person>;

beforeAll(async () => {
  people = {
    incomplete: await makePerson(product, { client: false, phone: "", termsAccepted: false }),
    client: await makePerson(product, { client: true }),
    provider: await makePerson(product, { provider: true }),
    premium: await makePerson(product, { premium: true }),
    owner: await makePerson(product, { client: true }),
    admin: await makePerson(product, { admin: true }),
  };
});

test("the matrix covers exactly the procedures of the router", () => {
  expect(Object.keys(MATRIX).sort()).toEqual(
    allProcedures()
      .map((procedure) => procedure.path)
      .sort(),
  );
});

/** Creates everything that the inputs of the matrix refer to, owned by this person. */
async function makeSubject(owner: Person): Promise<Subject> {
  const requestId = await makeRequest(product, owner);
  const listingId = await makeListing(product, owner);
  const [listingPhotoId] = await makeListingPhotos(product, listingId, 1);
  const network = await makeNetwork(product, owner);
  return { requestId, listingId, listingPhotoId, email: `${requestId}@exemplo.com`, ...network };
}

interface Untouched {
  subject: Subject;
  tables: Record<string, string>;
}

/** Reused by the next refused call, because each refused call verifies that it changed nothing. */
let untouched: Untouched | null = null;

/** Takes the reusable state. The caller puts it back after verifying that the call changed nothing. */
async function takeUntouched(): Promise<Untouched> {
  const taken = untouched ?? { subject: await makeSubject(people.owner), tables: await snapshot() };
  untouched = null;
  return taken;
}

describe.each(Object.entries(MATRIX))("%s", (path, row) => {
  const kind = allProcedures().find((procedure) => procedure.path === path)?.kind;
  test.each(AUDIENCES)("for %s", async (audience) => {
    const cookie = audience === "visitor" ? undefined : people[audience].cookie;
    const expected = row.outcome[audience];
    if (expected === "ok") untouched = null;
    const before = expected === "ok" ? null : await takeUntouched();
    const subject = before?.subject ?? (await makeSubject(people.owner));

    const call = kind === "query" ? product.query.bind(product) : product.mutate.bind(product);
    const answer = await call(path, row.input(subject), { cookie, address: `${path} ${audience}` });

    expect(answer.error?.code ?? "ok").toBe(expected);
    expect(answer.status).toBe(HTTP_STATUS[expected]);
    if (before) expect(await snapshot()).toEqual(before.tables);
    expect(answer.roundTrips).toBeGreaterThanOrEqual(0);
    expect(answer.roundTrips).toBeLessThanOrEqual(row.roundTrips);
    untouched = before;
  });
});

const mutations = allProcedures().filter((procedure) => procedure.kind === "mutation");

test.each(mutations)("$path declares a limit", ({ meta }) => {
  expect(meta?.limits.length).toBeGreaterThan(0);
  for (const limit of meta?.limits ?? [])
    expect(limit).toMatchObject({ max: expect.any(Number), windowMs: expect.any(Number) });
});

const limits = mutations.flatMap(({ path, meta }) =>
  (meta?.limits ?? []).map((limit) => ({ path, limit, name: limit.name, by: meta?.by })),
);

let subjectOfLimits: Subject | undefined;

test.each(limits)("$path is refused and writes nothing once the limit $name of the $by is used up", async (one) => {
  const { path, limit, by } = one;
  const person = await makePerson(product, { client: true });
  subjectOfLimits ??= await makeSubject(people.owner);
  const address = `${path} ${limit.name}`;
  const key = rateLimitKey(limit, by === "person" ? ofPerson(person.id) : hashed(address));
  await product.db.insert(rateLimits).values({ key, count: limit.max, windowEndsAt: Date.now() + limit.windowMs });
  const before = await snapshot();
  const answer = await product.mutate(path, MATRIX[path]?.input(subjectOfLimits), { cookie: person.cookie, address });
  expect([answer.status, answer.error?.code]).toEqual([429, "rate_limited"]);
  expect(await snapshot()).toEqual(before);
});
