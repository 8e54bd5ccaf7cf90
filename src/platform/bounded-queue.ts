export interface QueueLimits {
  /** Tasks that run at the same time. */
  maxRunning: number;
  /** Callers that wait for their turn; more are refused at once. */
  maxWaiting: number;
  /** Longest wait for a turn, in milliseconds. */
  waitMs: number;
  /** A task that has not ended by then no longer counts as running, in milliseconds. */
  leaseMs: number;
}

/** No turn: too many callers wait already (`full`), or the wait was too long (`late`). */
export class QueueOverloaded extends Error {
  override readonly name = "QueueOverloaded";
  readonly reason: "full" | "late";

  constructor(reason: "full" | "late") {
    super(`no turn in the queue: ${reason}`);
    this.reason = reason;
  }
}

/** A sleep that can be cut short. */
export interface Pause {
  over: Promise<void>;
  end(): void;
}

export interface QueueClock {
  /** Milliseconds since the epoch. */
  now(): number;
  pause(ms: number): Pause;
}

const systemClock: QueueClock = {
  now: () => Date.now(),
  pause(ms) {
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, ms);
    return { over: promise, end: resolve };
  },
};

/** How often a waiting caller looks for itself whether it is its turn, and how long it may be silent before others pass. */
const LOOK_MS = 50;
const SILENT_MS = 10 * LOOK_MS;

interface Waiter {
  seenAt: number;
  pause: Pause;
}

interface Lease {
  endsAt: number;
}

/**
 * Runs few tasks at once, first come first served, and refuses callers when too many wait.
 *
 * Made for isolates, where callers belong to requests that can vanish at any moment: the runtime then runs neither
 * their timers nor their `finally`. So nobody relies on anybody else. Every waiter has a timer of its own, one that was
 * silent for a while is passed over, and a task that never ends loses its place when its lease does. A place that comes
 * free wakes the next waiter only to save it the rest of its pause.
 */
export class BoundedQueue {
  readonly #limits: QueueLimits;
  readonly #clock: QueueClock;
  #waiters: Waiter[] = [];
  #leases: Lease[] = [];

  constructor(limits: QueueLimits, clock: QueueClock = systemClock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /**
   * Runs the task when its turn comes.
   * @param signal of the caller's request: aborted, it leaves the queue, or gives its place to the next one if the task
   * runs already; a task with more than one step should heed it too
   * Throws `QueueOverloaded`, the signal's reason, and what the task throws.
   */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const lease = await this.#takeTurn(signal);
    const giveBack = () => this.#giveBack(lease);
    signal?.addEventListener("abort", giveBack, { once: true });
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      signal?.removeEventListener("abort", giveBack);
      giveBack();
    }
  }

  async #takeTurn(signal?: AbortSignal): Promise<Lease> {
    signal?.throwIfAborted();
    const before = this.#alive().length;
    if (this.#isFree(before)) return this.#start();
    if (before >= this.#limits.maxWaiting) throw new QueueOverloaded("full");
    const deadline = this.#clock.now() + this.#limits.waitMs;
    const waiter: Waiter = { seenAt: this.#clock.now(), pause: this.#clock.pause(LOOK_MS) };
    this.#waiters.push(waiter);
    const leave = () => {
      this.#leave(waiter);
      waiter.pause.end();
    };
    signal?.addEventListener("abort", leave, { once: true });
    try {
      for (;;) {
        await waiter.pause.over;
        signal?.throwIfAborted();
        waiter.seenAt = this.#clock.now();
        if (waiter.seenAt >= deadline) throw new QueueOverloaded("late");
        if (this.#isFree(this.#alive().indexOf(waiter))) return this.#start();
        waiter.pause = this.#clock.pause(LOOK_MS);
      }
    } finally {
      signal?.removeEventListener("abort", leave);
      leave();
    }
  }

  #start(): Lease {
    const lease = { endsAt: this.#clock.now() + this.#limits.leaseMs };
    this.#leases.push(lease);
    return lease;
  }

  #giveBack(lease: Lease): void {
    this.#leases = this.#leases.filter((other) => other !== lease);
    this.#wakeNext();
  }

  #leave(waiter: Waiter): void {
    this.#waiters = this.#waiters.filter((other) => other !== waiter);
    this.#wakeNext();
  }

  #wakeNext(): void {
    const next = this.#alive()[0];
    if (next && this.#isFree(0)) next.pause.end();
  }

  /** Whether there is a place for someone whom so many others precede. */
  #isFree(before: number): boolean {
    const now = this.#clock.now();
    this.#leases = this.#leases.filter(({ endsAt }) => endsAt > now);
    return this.#leases.length + before < this.#limits.maxRunning;
  }

  /** Those who still look after themselves; whoever was silent for longer than anyone may wait is forgotten. */
  #alive(): Waiter[] {
    const now = this.#clock.now();
    this.#waiters = this.#waiters.filter(({ seenAt }) => seenAt + this.#limits.waitMs > now);
    return this.#waiters.filter(({ seenAt }) => seenAt + SILENT_MS > now);
  }
}
