import { afterAll, beforeAll } from "vitest";
import type { Mail } from "../../dev/fakes/mail.ts";
import { type Stack, type StackOptions, startStack } from "../../dev/stack/stack.ts";
import type { ErrorCode } from "../../src/errors.ts";
import { runCampaign } from "./campaign.ts";
import { readMails } from "./fakes.ts";
import { rememberRows } from "./first-rows.ts";
import { templateOf } from "./template.ts";

/** The HTTP response of a procedure. */
export interface Answer {
  status: number;
  /** The result; undefined if the call was refused. */
  data: unknown;
  /** The error; null if there is a result. */
  error: { code: ErrorCode; fields: Record<string, string>; params: Record<string, string> } | null;
  /** The raw body, to check for data that must not leak. */
  text: string;
  cookies: string[];
  headers: Headers;
  /** Round trips to the database, from the Server-Timing header; -1 without it. */
  roundTrips: number;
}

export interface CallOptions {
  /** `name=value` of the session cookie. */
  cookie?: string | undefined;
  /** Client address for rate limits; by default a new one for each call. */
  address?: string;
  headers?: Record<string, string>;
}

interface TrpcBody {
  result?: { data?: unknown };
  error?: { data: { code: ErrorCode; fields: Record<string, string>; params: Record<string, string> } };
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: TrpcBody = text.startsWith("{") ? (JSON.parse(text) as TrpcBody) : {};
  return {
    status: response.status,
    data: body.result?.data,
    error: body.error?.data ?? null,
    text,
    cookies: response.headers.getSetCookie(),
    headers: response.headers,
    roundTrips: Number(/db;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? -1),
  };
}

let calls = 0;

function nextAddress(): string {
  const number = ++calls;
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

const CHEAP_ROUNDS = "16";
/** Settings for tests that depend on the real cost of password hashing. */
export const REAL_PASSWORDS = { PASSWORD_ROUNDS: "16384" } as const;

/** The whole product for one test file: a real sqld, the built worker in workerd, and the fakes. */
export class Product {
  #stack: Stack | undefined;

  async start(options: StackOptions): Promise<void> {
    this.#stack = await startStack({
      template: templateOf(options.seed ?? "reference"),
      ...options,
      // No edge cache, so that tests see their writes at once. Cheap hashes, because few tests are about their cost.
      settings: { EDGE_CACHE_SECONDS: "0", PASSWORD_ROUNDS: CHEAP_ROUNDS, ...options.settings },
    });
  }

  async stop(): Promise<void> {
    await this.#stack?.stop();
  }

  get stack(): Stack {
    if (!this.#stack) throw new Error("the product is not started yet");
    return this.#stack;
  }

  get db() {
    return this.stack.db;
  }

  /**
   * Doesn't follow redirects. Opens a new connection each time, as the server may close a kept one during reuse. Asks for
   * answers that aren't compressed: over the loopback, packing and unpacking them takes longer than sending them.
   */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const asked = init.headers as Record<string, string> | undefined;
    const headers = { "accept-encoding": "identity", ...asked, connection: "close" };
    return fetch(this.stack.url + path, { redirect: "manual", ...init, headers });
  }

  async query(procedure: string, input?: unknown, options: CallOptions = {}): Promise<Answer> {
    const search = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    return toAnswer(await this.fetch(`/trpc/${procedure}${search}`, { headers: this.#headers(options) }));
  }

  async mutate(procedure: string, input?: unknown, options: CallOptions = {}): Promise<Answer> {
    return toAnswer(
      await this.fetch(`/trpc/${procedure}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: this.stack.url, ...this.#headers(options) },
        body: JSON.stringify(input ?? null),
      }),
    );
  }

  #headers(options: CallOptions): Record<string, string> {
    return {
      ...(options.cookie ? { cookie: options.cookie } : {}),
      "cf-connecting-ip": options.address ?? nextAddress(),
      ...options.headers,
    };
  }

  /** Emails sent to an address, newest first; waits until there are at least `count`. */
  async mails(to: string, count = 1): Promise<Mail[]> {
    return eventually(async () => {
      const mails = await this.mailsSoFar(to);
      return mails.length >= count ? mails : undefined;
    }, `${count} mail(s) to ${to}`);
  }

  /** The newest mail to an address with this in its subject or text; waits for it. Mails may arrive in any order. */
  async mailWith(to: string, part: string): Promise<Mail> {
    return eventually(
      async () => (await this.mailsSoFar(to)).find(({ subject, text }) => `${subject}\n${text}`.includes(part)),
      `a mail to ${to} with '${part}'`,
    );
  }

  async mailsSoFar(to: string): Promise<Mail[]> {
    return await readMails(this.stack.fakesUrl, to);
  }
}

/** Clients learn of a closed WebSocket only after ten seconds, because workerd keeps the connection open until then. */
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 25;

/** Polls until `look` returns a value other than undefined; throws after half a minute. */
export async function eventually<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error(`waited in vain for ${what}`);
}

/** Repeats a call while the product refuses it as overloaded, for tests that make more calls at once than it may serve. */
export function untilServed(call: () => Promise<Answer>): Promise<Answer> {
  return eventually(async () => {
    const answer = await call();
    return answer.status === 503 ? undefined : answer;
  }, "a call to be served");
}

const shared = new Product();
let starting: Promise<() => Promise<void>> | undefined;

/** Starts the product that the files of a worker share, and returns a function that gives it its first rows again. */
async function startShared(): Promise<() => Promise<void>> {
  if (!globalThis.onWorkerEnd) throw new Error("the environment of this project doesn't stop what its files share");
  globalThis.onWorkerEnd(() => shared.stop());
  await shared.start({});
  await runCampaign(shared);
  return rememberRows(shared.db);
}

/**
 * The product that the files of one worker share, one after another, each with the first rows. What isn't a row stays:
 * mails, images, logs and the modes of the stand-ins.
 */
export function sharedProduct(): Product {
  beforeAll(async () => {
    starting ??= startShared();
    const empty = await starting;
    await empty();
  });
  return shared;
}

/** A product for one test file, started before its tests and stopped after them: with settings, faults or clocks of its own. */
export function startProduct(options: StackOptions = {}): Product {
  const product = new Product();
  beforeAll(() => product.start(options));
  afterAll(() => product.stop());
  return product;
}

/** Extracts the token from the link in an email. Throws if there is none. */
export function tokenOf(mail: { text: string } | undefined): string {
  const token = /#(?:confirmar|token|email|parar)=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error("the mail has no link");
  return token;
}
