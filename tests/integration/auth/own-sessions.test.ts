import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "../../../db/schema/index.ts";
import type { OpenSession } from "../../../src/features/auth/schemas.ts";
import { hashToken, newToken } from "../../../src/platform/hashing/tokens.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { joinRoom } from "../../support/live.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

const listOf = async (cookie: string) =>
  (await product.query("auth.sessions", undefined, { cookie })).data as OpenSession[];
const isOpen = async (cookie: string) => (await product.query("auth.me", undefined, { cookie })).data !== null;

/** Logs in from another device. Returns the cookie. */
async function logInFrom(person: Person, userAgent: string): Promise<string> {
  const input = { email: person.email, password: PASSWORD, role: null };
  const answer = await product.mutate("auth.logIn", input, { headers: { "user-agent": userAgent } });
  return String(answer.cookies[0]?.split(";")[0]);
}

/** Inserts a session that began some time ago. Returns its cookie. */
async function oldSession(person: Person, ageMs: number, renewedMsAgo: number): Promise<string> {
  const [token, now] = [newToken(), Date.now()];
  const expiresAt = Math.floor((now - renewedMsAgo + 30 * DAY_MS) / 1000);
  await product.db
    .insert(sessions)
    .values({ id: hashToken(token), userId: person.id, expiresAt, createdAt: now - ageMs });
  return `sessao=${token}`;
}

test("a log-in keeps the name of the device, and not the rest that the browser tells", async () => {
  const person = await makePerson(product, { passwordHash: await cheapHash() });
  const phone = await logInFrom(person, ANDROID);
  const script = await logInFrom(person, "curl/8.5.0");
  const devices = (await listOf(phone)).map(({ device, isCurrent }) => [device, isCurrent]);
  expect(devices[0]).toEqual(["Chrome no Android", true]);
  expect(devices.slice(1)).toEqual([
    [null, false],
    [null, false],
  ]);
  expect((await listOf(script))[0]).toMatchObject({ device: null, isCurrent: true });
  const { rows } = await product.db.$client.execute({
    sql: "select * from sessions where user_id = ?",
    args: [person.id],
  });
  expect(JSON.stringify(rows)).not.toMatch(/Mozilla|Mobile|curl/);
});

test("a person sees the open sessions of their own account with what is known of their use", async () => {
  const [person, stranger] = [await makePerson(product), await makePerson(product)];
  await oldSession(person, 20 * DAY_MS, 4 * DAY_MS);
  await oldSession(person, 40 * DAY_MS, 31 * DAY_MS);
  await oldSession(stranger, DAY_MS, DAY_MS);
  const list = await listOf(person.cookie);
  expect(list.map(({ isCurrent, renewedAt }) => [isCurrent, renewedAt !== null])).toEqual([
    [true, false],
    [false, true],
  ]);
  const day = (instant: number | null | undefined) => Math.round((Date.now() - (instant ?? 0)) / DAY_MS);
  expect([day(list[1]?.startedAt), day(list[1]?.renewedAt)]).toEqual([20, 4]);
});

test("a device that is used tells so in the list, the other devices do not", async () => {
  const person = await makePerson(product);
  const used = await oldSession(person, 20 * DAY_MS, 4 * DAY_MS);
  await oldSession(person, 10 * DAY_MS, 3 * DAY_MS);
  expect((await listOf(used))[0]).toMatchObject({ isCurrent: true });
  const days = (await listOf(person.cookie)).map(({ renewedAt }) =>
    renewedAt === null ? null : Math.round((Date.now() - renewedAt) / DAY_MS),
  );
  expect(days).toEqual([null, 3, 0]);
});

test("nothing in the list opens a session or is part of its id", async () => {
  const person = await makePerson(product);
  const other = await oldSession(person, DAY_MS, DAY_MS);
  const { text, data } = await product.query("auth.sessions", undefined, person);
  for (const cookie of [person.cookie, other]) {
    const token = cookie.slice("sessao=".length);
    for (const secret of [token.slice(0, 8), hashToken(token).slice(0, 8)]) expect(text).not.toContain(secret);
  }
  for (const value of (data as OpenSession[]).flatMap((session) => Object.values(session))) {
    expect(await isOpen(`sessao=${String(value)}`)).toBe(false);
  }
});

test("ending a session logs that device out at once, and no other", async () => {
  const person = await makePerson(product);
  const [lost, kept] = [await oldSession(person, DAY_MS, DAY_MS), await oldSession(person, 2 * DAY_MS, DAY_MS)];
  let closed: number | undefined;
  const headers = { origin: product.stack.url, cookie: lost };
  const socket = new WebSocket(`${product.stack.url.replace("http", "ws")}/live`, { headers } as never);
  socket.addEventListener("close", ({ code }) => {
    closed = code;
  });
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const [, newest] = await listOf(person.cookie);
  const end = () => product.mutate("auth.endSession", { startedAt: newest?.startedAt ?? 0 }, person);
  expect((await end()).status).toBe(200);
  expect([await isOpen(lost), await isOpen(kept), await isOpen(person.cookie)]).toEqual([false, true, true]);
  expect(await eventually(async () => closed, "the device to be disconnected")).toBe(4001);
  expect((await end()).status).toBe(200);
  expect(await listOf(person.cookie)).toHaveLength(2);
});

test("nobody ends their own session or one of another account by its start", async () => {
  const [person, stranger] = [await makePerson(product), await makePerson(product)];
  for (const cookie of [person.cookie, stranger.cookie]) {
    const [own] = await listOf(person.cookie);
    expect((await product.mutate("auth.endSession", { startedAt: own?.startedAt ?? 0 }, { cookie })).status).toBe(200);
  }
  expect([await isOpen(person.cookie), await isOpen(stranger.cookie)]).toEqual([true, true]);
});

test("leaving all other devices keeps this one, and other people's", async () => {
  const [person, stranger] = [await makePerson(product), await makePerson(product)];
  const others = [await oldSession(person, DAY_MS, DAY_MS), await oldSession(person, 2 * DAY_MS, DAY_MS)];
  expect((await product.mutate("auth.endOtherSessions", undefined, person)).status).toBe(200);
  for (const cookie of others) expect(await isOpen(cookie)).toBe(false);
  expect([await isOpen(person.cookie), await isOpen(stranger.cookie)]).toEqual([true, true]);
  const rows = await product.db.select().from(sessions).where(eq(sessions.userId, person.id));
  expect(rows).toHaveLength(1);
});

test("leaving all other devices cancels a change of e-mail that one of them may have asked for", async () => {
  const person = await makePerson(product, { passwordHash: await cheapHash() });
  const { name, phone, cookie } = person;
  const email = "trocado-por-outro@exemplo.com";
  const asked = { name, whatsapp: phone, email, password: PASSWORD };
  expect((await product.mutate("profiles.updateBasics", asked, { cookie })).data).toEqual({ pendingEmail: email });
  await product.mutate("auth.endOtherSessions", undefined, { cookie });
  expect((await product.query("profiles.mine", undefined, { cookie })).data).toMatchObject({ pendingEmail: null });
});

test("the twenty-first log-in ends the oldest session and disconnects it", async () => {
  const person = await makePerson(product, { passwordHash: await cheapHash() });
  const [oldest, second] = [await oldSession(person, 3 * DAY_MS, DAY_MS), await oldSession(person, 2 * DAY_MS, DAY_MS)];
  for (let n = 0; n < 17; n++) await oldSession(person, DAY_MS + n * 1000, DAY_MS);
  const listener = await joinRoom(product.stack.url, oldest);
  const newest = await logInFrom(person, ANDROID);
  expect([await isOpen(oldest), await isOpen(second), await isOpen(newest)]).toEqual([false, true, true]);
  expect(await eventually(async () => listener.closed, "the device to be disconnected")).toBe(4001);
  expect(await listOf(newest)).toHaveLength(20);
});
