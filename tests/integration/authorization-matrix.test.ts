import { beforeAll, describe, expect, test } from "vitest";
import type { ErrorCode } from "../../src/errors.ts";
import { hashToken } from "../../src/platform/tokens.ts";
import { makeNetwork, type Network, REFERENCE_INPUT } from "../support/network.ts";
import { makePerson, makeRequest, newSubmission, type Person, REQUEST_INPUT } from "../support/people.ts";
import { allProcedures } from "../support/procedures.ts";
import { eventually, startProduct } from "../support/product.ts";

const product = startProduct();

const AUDIENCES = ["visitor", "client", "provider", "premium", "owner", "admin"] as const;
type Audience = (typeof AUDIENCES)[number];
type Outcome = "ok" | ErrorCode;

interface Row {
  /** A valid input, made anew for each call. */
  input: (subject: { requestId: string; email: string } & Network) => unknown;
  outcome: Record<Audience, Outcome>;
  /** Most round trips to the database that a call may cost, the session's included. */
  roundTrips: number;
}

const everyone = (outcome: Outcome): Record<Audience, Outcome> => ({
  visitor: outcome,
  client: outcome,
  provider: outcome,
  premium: outcome,
  owner: outcome,
  admin: outcome,
});
const loggedIn = (outcome: Outcome): Record<Audience, Outcome> => ({ ...everyone(outcome), visitor: "auth.required" });
/** For what is the owner's in the network: for anyone else it is as if it were not there. */
const networkOwner = (code: ErrorCode): Record<Audience, Outcome> => ({ ...loggedIn(code), owner: "ok" });
const DIRECTORY = { text: "", specialty: null, region: null, userType: null, page: 1 };
const ownerOnly: Record<Audience, Outcome> = { ...loggedIn("request.not_found"), owner: "ok" };

const PASSWORD = "Tijolo#42x";
const PASSWORDS = { password: PASSWORD, passwordConfirmation: PASSWORD };
const TOKEN = "a".repeat(43);

/** Who may do what. A procedure that is not listed here fails the build. */
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
  "auth.confirmEmail": { input: () => ({ token: TOKEN }), outcome: everyone("auth.link_invalid"), roundTrips: 1 },
  "auth.resetPassword": {
    input: () => ({ token: TOKEN, ...PASSWORDS }),
    outcome: everyone("auth.link_invalid"),
    roundTrips: 1,
  },
  "auth.chooseRole": {
    input: () => ({ role: "client", whatsapp: "", termsAccepted: false }),
    outcome: {
      ...loggedIn("ok"),
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
  "support.contacts": { input: () => undefined, outcome: everyone("ok"), roundTrips: 0 },
  "profiles.mine": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.exportData": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.updateBasics": {
    // With another e-mail, which costs a round trip to check.
    input: ({ email }) => ({ name: "Ana Nova", email, whatsapp: "67999991234" }),
    outcome: loggedIn("ok"),
    roundTrips: 3,
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
    roundTrips: 1,
  },
  "profiles.deleteAccount": {
    input: () => ({ password: PASSWORD, confirmation: "EXCLUIR" }),
    outcome: loggedIn("auth.invalid_credentials"),
    roundTrips: 2,
  },
  "auth.logOut": { input: () => undefined, outcome: everyone("ok"), roundTrips: 2 },
};

/** Tables whose rows a refused call must leave as they were (rate limits count refusals: not among them). */
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
  "user_subscriptions",
  "connections",
  "professional_references",
  "service_photos",
  "outbox",
];

/** A digest of each table, taken when nothing is being delivered any more. */
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
  "auth.link_invalid": 400,
  "auth.role_already_chosen": 409,
  "input.invalid": 400,
  "connection.exists": 409,
  "connection.not_found": 404,
  "reference.not_found": 404,
  "photo.not_found": 404,
  "request.not_found": 404,
  "request.own": 403,
};

let people: Record<Exclude<Audience, "visitor">, Person>;

beforeAll(async () => {
  people = {
    client: await makePerson(product, { client: true }),
    provider: await makePerson(product, { provider: true }),
    premium: await makePerson(product, { premium: true }),
    owner: await makePerson(product, { client: true }),
    admin: await makePerson(product, { admin: true }),
  };
});

test("every procedure of the router is in the matrix, and no other", () => {
  expect(Object.keys(MATRIX).sort()).toEqual(
    allProcedures()
      .map((procedure) => procedure.path)
      .sort(),
  );
});

describe.each(Object.entries(MATRIX))("%s", (path, row) => {
  test.each(AUDIENCES)("for %s", async (audience) => {
    const kind = allProcedures().find((procedure) => procedure.path === path)?.kind;
    const requestId = await makeRequest(product, people.owner);
    const email = `${audience}-${requestId}@exemplo.com`;
    const cookie = audience === "visitor" ? undefined : people[audience].cookie;
    const expected = row.outcome[audience];
    const network = await makeNetwork(product, people.owner);
    const before = expected === "ok" ? {} : await snapshot();

    const call = kind === "query" ? product.query.bind(product) : product.mutate.bind(product);
    const answer = await call(path, row.input({ requestId, email, ...network }), { cookie, address: requestId });

    expect(answer.error?.code ?? "ok").toBe(expected);
    expect(answer.status).toBe(HTTP_STATUS[expected]);
    if (expected !== "ok") expect(await snapshot()).toEqual(before);
    expect(answer.roundTrips).toBeGreaterThanOrEqual(0);
    expect(answer.roundTrips).toBeLessThanOrEqual(row.roundTrips);
  });
});
