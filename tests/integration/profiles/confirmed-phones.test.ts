import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { outbox, phoneCodes, profiles, rateLimits } from "../../../db/schema/index.ts";
import { sweepAccounts } from "../../../src/features/auth/sweep-accounts.job.ts";
import { askCode, tryCode } from "../../../src/features/profiles/queries-phone.ts";
import { CODE_LIFETIME_MS, CODE_LIMIT, CODE_TRIES } from "../../../src/features/profiles/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { hashed, ofPerson } from "../../../src/platform/limits/rate-limit.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { startContacts } from "../../support/contacts.ts";
import { failN8n } from "../../support/fakes.ts";
import { FAULTY_WORKER, setFaults } from "../../support/faulty-worker.ts";
import { makeListing } from "../../support/listings.ts";
import { makeProvider } from "../../support/network.ts";
import { readNotices } from "../../support/notices.ts";
import { makePerson, makeRequest, type Person, type PersonOptions } from "../../support/people.ts";
import { codesTo, codeTo, confirmNumber, wrong } from "../../support/phone-codes.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct({ wrapper: FAULTY_WORKER });
const { open } = startContacts(product);
const MOVED = "Seu WhatsApp foi confirmado em outra conta do Portal da Construção";

afterEach(() => setFaults(product, { clockMs: 0 }));

const ask = ({ cookie }: Person, address?: string) =>
  product.mutate("profiles.askPhoneCode", undefined, { cookie, ...(address ? { address } : {}) });
const confirm = (person: Person, code: string) => product.mutate("profiles.confirmPhone", { code }, person);
const codeOf = ({ phone }: Person, count = 1) => codeTo(product.stack.fakesUrl, phone, count);
const mine = async (person: Person) => (await product.query("profiles.mine", undefined, person)).data;
const rowOf = async ({ id }: Person) =>
  (await product.db.select().from(phoneCodes).where(eq(phoneCodes.userId, id)))[0];
const confirmedAt = async ({ id }: Person) =>
  (await product.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.phoneConfirmedAt ?? null;

/** Asks for a code and returns it. */
async function askFor(person: Person, count = 1): Promise<string> {
  expect((await ask(person)).status).toBe(200);
  return codeOf(person, count);
}

async function makeConfirmed(options: PersonOptions = {}, count = 1): Promise<Person> {
  const person = await makePerson(product, options);
  expect((await confirm(person, await askFor(person, count))).status).toBe(200);
  return person;
}

describe("a code", () => {
  test("goes to the workflow with the number, and confirms it once", async () => {
    const person = await makePerson(product);
    expect(await mine(person)).toMatchObject({ hasConfirmedPhone: false, canConfirmPhone: true, codeExpiresAt: null });
    const asked = await ask(person);
    const { expiresAt } = asked.data as { expiresAt: number };
    expect(await mine(person)).toMatchObject({ codeExpiresAt: expiresAt });
    const code = await codeOf(person);
    const answer = await confirm(person, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect([answer.status, answer.roundTrips]).toEqual([200, 2]);
    expect(await mine(person)).toMatchObject({ hasConfirmedPhone: true, codeExpiresAt: null });
    expect((await product.query("auth.me", undefined, person)).data).toMatchObject({ hasConfirmedPhone: true });
    expect((await confirm(person, code)).error?.code).toBe("phone.code_expired");
    expect((await ask(person)).error?.code).toBe("phone.confirmed");
  });

  test("is in no row, neither in the outbox nor in the log", async () => {
    const person = await makePerson(product);
    const code = await askFor(person);
    const row = await rowOf(person);
    expect(row?.codeHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row).replace(row?.codeHash ?? "", "")).not.toContain(code);
    const rows = (await product.db.select().from(outbox)).filter(({ kind }) => kind === "n8n.phone-code");
    expect(rows.find(({ payload }) => payload["userId"] === person.id)?.payload).toEqual({
      userId: person.id,
      codeId: row?.codeId,
    });
    await confirm(person, wrong(code));
    const logged = product.stack.worker.logs.map(({ message }) => message).join("\n");
    expect(logged).not.toContain(code);
    expect(logged).not.toContain(person.phone);
  });

  test("may be typed five times, and says how many are left", async () => {
    const person = await makePerson(product);
    const code = await askFor(person);
    const answers = [];
    for (let i = 0; i < CODE_TRIES; i++) answers.push((await confirm(person, wrong(code))).error);
    expect(answers.map((error) => [error?.code, error?.params["left"]])).toEqual([
      ["phone.code_wrong", "4"],
      ["phone.code_wrong", "3"],
      ["phone.code_wrong", "2"],
      ["phone.code_wrong", "1"],
      ["phone.code_tries", undefined],
    ]);
    expect((await confirm(person, code)).error?.code).toBe("phone.code_tries");
    expect(await confirmedAt(person)).toBeNull();
    const another = await askFor(person, 2);
    expect((await confirm(person, another)).status).toBe(200);
  });

  test("is not found by typing many at once", async () => {
    const person = await makePerson(product);
    const code = await askFor(person);
    const guesses = Array.from({ length: 20 }, (_, i) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, "0"));
    const answers = await Promise.all(guesses.map((guess) => confirm(person, guess)));
    expect(answers.filter(({ error }) => error?.code === "phone.code_wrong")).toHaveLength(CODE_TRIES - 1);
    expect((await confirm(person, code)).error?.code).toBe("phone.code_tries");
  });

  test("is over after ten minutes, and its row is deleted", async () => {
    const person = await makePerson(product);
    const code = await askFor(person);
    await setFaults(product, { clockMs: CODE_LIFETIME_MS });
    expect((await confirm(person, code)).error?.code).toBe("phone.code_expired");
    expect(await mine(person)).toMatchObject({ codeExpiresAt: null });
    expect(await confirmedAt(person)).toBeNull();
    expect((await rowOf(person))?.tries).toBe(1);
    await sweepAccounts(product.db, Date.now() + CODE_LIFETIME_MS);
    expect(await rowOf(person)).toBeUndefined();
  });

  test("is valid only if it is the newest, for this person and this number", async () => {
    const person = await makePerson(product);
    const first = await askFor(person);
    const second = await askFor(person, 2);
    if (first !== second) expect((await confirm(person, first)).error?.code).toBe("phone.code_wrong");
    const other = await makePerson(product);
    const othersCode = await askFor(other);
    if (othersCode !== second) expect((await confirm(person, othersCode)).error?.code).toBe("phone.code_wrong");

    const phone = "67991112222";
    const changed = { name: person.name, email: person.email, whatsapp: phone };
    expect((await product.mutate("profiles.updateBasics", changed, person)).status).toBe(200);
    expect((await confirm(person, second)).error?.code).toBe("phone.code_expired");
    expect(await confirmedAt(person)).toBeNull();
  });

  test("that could not be sent in time is never sent", async () => {
    const person = await makePerson(product);
    await failN8n(product.stack.fakesUrl, true);
    await ask(person);
    const own = async () =>
      (await product.db.select().from(outbox)).filter(({ payload }) => payload["userId"] === person.id);
    await expect.poll(async () => (await own())[0]?.lastError).toBeTruthy();
    await failN8n(product.stack.fakesUrl, false);
    await product.db.update(phoneCodes).set({ expiresAt: 1 }).where(eq(phoneCodes.userId, person.id));
    await product.db.update(outbox).set({ nextAttemptAt: 0 });
    await product.stack.worker.scheduled();
    expect(await codesTo(product.stack.fakesUrl, person.phone)).toEqual([]);
    expect(await own()).toMatchObject([{ kind: "n8n.phone-code", deadAt: null, lastError: null }]);
  });
});

describe("codes a day", () => {
  test("are three for each person", async () => {
    const person = await makePerson(product);
    for (let i = 0; i < CODE_LIMIT.max; i++) expect((await ask(person)).status).toBe(200);
    const refused = await ask(person);
    expect([refused.status, refused.error?.code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.error?.params["retryAt"])).toBeGreaterThan(Date.now() + DAY_MS / 2);
    await setFaults(product, { clockMs: DAY_MS });
    expect((await ask(person)).status).toBe(200);
  });

  test("are three for each number, whoever asks", async () => {
    const phone = "67993334444";
    const people = [];
    for (let i = 0; i <= CODE_LIMIT.max; i++) people.push(await makePerson(product, { phone }));
    const codes = [];
    for (const person of people) codes.push((await ask(person)).error?.code ?? "ok");
    expect(codes).toEqual(["ok", "ok", "ok", "rate_limited"]);
    const keys = (await product.db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key);
    expect(keys.join()).not.toContain(phone);
    expect(keys).not.toContain(`${hashed(phone).prefix}${CODE_LIMIT.name}`);
  });

  test("are three for each address, whoever asks", async () => {
    const codes = [];
    for (let i = 0; i <= CODE_LIMIT.max; i++)
      codes.push((await ask(await makePerson(product), "um-lugar")).error?.code);
    expect(codes).toEqual([undefined, undefined, undefined, "rate_limited"]);
  });

  test("are three if many are asked for at once", async () => {
    const person = await makePerson(product);
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CODE_LIMIT.max);
  });
});

describe("a number", () => {
  test("that another account confirms is no longer confirmed in the former, whose owner is told", async () => {
    const phone = "67995556666";
    const former = await makeConfirmed({ phone });
    const next = await makeConfirmed({ phone }, 2);
    expect([await confirmedAt(former), typeof (await confirmedAt(next))]).toEqual([null, "number"]);
    expect((await product.mails(former.email)).map(({ subject }) => subject)).toEqual([MOVED]);
    expect(await readNotices(product, former)).toMatchObject([{ kind: "phone-moved", isRead: false }]);
    expect(await readNotices(product, next)).toEqual([]);
    const [mail] = await product.mails(former.email);
    expect(mail?.text).not.toContain(next.name);
    expect(mail?.text).not.toContain(next.email);

    // And back again: what the bell said is no longer true.
    expect((await confirm(former, await askFor(former, 3))).status).toBe(200);
    expect(await confirmedAt(next)).toBeNull();
    expect(await readNotices(product, former)).toEqual([]);
    expect(await readNotices(product, next)).toMatchObject([{ kind: "phone-moved" }]);
  });

  test("is confirmed by one account if both confirm it at once", async () => {
    const phone = "67997778888";
    const [one, two] = [await makePerson(product, { phone }), await makePerson(product, { phone })];
    const [first, second] = [await askFor(one), await askFor(two, 2)];
    const answers = await Promise.all([confirm(one, first), confirm(two, second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const confirmed = [await confirmedAt(one), await confirmedAt(two)].filter((at) => at !== null);
    expect(confirmed).toHaveLength(1);
  });

  test("is no longer confirmed when it changes, but when only the name does", async () => {
    const person = await makeConfirmed({ provider: true, client: true });
    const save = (name: string, whatsapp: string) =>
      product.mutate("profiles.updateBasics", { name, email: person.email, whatsapp }, person);
    await save("Outro Nome", person.phone);
    expect(await confirmedAt(person)).not.toBeNull();
    await save("Outro Nome", "67992223333");
    expect(await confirmedAt(person)).toBeNull();
    await save("Outro Nome", person.phone);
    expect(await confirmedAt(person)).toBeNull();
  });

  test("is in the data export, with an open code, and goes with the account", async () => {
    const person = await makeConfirmed();
    const asking = await makePerson(product);
    await askFor(asking);
    const { data } = await product.mutate("profiles.exportData", {}, person);
    expect(data).toMatchObject({ profile: { phoneConfirmedAt: expect.stringMatching(/^20/) }, phoneCodes: [] });
    const open = (await product.mutate("profiles.exportData", {}, asking)).data as { phoneCodes: object[] };
    expect(open.phoneCodes.map((code) => Object.keys(code))).toEqual([["phone", "tries", "createdAt", "expiresAt"]]);
    await product.db.run(`delete from users where id = '${asking.id}'`);
    expect(await rowOf(asking)).toBeUndefined();
  });
});

describe("'Número confirmado'", () => {
  test("is on card, page, directory, listing and request, and before the first contact", async () => {
    const provider = await makeProvider(product, { name: "Selo Confirmado" });
    const listing = await makeListing(product, provider);
    const request = await makeRequest(product, provider);
    await product.db.run(`update service_requests set contact_phone = '${provider.phone}' where id = '${request}'`);
    const viewer = await makePerson(product, { premium: true });
    const directory = { text: "selo confirmado", specialty: null, region: null, userType: null, page: 1 };
    const shown = async () => {
      const card = (await product.query("networking.card", { slugOrId: provider.id })).data;
      const page = (await product.query("networking.profile", { id: provider.id })).data;
      const list = (await product.query("networking.directory", directory)).data as { items: unknown[] };
      const detail = (await product.query("listings.byId", { id: listing })).data;
      const asked = (await product.query("requests.byId", { id: request }, viewer)).data as { lead: unknown };
      const parts = [card, page, list.items[0], detail, asked.lead] as { hasConfirmedPhone: boolean }[];
      const before = await open(`cartao/${provider.id}`, { first: true });
      return [...parts.map((part) => part.hasConfirmedPhone), before.text.includes("e número de WhatsApp confirmados")];
    };
    expect(await shown()).toEqual([false, false, false, false, false, false]);
    await confirmNumber(product, provider);
    expect(await shown()).toEqual([true, true, true, true, true, true]);
  });

  test("is not on a request with another number", async () => {
    const client = await makePerson(product);
    await confirmNumber(product, client);
    const request = await makeRequest(product, client);
    const viewer = await makePerson(product, { premium: true });
    const { data } = await product.query("requests.byId", { id: request }, viewer);
    expect(data).toMatchObject({ lead: { hasConfirmedPhone: false }, mustConfirmPhone: false });
    const before = await open(`solicitacao/${request}`, { by: viewer, first: true });
    expect(before.text).toContain("com e-mail confirmado");
    expect(before.text).not.toContain("número de WhatsApp");
  });
});

test("a block between the session and the statement stops a new code", async () => {
  const person = await makePerson(product);
  await product.db.run(`update users set blocked_at = 1 where id = '${person.id}'`);
  const subjects = { person: ofPerson(person.id), number: hashed("n"), address: hashed("a") };
  const now = Date.now();
  const code = { codeId: newId(now), userId: person.id, phone: person.phone, subjects, now };
  expect(await askCode(product.db, code)).toEqual({ isAsked: false, freeAt: null });
  expect(await tryCode(product.db, { ...code, codeHash: "x" })).toBeNull();
});

describe("without a workflow", () => {
  const without = startProduct({ settings: { N8N_WEBHOOK_URL: "" } });

  test("nobody can ask for a code", async () => {
    const person = await makePerson(without);
    const refused = await without.mutate("profiles.askPhoneCode", undefined, person);
    expect([refused.status, refused.error?.code]).toEqual([503, "phone.unavailable"]);
    expect((await without.query("profiles.mine", undefined, person)).data).toMatchObject({
      canConfirmPhone: false,
    });
  });
});
