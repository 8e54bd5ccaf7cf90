import { DomainError } from "../../errors.ts";
import { BoundedQueue, QueueOverloaded } from "../../platform/limits/bounded-queue.ts";
import { costOf, hashPassword, verifyPassword } from "./passwords.ts";

/**
 * One at a time: a hash takes all CPU that the isolate has left, so parallel hashes would finish no sooner, and each
 * holds 16 MiB. The last stranger in the queue starts after about four seconds.
 */
const queue = new BoundedQueue({ maxRunning: 1, maxWaiting: 8, maxPreferred: 8, waitMs: 15_000, leaseMs: 5_000 });
const TRY_AGAIN_SECONDS = 5;

/** Operations on passwords, available during a turn in the queue. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** `renewed` is a hash with the current parameters if the password is right and the stored hash is outdated. */
  verify(password: string, stored: string | null): Promise<{ valid: boolean; renewed: string | null }>;
}

/** Lets one call of a request wait in the queue and compute hashes. */
export interface PasswordTurn {
  /**
   * Waits in the queue, then runs the task. Put whatever decides whether to check the password (such as counting
   * attempts) into the task, so that calls rejected by the queue cost no database access.
   * @param task is told whether the caller was preferred
   * @param isKnown whether the caller has shown something that strangers don't have; asked only if the queue is busy.
   * Then known callers are preferred: they go before strangers, and have slots of their own
   * Throws `rate_limited` if the queue is full, and what the task throws.
   */
  take<Result>(
    task: (passwords: Passwords, isPreferred: boolean) => Promise<Result>,
    isKnown?: () => Promise<boolean>,
  ): Promise<Result>;
}

/** For signed-in people, whose own limits apply. */
export const alwaysKnown = () => Promise.resolve(true);

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
 * Returns the function by which a request gets its turn. Only the first call of a tRPC batch gets one; the others throw
 * `rate_limited`.
 * @param rounds the setting PASSWORD_ROUNDS
 * @param signal of the HTTP request; once aborted, its hashes are no longer computed
 */
export function createPasswordTurn(rounds: number, signal: AbortSignal): () => PasswordTurn {
  let isTaken = false;
  return () => {
    if (isTaken) throw tooMany();
    isTaken = true;
    return {
      async take(task, isKnown) {
        const isPreferred = isKnown !== undefined && queue.isBusy && (await isKnown());
        try {
          return await queue.run(() => task(passwordsOf(rounds, signal), isPreferred), signal, isPreferred);
        } catch (error) {
          throw error instanceof QueueOverloaded ? tooMany(error) : error;
        }
      },
    };
  };
}
