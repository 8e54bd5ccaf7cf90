import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { profiles, rateLimits } from "../../db/schema/index.ts";
import { fuzz } from "../attack/fuzz.ts";
import type { Subject } from "../support/matrix/audiences.ts";
import { MATRIX } from "../support/matrix/authorization.ts";
import { allProcedures, inputSchemaOf, type Procedure } from "../support/matrix/procedures.ts";
import { makeSubject } from "../support/matrix/subject.ts";
import { cheapHash } from "../support/passwords.ts";
import { makePerson, type Person, REQUEST_INPUT } from "../support/people.ts";
import { type Answer, startProduct } from "../support/product.ts";
import { inFull } from "../support/size.ts";

const product = startProduct();
let person: Person;
let subject: Subject;

beforeAll(async () => {
  // A random password, so that no input can delete the account; the cheap hash keeps password checks fast.
  person = await makePerson(product, {
    client: true,
    admin: true,
    passwordHash: await cheapHash(crypto.randomUUID()),
  });
  subject = await makeSubject(product, person);
  // The photo is checked before the professional fields, so it must exist.
  await product.db.update(profiles).set({ avatarUrl: "/img/avatars/x.webp" }).where(eq(profiles.id, person.id));
});

/** Below every rate limit, or most calls would be refused for their number. */
const CALLS_OF_ONE_WINDOW = 3;

let calls = 0;
async function call(path: string, input: unknown): Promise<Answer> {
  const kind = allProcedures().find((procedure) => procedure.path === path)?.kind;
  const options = { cookie: person.cookie, address: `address-${++calls}` };
  if (calls % CALLS_OF_ONE_WINDOW === 0) await product.db.delete(rateLimits);
  return kind === "query" ? product.query(path, input, options) : product.mutate(path, input, options);
}

const HOSTILE: [string, unknown][] = [
  ["a number", 7],
  ["a list", ["x"]],
  ["an object", { $gt: "" }],
  ["far too long", "a".repeat(20_000)],
  ["zero-width", "ab\u200bcd"],
  ["right-to-left override", "ab\u202ecd"],
  ["Hebrew", "שלום"],
  ["NUL", "a\u0000b"],
  ["a lone surrogate", "a\ud800b"],
  ["a Hangul filler", "ab\u3164cd"],
  ["a tag", "ab\u{e0041}cd"],
];

/** Values that the matrix leaves out, or that are null there, although the fields may not be blank. */
const FURTHER: Record<string, Record<string, unknown>> = {
  "admin.blockUser": { ban: false },
  "admin.decide": { ban: false },
  "admin.deleteUser": { ban: true },
  "admin.editCourse": { revision: crypto.randomUUID() },
  "admin.payments": { size: 30 },
  "auth.logInWithPasskey": { role: "client" },
  "billing.charges": { cursor: { dueDate: "2026-11-22", id: "pay_x" } },
  "contacts.openings": { cursor: crypto.randomUUID() },
  "hires.interested": { order: "price" },
  "hires.interests": { state: "sent", cursor: crypto.randomUUID() },
  "listings.saveSearch": { minPriceCents: 1 },
  "listings.search": { from: "l1.1" },
  "networking.directory": { order: "relevance" },
  "notices.markRead": { ids: [crypto.randomUUID()] },
  "profiles.exportData": { password: "x" },
  "profiles.updateBasics": { password: "x" },
  "requests.create": { addresseeIds: [crypto.randomUUID()], isForAll: false },
  "requests.describeInterest": { maxPriceCents: 200 },
  "requests.list": { city: REQUEST_INPUT.city },
};
/** Fields that accept any characters: people may use whatever they like in a password. */
const FREE_TEXT = new Set(["currentPassword", "password", "passwordConfirmation"]);
/** Fields that links and lists fill in, and whose wrong values count as none. */
const FORGIVING = /\.(returnTo|invitation)$|^notices\.list\.cursor$/;
/** Fields that may be empty, although their valid value is not. */
const MAY_BE_BLANK = new Set([
  "requests.improveText.serviceType",
  "requests.describeInterest.note",
  "ratings.rate.serviceType",
  "ratings.rate.incidentDate",
  "ratings.reply.text",
  "listings.search.text",
  "listings.count.text",
  "listings.saveSearch.text",
  "listings.create.neighborhood",
  "listings.create.zipCode",
  "listings.update.changes.neighborhood",
  "listings.update.changes.zipCode",
  "admin.editCourse.changes.youtubeUrl",
  "admin.users.text",
  "ratings.people.text",
  "admin.createSubscription.reason",
  "admin.endPremium.reason",
  "admin.cancelSubscription.reason",
  "admin.activateSubscription.reason",
  "admin.extendSubscription.reason",
  "admin.settleDifference.reason",
]);
/** Fields that may be longer than the text that is too long for others. */
const MAY_BE_LONG = new Set(["admin.editCourse.changes.lesson"]);
/** Fields that accept a number. */
const MAY_BE_A_NUMBER =
  /\.(priceCents|minPriceCents|maxPriceCents)$|^listings\.(search|count)\.cityId$|\.version$|^auth\.endSession\.startedAt$|^notices\.markRead\.until$|^admin\.extendSubscription\.days$|^admin\.payments\.size$|^networking\.directory\.page$|^admin\.decide\.decidedAt$/;

/** Returns inputs with one invalid field each, as tuples of field path, kind of error and input. */
function spoiledFields(procedure: string, prefix: string, valid: Record<string, unknown>) {
  const cases: [string, string, Record<string, unknown>][] = [];
  for (const field of Object.keys(valid)) {
    const name = `${procedure}.${prefix}${field}`;
    if (FORGIVING.test(name)) continue;
    for (const [kind, value] of HOSTILE) {
      if (FREE_TEXT.has(field) && typeof value === "string" && value.length < 200) continue;
      if (kind === "far too long" && MAY_BE_LONG.has(name)) continue;
      if (typeof value === "number" && MAY_BE_A_NUMBER.test(name)) continue;
      cases.push([prefix + field, kind, { ...valid, [field]: value }]);
    }
    const mayBeBlank = (valid[field] ?? "") === "" || MAY_BE_BLANK.has(name);
    if (!mayBeBlank) cases.push([prefix + field, "empty", { ...valid, [field]: "" }]);
  }
  return cases;
}

/** A valid input with all fields of the schema, undefined if they may be missing. */
function exampleOf({ path, input }: Procedure): Record<string, unknown> {
  const example = { ...(MATRIX[path]?.input(subject) as Record<string, unknown>), ...FURTHER[path] };
  const { properties = example } = inputSchemaOf(input);
  return Object.fromEntries(Object.keys(properties).map((field) => [field, example[field]]));
}

function spoiled(procedure: Procedure): [string, string, unknown][] {
  const { path } = procedure;
  const valid = exampleOf(procedure);
  const cases: [string, string, unknown][] = spoiledFields(path, "", valid);
  const changes = valid["changes"] as Record<string, unknown> | undefined;
  for (const [field, kind, spoiledChanges] of spoiledFields(path, "changes.", changes ?? {})) {
    cases.push([field, kind, { ...valid, changes: spoiledChanges }]);
  }
  return cases;
}

const PORTUGUESE =
  /[áâãàéêíóôõúç]|campo|Informe|Escolha|Use|Preencha|Link|senha|Marque|inválid|Descreva|Escreva|Responda/i;

/** Messages by field of the schema or, if it accepts the input, of the procedure. */
async function fieldsOf({ path, input: schema }: Procedure, input: unknown, isFirst: boolean) {
  // One for each procedure shows that the schema's messages arrive.
  const parsed = isFirst ? null : schema?.safeParse(input);
  if (parsed?.error) return parsed.error.issues.map((issue) => [issue.path.join("."), issue.message] as const);
  const answer = await call(path, input);
  expect([path, answer.status, answer.error?.code]).toEqual([path, 400, "input.invalid"]);
  return Object.entries(answer.error?.fields ?? {});
}

test.each(allProcedures().filter(({ input }) => input))(
  "each invalid field of $path is refused with its own message in Portuguese",
  async (procedure) => {
    for (const [i, [field, name, input]] of spoiled(procedure).entries()) {
      const [, message] = (await fieldsOf(procedure, input, i === 0)).find(([key]) => key.startsWith(field)) ?? [];
      const where = `${field}: ${name}`;
      expect([where, message]).toEqual([where, expect.stringMatching(PORTUGUESE)]);
    }
  },
);

test("no generated input causes a server error or an unclear refusal", async () => {
  const { calls, succeeded, failed, unclear, leaked } = await fuzz(product, { each: inFull(3, 10), seed: 20261121 });
  expect({ failed, unclear, leaked }).toEqual({ failed: [], unclear: [], leaked: [] });
  expect(succeeded).toBeGreaterThan(calls / 5);
}, 180_000);

test("invalid JSON, a body that is too large and a batch of more than ten calls are refused", async () => {
  const headers = { "content-type": "application/json", origin: product.stack.url };
  const post = (body: string, path = "auth.logIn") => product.fetch(`/trpc/${path}`, { method: "POST", headers, body });
  expect((await post("{")).status).toBe(400);
  expect((await post(JSON.stringify({ email: "x".repeat(70_000) }))).status).toBe(413);
  const eleven = Array.from({ length: 11 }, () => "auth.me").join(",");
  expect((await product.fetch(`/trpc/${eleven}?batch=1`)).status).toBe(400);
  expect((await product.fetch("/trpc/auth.nothing")).status).toBe(404);
});
