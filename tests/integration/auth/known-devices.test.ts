import { expect, test } from "vitest";
import { logInSubject } from "../../../src/features/auth/log-in.ts";
import { costOf, hashPassword } from "../../../src/features/auth/passwords.ts";
import { LOGIN_KNOWN_LIMIT, LOGIN_LIMIT } from "../../../src/features/auth/rules.ts";
import { hashed } from "../../../src/platform/limits/rate-limit.ts";
import { haveCounted } from "../../support/limits.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { type Answer, startProduct, tokenOf } from "../../support/product.ts";

/** A quarter of the real cost is enough to occupy the queue. */
const ROUNDS = 4096;
const product = startProduct({ settings: { PASSWORD_ROUNDS: String(ROUNDS) } });

const NEW_PASSWORD = "Argamassa#7";
const newPasswords = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
const makeOwner = async () => makePerson(product, { passwordHash: await hashPassword(PASSWORD, costOf(ROUNDS)) });
const logIn = (email: string, password: string, cookie?: string, address?: string) =>
  product.mutate("auth.logIn", { email, password, role: null }, { cookie, ...(address && { address }) });
const markOf = ({ cookies }: Answer) => cookies.find((cookie) => cookie.startsWith("aparelho="))?.split(";")[0];

/** Somebody who has logged in from a device before. */
async function makeKnown(): Promise<{ person: Person; mark: string | undefined }> {
  const person = await makeOwner();
  return { person, mark: markOf(await logIn(person.email, PASSWORD)) };
}

/** More strangers than the queue has places for. */
const STRANGERS = 20;
const AGAIN_MS = 50;

/** Runs `work` while strangers occupy all places that they may have in the queue for password hashes. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const strangers = Array.from({ length: STRANGERS }, async () => {
    while (!isOver) {
      // An account that is tried too often is delayed, outside the queue, which would then have places.
      const { status } = await logIn(`estranho-${crypto.randomUUID()}@exemplo.com`, "errada");
      if (status === 429) begin();
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  });
  await hasBegun;
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(strangers);
  }
}

const ATTEMPTS = 15;

/**
 * Whether the queue refuses the caller. Strangers never fill the places of preferred callers, so one refusal is enough;
 * another stranger may find the place that has just become free, hence several attempts.
 */
async function isRefused(logInOnce: () => Promise<Answer>): Promise<boolean> {
  for (let i = 0; i < ATTEMPTS; i++) {
    const { error } = await logInOnce();
    if (error?.code === "rate_limited") return true;
  }
  return false;
}

test("a log-in marks the browser, without saying for whom and only for calls that open accounts", async () => {
  const person = await makeOwner();
  const refused = await logIn(person.email, "errada");
  const entered = await logIn(person.email, PASSWORD);
  const [session, mark] = entered.cookies;
  expect(refused.cookies).toEqual([]);
  expect(session).toMatch(/^sessao=/);
  expect(mark).toMatch(/^aparelho=[\w-]{43}; Max-Age=31536000; Path=\/trpc\/auth\.logIn; HttpOnly; SameSite=Strict$/);
  const paths = entered.cookies.slice(1).map((cookie) => /Path=\/trpc\/([\w.]+);/.exec(cookie)?.[1]);
  expect(paths).toEqual(["auth.logIn", "auth.signUp", "auth.confirmEmail", "auth.chooseRole"]);
  expect(markOf(await logIn(person.email, PASSWORD, markOf(entered)))).toBe(markOf(entered));
});

test("a browser keeps the marks of the last three people, whoever was last first", async () => {
  let cookie: string | undefined;
  const marks: string[] = [];
  for (let i = 0; i < 4; i++) {
    const { email } = await makeOwner();
    cookie = markOf(await logIn(email, PASSWORD, cookie));
    marks.unshift(cookie?.slice("aparelho=".length).split(".")[0] ?? "");
  }
  expect(cookie).toBe(`aparelho=${marks.slice(0, 3).join(".")}`);
});

test("known devices log in while strangers occupy the queue; others' marks and made-up ones don't help", async () => {
  const [known, other] = [await makeKnown(), await makeKnown()];
  await whileBusy(async () => {
    expect((await logIn(known.person.email, PASSWORD, known.mark)).status).toBe(200);
    expect((await logIn(known.person.email, PASSWORD, `${other.mark}.${known.mark?.split("=")[1]}`)).status).toBe(200);
    expect((await logIn(known.person.email, "errada", known.mark)).error?.code).toBe("auth.invalid_credentials");
    expect(await isRefused(() => logIn(known.person.email, PASSWORD))).toBe(true);
    expect(await isRefused(() => logIn(known.person.email, PASSWORD, other.mark))).toBe(true);
    expect(await isRefused(() => logIn("ninguem@exemplo.com", PASSWORD, `aparelho=${"a".repeat(43)}`))).toBe(true);
  });
});

test("a new password ends the marks of all devices but the one that set it", async () => {
  const { person, mark } = await makeKnown();
  await whileBusy(async () => {
    const passwords = { currentPassword: PASSWORD, ...newPasswords };
    const changed = await product.mutate("auth.changePassword", passwords, person);
    expect(changed.status).toBe(200);
    expect((await logIn(person.email, NEW_PASSWORD, markOf(changed))).status).toBe(200);
    expect(await isRefused(() => logIn(person.email, NEW_PASSWORD, mark))).toBe(true);
  });
});

test("whoever has a link from a mail sets a password, or confirms a sign-up, while strangers occupy the queue", async () => {
  const [person, email] = [await makeOwner(), `nova-na-fila-${crypto.randomUUID()}@exemplo.com`];
  await product.mutate("auth.requestPasswordReset", { email: person.email });
  const token = tokenOf((await product.mails(person.email))[0]);
  const newcomer = { name: "Ana", whatsapp: "67999991234", email, termsAccepted: true, role: "client" };
  await product.mutate("auth.signUp", { ...newcomer, ...newPasswords });
  const confirmation = tokenOf((await product.mails(email))[0]);
  await whileBusy(async () => {
    const confirmed = await product.mutate("auth.confirmEmail", { token: confirmation, password: NEW_PASSWORD });
    const reset = await product.mutate("auth.resetPassword", { token, ...newPasswords });
    expect([confirmed.status, reset.status]).toEqual([200, 200]);
    expect((await logIn(person.email, NEW_PASSWORD, markOf(reset))).status).toBe(200);
    expect((await logIn(email, NEW_PASSWORD, markOf(confirmed))).status).toBe(200);
    const madeUp = { token: "a".repeat(43), ...newPasswords };
    expect(await isRefused(() => product.mutate("auth.resetPassword", madeUp))).toBe(true);
  });
});

test("a known device has no more attempts than others, and only so many turns before strangers", async () => {
  const [guessed, eager] = [await makeKnown(), await makeKnown()];
  const address = "192.0.2.77";
  await haveCounted(product, LOGIN_LIMIT, logInSubject(guessed.person.email, address), LOGIN_LIMIT.max);
  await haveCounted(product, LOGIN_KNOWN_LIMIT, hashed(eager.person.email), LOGIN_KNOWN_LIMIT.max - 1);
  await whileBusy(async () => {
    const locked = await logIn(guessed.person.email, PASSWORD, guessed.mark, address);
    expect(locked.error?.code).toBe("rate_limited");
    expect((await logIn(eager.person.email, PASSWORD, eager.mark)).status).toBe(200);
    expect((await logIn(eager.person.email, PASSWORD, eager.mark)).error?.code).toBe("rate_limited");
  });
  expect((await logIn(eager.person.email, PASSWORD, eager.mark)).status).toBe(200);
});
