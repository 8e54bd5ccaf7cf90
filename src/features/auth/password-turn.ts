import { DomainError } from "../../errors.ts";
import { BoundedQueue, QueueOverloaded } from "../../platform/bounded-queue.ts";
import { costOf, hashPassword, verifyPassword } from "./passwords.ts";

/**
 * One at a time: a hash takes all the CPU that the isolate has left, so two at once would end no sooner, and hold 16 MiB
 * each. Whoever is the last of those who wait has a turn after about four seconds.
 */
const queue = new BoundedQueue({ maxRunning: 1, maxWaiting: 8, waitMs: 15_000, leaseMs: 5_000 });
const TRY_AGAIN_SECONDS = 5;

/** What can be done with passwords, by whoever has a turn. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Also gives back a hash with today's parameters if the password is right and its stored hash is an older one. */
  verify(password: string, stored: string | null): Promise<{ valid: boolean; renewed: string | null }>;
}

/** The right of one call of a request to compute hashes. */
export interface PasswordTurn {
  /**
   * Waits for its turn and runs the task. What decides whether a password is looked at, such as counting the tries,
   * belongs into the task: callers who are refused then cost the database nothing.
   * Throws `rate_limited` when too many wait, and what the task throws.
   */
  take<Result>(task: (passwords: Passwords) => Promise<Result>): Promise<Result>;
}

function tooMany(cause?: unknown): DomainError {
  return new DomainError("rate_limited", { retryAfterSeconds: TRY_AGAIN_SECONDS }, { cause });
}

function passwordsOf(rounds: number, signal: AbortSignal): Passwords {
  const cost = costOf(rounds);
  return {
    hash: (password) => hashPassword(password, cost, signal),
    async verify(password, stored) {
      const { valid, outdated } = await verifyPassword(password, stored, cost, signal);
      return { valid, renewed: valid && outdated ? await hashPassword(password, cost, signal) : null };
    },
  };
}

/**
 * What a request asks for its turn with. Only the first of the calls that it batches gets one, the others are refused with
 * `rate_limited`.
 * @param rounds the setting PASSWORD_ROUNDS
 * @param signal of the HTTP request: once it is aborted, nothing is computed for it any more
 */
export function createPasswordTurn(rounds: number, signal: AbortSignal): () => PasswordTurn {
  let isTaken = false;
  return () => {
    if (isTaken) throw tooMany();
    isTaken = true;
    return {
      async take(task) {
        try {
          return await queue.run(() => task(passwordsOf(rounds, signal)), signal);
        } catch (error) {
          throw error instanceof QueueOverloaded ? tooMany(error) : error;
        }
      },
    };
  };
}
