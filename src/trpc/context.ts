import type { Database } from "#db/client.ts";
import type { Env } from "../env.ts";
import type { CurrentSession, SessionDeps } from "../features/auth/sessions.ts";

/** What a request carries to every procedure and HTTP route. */
export interface Context extends SessionDeps {
  env: Env;
  db: Database;
  /** The request's instant, milliseconds since the epoch. */
  now: number;
  requestId: string;
  /** Address of the client, for rate limits only. */
  address: string;
  /** The session of the request's cookie; looked up once, however many calls a request batches. */
  session(): Promise<CurrentSession | null>;
  setCookie(cookie: string): void;
  /** Work that goes on after the response. */
  later(work: Promise<unknown>): void;
  /** Says that the call wrote an outbox row: it is delivered right after the response. */
  deliverSoon(): void;
}
