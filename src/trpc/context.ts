import type { Database } from "#db/client.ts";
import type { Env } from "../env.ts";
import type { PasswordTurn } from "../features/auth/password-queue.ts";
import type { CurrentSession, SessionDeps } from "../features/auth/sessions.ts";
import type { OutboxRow } from "../platform/delivery/outbox.ts";
import type { RateLimit } from "../platform/limits/rate-limit.ts";

/** Request context of every procedure and HTTP route. */
export interface Context extends SessionDeps {
  env: Env;
  db: Database;
  /** Time of the request, in milliseconds since the epoch. */
  now: number;
  requestId: string;
  /** The client's IP address as rate limits count it; not for any other use. */
  address: string;
  /** The browser and system of the request, as people name them; null if unknown. */
  device: string | null;
  /** What log-ins have left in this browser; see device-marks.ts. */
  deviceMarks: readonly string[];
  /** Lets one call per request hash passwords. Throws `rate_limited` for other calls of the same batch. */
  passwordTurn(): PasswordTurn;
  /** Whether a person's browser probably asks for something to show: no bots, no HEAD requests. */
  isVisit: boolean;
  /** The session of the request's cookie. It is looked up once, even if the request batches several calls. */
  session(): Promise<CurrentSession | null>;
  /**
   * Counts a call by person or address and reads the session again in the same round trip, because an earlier call of
   * the batch may have ended it. Without a session, nothing is counted by person. Limits that the call counts itself
   * are left to it. Throws `rate_limited`.
   */
  countCall(by: "person" | "address", limits: readonly RateLimit[]): Promise<CurrentSession | null>;
  /** Runs the mutations of a batch one after another, in order of arrival. */
  withQueueSlot<T>(work: () => Promise<T>): Promise<T>;
  setCookie(cookie: string): void;
  /** Lets work continue after the response. */
  waitUntil(work: Promise<unknown>): void;
  /**
   * Starts work once the response is ready, so that nobody waits for its queries. Only for what may be lost, such as
   * news to open apps, which ask again, and counts of views: what must be on record is in the batch. Failures are
   * logged, and the operator gets a mail.
   */
  afterResponse(work: () => Promise<unknown>): void;
  /**
   * To call after writing an outbox row, so that it is delivered right after the response; with what `takeDue`
   * returned, if the batch ended with it.
   */
  deliverSoon(taken?: readonly OutboxRow[]): void;
}
