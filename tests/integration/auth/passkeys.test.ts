import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { passkeyChallenges, passkeys, profiles, recoveryCodes, sessions } from "../../../db/schema/index.ts";
import { sweepAccounts } from "../../../src/features/auth/sweep-accounts.job.ts";
import { HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { addDevice, call, Device, type DeviceOptions } from "../../support/passkeys.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person, type PersonOptions } from "../../support/people.ts";
import { REAL_PASSWORDS, sharedProduct, startProduct } from "../../support/product.ts";

const product = sharedProduct();

async function makeOwner(options: PersonOptions = {}) {
  const person = await makePerson(product, { passwordHash: await cheapHash(), ...options });
  return { person, ...(await addDevice(product, person.cookie)) };
}
const ask = async () => (await call(product, "askForPasskey", undefined)).data as { challenge: string };
const enter = (response: unknown, role: string | null = null) => call(product, "logInWithPasskey", { response, role });
const logIn = async (device: Device, options?: DeviceOptions) => enter(device.sign(await ask(), options));
const cookieOf = ({ cookies }: { cookies: string[] }) => String(cookies[0]?.split(";")[0]);
const me = async (cookie: string) => (await product.query("auth.me", undefined, { cookie })).data;
const read = async (cookie: string) =>
  (await product.query("admin.overview", undefined, { cookie })).error?.code ?? "ok";
const keysOf = ({ id }: Person) => product.db.select().from(passkeys).where(eq(passkeys.userId, id));
const age = ({ id }: Person, hours: number, what: "createdAt" | "confirmedAt") =>
  product.db
    .update(sessions)
    .set({ [what]: Date.now() - hours * HOUR_MS })
    .where(eq(sessions.userId, id));
const confirm = async (device: Device, cookie: string) => {
  const { data } = await call(product, "askToConfirm", undefined, cookie);
  return (await call(product, "confirmWithPasskey", { response: device.sign(data) }, cookie)).code;
};

test("a passkey is added, logs in as a password does, and is told by mail", async () => {
  const { person, device, codes } = await makeOwner();
  expect(codes).toBeNull();
  const [mail] = await product.mails(person.email);
  expect(mail?.subject).toBe("Um aparelho agora entra na sua conta com a digital ou o rosto");
  const answer = await logIn(device);
  expect(answer.code).toBe("ok");
  expect(answer.cookies[0]).toContain("HttpOnly");
  expect(await me(cookieOf(answer))).toMatchObject({ id: person.id });
  expect(answer.cookies.some((cookie) => cookie.startsWith("aparelho="))).toBe(true);
  const [key] = await keysOf(person);
  expect(key).toMatchObject({ counter: 1, transports: ["internal"], name: "Aparelho" });
  expect(key?.lastUsedAt).toBeGreaterThan(0);
});

test("an answer counts once, soon, from this site, with a fingerprint, and with a counter that grows", async () => {
  const { person, device } = await makeOwner();
  const signed = device.sign(await ask());
  expect((await enter(signed)).code).toBe("ok");
  expect((await enter(signed)).code).toBe("auth.passkey_invalid");
  expect((await logIn(device, { origin: "https://portal.exemplo.net" })).code).toBe("auth.passkey_invalid");
  expect((await logIn(device, { isVerified: false })).code).toBe("auth.passkey_invalid");
  expect((await logIn(device, { counter: 1 })).code).toBe("auth.passkey_invalid");
  expect((await logIn(device, { counter: 9 })).code).toBe("ok");
  const asked = await ask();
  await product.db.update(passkeyChallenges).set({ expiresAt: Date.now() - 1 });
  expect((await enter(device.sign(asked))).code).toBe("auth.passkey_invalid");
  await sweepAccounts(product.db, Date.now());
  expect(await product.db.select().from(passkeyChallenges)).toEqual([]);
  expect((await enter(device.sign({ challenge: "inventado" }))).code).toBe("auth.passkey_invalid");
  expect((await keysOf(person))[0]?.counter).toBe(9);
});

test("an unknown key, another's signature and a removed key get the same refusal", async () => {
  const { person, device } = await makeOwner();
  const stranger = new Device(product.stack.url);
  const unknown = await enter(stranger.sign(await ask()));
  const forged = await enter({ ...stranger.sign(await ask()), id: device.id, rawId: device.id });
  expect((await call(product, "removePasskey", { id: device.id }, person.cookie)).code).toBe("ok");
  const removed = await logIn(device);
  for (const { error } of [unknown, forged, removed]) {
    expect(error).toMatchObject({ code: "auth.passkey_invalid", fields: {}, params: {} });
  }
});

test("who may not log in with a password may not with a passkey either", async () => {
  const { person, device } = await makeOwner();
  expect((await enter(device.sign(await ask()), "provider")).code).toBe("auth.invalid_credentials");
  expect((await enter(device.sign(await ask()), "client")).code).toBe("ok");
  const admin = await makePerson(product, { admin: true });
  await product.mutate("admin.blockUser", { userId: person.id, reason: "Golpe" }, admin);
  expect((await logIn(device)).code).toBe("auth.blocked");
});

test("a key is added by who knows the password or has just logged in, with a challenge of their own", async () => {
  const person = await makePerson(product, { passwordHash: await cheapHash() });
  const other = await makePerson(product);
  const askNew = (password: string | null, who = person) => call(product, "askForNewPasskey", { password }, who.cookie);
  const asked = (await askNew(null)).data;
  await age(person, 1, "createdAt");
  expect((await askNew(null)).error?.fields).toHaveProperty("password");
  expect((await askNew("errada")).code).toBe("auth.invalid_credentials");
  expect((await askNew(PASSWORD)).code).toBe("ok");
  await age(other, 1, "createdAt");
  expect((await askNew(null, other)).code).toBe("auth.google_required");
  const device = new Device(product.stack.url);
  const add = (response: unknown, { cookie }: Person) => call(product, "addPasskey", { response }, cookie);
  expect((await add(device.create(asked), other)).code).toBe("auth.passkey_invalid");
  expect((await add(device.create(asked, { origin: "https://portal.exemplo.net" }), person)).code).toBe(
    "auth.passkey_invalid",
  );
  expect((await add(device.create((await askNew(PASSWORD)).data), person)).code).toBe("ok");
  expect((await add(device.create((await askNew(PASSWORD)).data), person)).code).toBe("auth.passkey_limit");
  // A challenge for one thing does not serve for another.
  const { data } = await call(product, "askToConfirm", undefined, person.cookie);
  expect((await enter(device.sign(data))).code).toBe("auth.passkey_invalid");
});

test("people name and remove their own keys alone, and have at most ten", async () => {
  const { person, device } = await makeOwner();
  const { person: other } = await makeOwner();
  const act = (procedure: string, who: Person) =>
    call(product, procedure, { id: device.id, name: "Celular da obra" }, who.cookie);
  for (const procedure of ["renamePasskey", "removePasskey"]) {
    expect((await act(procedure, other)).code).toBe("auth.passkey_not_found");
  }
  expect((await act("renamePasskey", person)).code).toBe("ok");
  const { data } = await product.query("auth.passkeys", undefined, person);
  expect(data).toEqual({
    passkeys: [{ id: device.id, name: "Celular da obra", createdAt: expect.any(Number), lastUsedAt: null }],
    codesLeft: 0,
  });
  const exported = await product.mutate("profiles.exportData", {}, person);
  expect(exported.data).toMatchObject({ passkeys: [{ name: "Celular da obra", lastUsedAt: null }] });
  for (let i = 1; i < 10; i++) await addDevice(product, person.cookie);
  expect((await call(product, "askForNewPasskey", { password: null }, person.cookie)).code).toBe("auth.passkey_limit");
  await act("removePasskey", person);
  expect(await keysOf(person)).toHaveLength(9);
});

test("a reset of the password takes the keys away, but not those of admins", async () => {
  const [{ person }, { person: admin }] = [await makeOwner(), await makeOwner({ admin: true })];
  for (const { email } of [person, admin]) {
    await product.mutate("auth.requestPasswordReset", { email });
    const mails = await product.mails(email, 2);
    const link = mails.map(({ text }) => /#token=([\w-]{43})/.exec(text)?.[1]).find(Boolean);
    const input = { token: link, password: "Tijolo#42x", passwordConfirmation: "Tijolo#42x" };
    expect((await product.mutate("auth.resetPassword", input)).error).toBeNull();
  }
  expect([(await keysOf(person)).length, (await keysOf(admin)).length]).toEqual([0, 1]);
});

test("an admin with a key uses it every twelve hours; the password alone opens nothing", async () => {
  const { person: admin, device, codes } = await makeOwner({ admin: true });
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  expect(await read(admin.cookie)).toBe("ok");
  await age(admin, 12, "confirmedAt");
  expect(await read(admin.cookie)).toBe("admin.passkey_required");
  const act = { userId: admin.id, reason: "Teste" };
  const refused = await product.mutate("admin.unblockUser", act, admin);
  expect([refused.status, refused.error?.code]).toEqual([401, "admin.passkey_required"]);
  expect(await confirm(device, admin.cookie)).toBe("ok");
  expect(await read(admin.cookie)).toBe("ok");

  const byPassword = cookieOf(
    await product.mutate("auth.logIn", { email: admin.email, password: PASSWORD, role: null }),
  );
  expect(await read(byPassword)).toBe("admin.passkey_required");
  for (const [procedure, input] of [
    ["askForNewPasskey", { password: PASSWORD }],
    ["removePasskey", { id: device.id }],
    ["renewCodes", undefined],
  ] as const) {
    expect((await call(product, procedure, input, byPassword)).code).toBe("admin.passkey_required");
  }
  const { device: others } = await makeOwner();
  const { data } = await call(product, "askToConfirm", undefined, byPassword);
  expect((await call(product, "confirmWithPasskey", { response: others.sign(data) }, byPassword)).code).toBe(
    "auth.passkey_invalid",
  );
  expect(await read(cookieOf(await logIn(device)))).toBe("ok");
});

test("a recovery code replaces the key once, only its owner's, and new codes replace the old ones", async () => {
  const { person: admin, codes } = await makeOwner({ admin: true });
  const { person: other } = await makeOwner({ admin: true });
  const [first = "", second = ""] = codes ?? [];
  const use = (code: string, { cookie }: Person) => call(product, "confirmWithCode", { code }, cookie);
  await age(admin, 13, "confirmedAt");
  expect((await use(first, other)).code).toBe("auth.code_wrong");
  expect(await read(admin.cookie)).toBe("admin.passkey_required");
  expect((await use(first.toLowerCase().replaceAll("-", " "), admin)).code).toBe("ok");
  expect(await read(admin.cookie)).toBe("ok");
  expect((await use(first, admin)).code).toBe("auth.code_wrong");
  await product.mailWith(admin.email, "Um código de recuperação da sua conta foi usado");
  const { data } = await call(product, "renewCodes", undefined, admin.cookie);
  expect((data as { codes: string[] }).codes).toHaveLength(10);
  expect((await use(second, admin)).code).toBe("auth.code_wrong");
  const rows = await product.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, admin.id));
  expect(JSON.stringify(rows)).not.toContain((data as { codes: string[] }).codes[0]?.replaceAll("-", ""));
  for (let i = 0; i < 10; i++) await use(second, admin);
  expect((await use(second, admin)).code).toBe("rate_limited");
});

test("an admin without a key has twelve hours from the log-in on this machine; others need none", async () => {
  const admin = await makePerson(product, { admin: true });
  expect(await read(admin.cookie)).toBe("ok");
  const { person } = await makeOwner();
  await age(person, 100, "confirmedAt");
  expect((await product.query("auth.sessions", undefined, person)).error).toBeNull();
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.id, person.id));
  expect(await read(person.cookie)).toBe("admin.passkey_required");
});

test("asking for a challenge is limited by address", async () => {
  const address = "198.51.100.77";
  await product.db.run(`delete from rate_limits`);
  const answer = await product.mutate("auth.askForPasskey", undefined, { address });
  expect(answer.error).toBeNull();
  await product.db.run(`update rate_limits set count = 200, window_ends_at = ${Date.now() + 5 * MINUTE_MS}`);
  expect((await product.mutate("auth.askForPasskey", undefined, { address })).error?.code).toBe("rate_limited");
});

describe("over HTTPS", () => {
  const origin = "https://portal.exemplo.com.br";
  const secure = startProduct({ settings: { ...REAL_PASSWORDS, APP_URL: origin, PUSH_RELAY_URL: "" } });

  test("an admin makes a passkey with the log-in, before reading or doing anything in the panel", async () => {
    const admin = await makePerson(secure, { admin: true, passwordHash: await cheapHash() });
    const blocked = await makePerson(secure);
    const send = (path: string, input: unknown, cookie = "") =>
      secure.mutate(path, input, { cookie, headers: { origin } });
    const logIn = async () =>
      cookieOf(await send("auth.logIn", { email: admin.email, password: PASSWORD, role: null }));
    const outcomes = async (cookie: string) => {
      const seen = await secure.query("admin.overview", undefined, { cookie });
      const done = await send("admin.blockUser", { userId: blocked.id, reason: "Golpe" }, cookie);
      return [seen, done].map(({ error }) => error?.code ?? "ok");
    };
    const cookie = await logIn();
    expect(await outcomes(cookie)).toEqual(["admin.passkey_missing", "admin.passkey_missing"]);
    const device = new Device(origin);
    const asked = await send("auth.askForNewPasskey", { password: null }, cookie);
    const response = device.create(asked.data as { challenge: string });
    const added = await send("auth.addPasskey", { response }, cookie);
    expect((added.data as { codes: string[] }).codes).toHaveLength(10);
    expect(await outcomes(cookie)).toEqual(["ok", "ok"]);
    expect(await outcomes(await logIn())).toEqual(["admin.passkey_required", "admin.passkey_required"]);
  });
});
