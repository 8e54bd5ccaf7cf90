import type { Database } from "#db/client.ts";
import type { Env } from "../env.ts";
import type { PasswordTurn } from "../features/auth/password-turn.ts";
import type { CurrentSession, SessionDeps } from "../features/auth/sessions.ts";
import type { RateLimit } from "../platform/rate-limit.ts";

/** What a request carries to every procedure and HTTP route. */
export interface Context extends SessionDeps {
  env: Env;
  db: Database;
  /** The request's instant, milliseconds since the epoch. */
  now: number;
  requestId: string;
  /** What the client's address counts as in rate limits, for which alone it is. */
  address: string;
  /** For the one call of a request that may hash passwords; throws `rate_limited` for any other that it batches. */
  passwordTurn(): PasswordTurn;
  /** The session of the request's cookie; looked up once, however many calls a request batches. */
  session(): Promise<CurrentSession | null>;
  /**
   * Counts one call by the person or the address and looks the session up again in the same round trip: an earlier call
   * of the request may have ended it. Without a session nothing is counted by person. Throws `rate_limited`.
   */
  countCall(by: "person" | "address", limits: readonly RateLimit[]): Promise<CurrentSession | null>;
  /** Runs the mutations that a request batches one after the other, in the order of their arrival. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  setCookie(cookie: string): void;
  /** Work that goes on after the response. */
  later(work: Promise<unknown>): void;
  /** Work that begins only once the response is made, so that nobody waits for its queries; a failure is logged. */
  afterwards(work: () => Promise<unknown>): void;
  /** Says that the call wrote an outbox row: it is delivered right after the response. */
  deliverSoon(): void;
}
