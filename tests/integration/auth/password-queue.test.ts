import { request } from "node:http";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../../db/schema/index.ts";
import { hashPassword } from "../../../src/features/auth/passwords.ts";
import { MAX_MUTATIONS_PER_REQUEST } from "../../../src/shared/limits.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { makePerson } from "../../support/people.ts";
import { REAL_PASSWORDS, startProduct } from "../../support/product.ts";

const product = startProduct({ settings: REAL_PASSWORDS });
/** Other load on the machine can spoil a measurement. */
const TRIES = 3;

const logIn = (email: string, password: string, address?: string) =>
  product.mutate("auth.logIn", { email, password, role: null }, address ? { address } : {});

/** Sends as many calls as one HTTP request may batch. */
async function batch(path: string, input: unknown): Promise<{ status: number; codes: string[]; retryAfter: number }> {
  const calls = Array.from({ length: MAX_MUTATIONS_PER_REQUEST }, (_, i) => [i, input]);
  const response = await product.fetch(`/trpc/${calls.map(() => path).join(",")}?batch=1`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: product.stack.url, "cf-connecting-ip": "192.0.2.10" },
    body: JSON.stringify(Object.fromEntries(calls)),
  });
  const answers = (await response.json()) as { error?: { data: { code: string } } }[];
  const codes = answers.map(({ error }) => error?.data.code ?? "ok");
  return { status: response.status, codes, retryAfter: Number(response.headers.get("retry-after")) };
}

/** Sends a log-in and cuts the connection shortly after the request was sent. */
function sendAndVanish(email: string, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", origin: product.stack.url, "cf-connecting-ip": address };
    const sent = request(`${product.stack.url}/trpc/auth.logIn`, { method: "POST", headers, agent: false });
    sent.on("error", (error) => ("code" in error && error.code === "ECONNRESET" ? resolve() : reject(error)));
    sent.end(JSON.stringify({ email, password: PASSWORD, role: null }), () => {
      setTimeout(() => sent.socket?.resetAndDestroy(), 100);
    });
    sent.on("close", resolve);
  });
}

test("a password is hashed with the cost of production", async () => {
  const password = { password: PASSWORD, passwordConfirmation: PASSWORD };
  const person = { name: "Ana", whatsapp: "67999991234", email: "custo@exemplo.com", termsAccepted: true, role: null };
  expect((await product.mutate("auth.signUp", { ...person, ...password })).status).toBe(200);
  const [stored] = await product.db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.email, person.email));
  expect(stored?.hash).toMatch(/^scrypt\$16384\$8\$5\$/);
});

test.each([
  ["auth.logIn", () => ({ email: "lote@exemplo.com", password: PASSWORD, role: null }), "auth.invalid_credentials"],
  [
    "auth.signUp",
    () => ({
      name: "Ana",
      whatsapp: "67999991234",
      email: "lote@exemplo.com",
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      termsAccepted: true,
      role: "client",
    }),
    "ok",
  ],
  [
    "auth.resetPassword",
    () => ({ token: "a".repeat(43), password: PASSWORD, passwordConfirmation: PASSWORD }),
    "auth.link_invalid",
  ],
])(
  "only one of several %s calls in one request is processed, and the response says when to retry the others",
  async (path, input, code) => {
    const { status, codes, retryAfter } = await batch(path, input());
    expect(codes.filter((each) => each === code)).toHaveLength(1);
    expect(codes.filter((each) => each === "rate_limited")).toHaveLength(MAX_MUTATIONS_PER_REQUEST - 1);
    expect(status).toBe(207);
    expect(retryAfter).toBeGreaterThan(0);
  },
);

test("log-ins beyond the queue are refused at once with 429 and Retry-After, and queued ones succeed", async () => {
  const person = await makePerson(product, { passwordHash: await hashPassword(PASSWORD) });
  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(person.email, PASSWORD)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30 - refused.length);
  for (const { error, headers, roundTrips } of refused) {
    expect([error?.code, headers.get("retry-after"), roundTrips]).toEqual(["rate_limited", "5", 0]);
  }
});

test("others are served while passwords are hashed", async () => {
  const person = await makePerson(product);
  let isOver = false;
  const logIns = Promise.all(Array.from({ length: 9 }, (_, i) => logIn(`outra-${i}@exemplo.com`, "errada"))).then(
    () => {
      isOver = true;
    },
  );
  let served = 0;
  while (!isOver) {
    expect((await product.query("auth.me", undefined, person)).status).toBe(200);
    served++;
  }
  await logIns;
  // If hashing blocked, at most one response could get through after each hash.
  expect(served).toBeGreaterThan(18);
});

test("a hundred log-ins whose clients disconnect do not delay the next one", async () => {
  const person = await makePerson(product, { passwordHash: await hashPassword(PASSWORD) });
  let [afterwards, alone] = [Number.POSITIVE_INFINITY, 0];
  // Nine abandoned hashes would take longer than this, each time.
  const isHeldUp = () => afterwards > 4 * alone + 500;
  for (let tried = 0; tried < TRIES && isHeldUp(); tried++) {
    await Promise.all(Array.from({ length: 100 }, (_, i) => sendAndVanish(`some-${i}@exemplo.com`, `198.18.0.${i}`)));
    const started = performance.now();
    expect((await logIn(person.email, PASSWORD)).status).toBe(200);
    afterwards = performance.now() - started;
    expect((await logIn(person.email, PASSWORD)).status).toBe(200);
    alone = performance.now() - started - afterwards;
  }
  expect(isHeldUp()).toBe(false);
});

test("no work resolves or fails after its request has ended", () => {
  const messages = product.stack.worker.logs.map(({ message }) => message);
  // Calls that a busy machine's database did not answer in time are logged too, but by the request itself.
  expect(messages.filter((message) => !message.includes('"event":"trpc"'))).toEqual([]);
});
