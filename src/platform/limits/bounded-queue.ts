export interface QueueLimits {
  /** Tasks that may run at the same time. */
  maxRunning: number;
  /** Callers that may wait for their turn. Further callers are refused at once. */
  maxWaiting: number;
  /** Slots for preferred callers, besides those of the others; 0 by default. */
  maxPreferred?: number;
  /** Longest wait for a turn, in milliseconds. */
  waitMs: number;
  /** After this many milliseconds, an unfinished task no longer counts as running. */
  leaseMs: number;
}

/** The caller got no turn: too many were waiting already (`full`), or the wait took too long (`late`). */
export class QueueOverloaded extends Error {
  override readonly name = "QueueOverloaded";
  readonly reason: "full" | "late";

  constructor(reason: "full" | "late") {
    super(`no turn in the queue: ${reason}`);
    this.reason = reason;
  }
}

/** A sleep that can be cut short. */
interface Pause {
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

/** How often a waiting caller checks for its turn, and after how much silence others may pass it. */
const LOOK_MS = 50;
const SILENT_MS = 10 * LOOK_MS;

interface Waiter {
  isPreferred: boolean;
  arrivedAt: number;
  seenAt: number;
  pause: Pause;
}

interface Lease {
  endsAt: number;
}

/**
 * Runs a limited number of tasks at once, in order of arrival, and refuses callers when too many wait. Preferred callers
 * go before the others and wait in slots of their own. An isolate can drop a request without running its timers or
 * `finally`, so callers never depend on each other: each polls with its own timer, silent ones are skipped, and leases
 * expire. A free slot wakes the next caller only to save time.
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
   * Runs the task when its turn comes. Throws `QueueOverloaded`, the signal's reason, and what the task throws.
   * @param signal of the caller's request; aborting it ends the wait, or frees the slot of a running task. Tasks with
   * several steps should check it too
   */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal, isPreferred = false): Promise<Result> {
    const lease = await this.#takeTurn(signal, isPreferred);
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

  /** Whether a caller would have to wait now. */
  get isBusy(): boolean {
    return this.#freeSlots() <= this.#alive().length;
  }

  /** Whether a caller would be refused now, or the next in line has already waited for longer than `patienceMs`. */
  isOverloaded(patienceMs: number): boolean {
    const next = this.#next();
    if (!next) return false;
    return this.#isFull(false) || this.#clock.now() - next.arrivedAt > patienceMs;
  }

  async #takeTurn(signal: AbortSignal | undefined, isPreferred: boolean): Promise<Lease> {
    signal?.throwIfAborted();
    if (!this.isBusy) return this.#start();
    if (this.#isFull(isPreferred)) throw new QueueOverloaded("full");
    const now = this.#clock.now();
    const deadline = now + this.#limits.waitMs;
    const waiter: Waiter = { isPreferred, arrivedAt: now, seenAt: now, pause: this.#clock.pause(LOOK_MS) };
    this.#enter(waiter);
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
        if (this.#isTurnOf(waiter)) return this.#start();
        waiter.pause = this.#clock.pause(LOOK_MS);
      }
    } finally {
      signal?.removeEventListener("abort", leave);
      leave();
    }
  }

  #isFull(isPreferred: boolean): boolean {
    const { maxWaiting, maxPreferred = 0 } = this.#limits;
    const waiting = this.#alive().filter((waiter) => waiter.isPreferred === isPreferred).length;
    return waiting >= (isPreferred ? maxPreferred : maxWaiting);
  }

  /** Puts preferred callers behind each other, but before all others. */
  #enter(waiter: Waiter): void {
    const lastPreferred = this.#waiters.findLastIndex(({ isPreferred }) => isPreferred);
    this.#waiters.splice(waiter.isPreferred ? lastPreferred + 1 : this.#waiters.length, 0, waiter);
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
    if (this.#freeSlots() > 0) this.#next()?.pause.end();
  }

  #freeSlots(): number {
    const now = this.#clock.now();
    this.#leases = this.#leases.filter(({ endsAt }) => endsAt > now);
    return this.#limits.maxRunning - this.#leases.length;
  }

  /** Looks only at the first callers in line, because hundreds may be asking. */
  #isTurnOf(waiter: Waiter): boolean {
    let slots = this.#freeSlots();
    for (const other of this.#waiters) {
      if (slots <= 0) return false;
      if (other === waiter) return true;
      if (this.#isAlive(other)) slots--;
    }
    return false;
  }

  #isAlive({ seenAt }: Waiter): boolean {
    return seenAt + SILENT_MS > this.#clock.now();
  }

  #next(): Waiter | undefined {
    return this.#waiters.find((waiter) => this.#isAlive(waiter));
  }

  /** The waiters that still poll. Forgets those that were silent for longer than the longest wait. */
  #alive(): Waiter[] {
    const now = this.#clock.now();
    this.#waiters = this.#waiters.filter(({ seenAt }) => seenAt + this.#limits.waitMs > now);
    return this.#waiters.filter((waiter) => this.#isAlive(waiter));
  }
}
