import { expect, test } from "vitest";
import { BoundedQueue, type QueueClock, type QueueLimits, QueueOverloaded } from "./bounded-queue.ts";

const LIMITS: QueueLimits = { maxRunning: 1, maxWaiting: 2, waitMs: 5_000, leaseMs: 3_000 };

/** A fake clock. Callers can belong to requests that vanish: then their pauses never end. */
function makeClock() {
  let now = 1_000;
  let isVanishing = false;
  let pauses: { dueAt: number; end: () => void; isDead: boolean }[] = [];
  const clock: QueueClock = {
    now: () => now,
    pause(ms) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const pause = { dueAt: now + ms, end: resolve, isDead: isVanishing };
      pauses.push(pause);
      return { over: promise, end: () => pause.isDead || resolve() };
    },
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    clock,
    settle,
    /** Runs `calls` for requests that vanish right after: the pauses they start never end. */
    vanish<T>(calls: () => T): T {
      isVanishing = true;
      const result = calls();
      isVanishing = false;
      return result;
    },
    /** Lets time pass in which the isolate runs nothing. */
    stall(ms: number) {
      now += ms;
    },
    async advance(ms: number) {
      for (const end = now + ms; now < end; ) {
        now += 10;
        const due = pauses.filter((pause) => pause.dueAt <= now && !pause.isDead);
        pauses = pauses.filter((pause) => !due.includes(pause));
        for (const pause of due) pause.end();
        await settle();
      }
    },
  };
}

/** A task that records its start and ends when `end` is called. */
function makeTask(name: string, began: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const task = () => {
    began.push(name);
    return promise;
  };
  return { task, end: () => resolve(name) };
}

function setUp(limits: Partial<QueueLimits> = {}) {
  const time = makeClock();
  const queue = new BoundedQueue({ ...LIMITS, ...limits }, time.clock);
  const began: string[] = [];
  const enter = (name: string, signal?: AbortSignal, isPreferred?: boolean) => {
    const { task, end } = makeTask(name, began);
    const outcome = queue.run(task, signal, isPreferred).catch((error: unknown) => error);
    return { outcome, end };
  };
  return { ...time, queue, began, enter };
}

test("runs tasks up to the limit, and the others in order of arrival", async () => {
  const { began, enter, settle } = setUp({ maxRunning: 2 });
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => enter(name));
  await settle();
  expect(began).toEqual(["a", "b"]);
  b?.end();
  await settle();
  expect(began).toEqual(["a", "b", "c"]);
  a?.end();
  c?.end();
  d?.end();
  await settle();
  expect(await Promise.all([a, b, c, d].map((caller) => caller?.outcome))).toEqual(["a", "b", "c", "d"]);
});

test("a free slot is taken without waiting for a timer, also after a failed task", async () => {
  const { queue, began, enter, settle } = setUp();
  const failing = queue.run(() => Promise.reject(new Error("broken")));
  enter("next");
  await expect(failing).rejects.toThrow("broken");
  await settle();
  expect(began).toEqual(["next"]);
});

test("refuses callers at once when too many are waiting", async () => {
  const { began, enter } = setUp();
  for (const name of ["a", "b", "c"]) enter(name);
  const refused = await enter("d").outcome;
  expect(refused).toBeInstanceOf(QueueOverloaded);
  expect(refused).toMatchObject({ reason: "full" });
  expect(began).toEqual(["a"]);
});

test("preferred callers go before the others in order of arrival, and neither take each other's slots", async () => {
  const { queue, began, enter, settle } = setUp({ maxPreferred: 2 });
  expect(queue.isBusy).toBe(false);
  const callers = [enter("running"), enter("a"), enter("first", undefined, true), enter("b")];
  expect(queue.isBusy).toBe(true);
  callers.push(enter("second", undefined, true));
  for (const isPreferred of [false, true]) {
    expect(await enter("too many", undefined, isPreferred).outcome).toMatchObject({ reason: "full" });
  }
  for (const { end } of callers) end();
  await Promise.all(callers.map(({ outcome }) => outcome));
  await settle();
  expect(began).toEqual(["running", "first", "second", "a", "b"]);
  expect(queue.isBusy).toBe(false);
});

test("without slots for preferred callers there are none", async () => {
  const { enter } = setUp();
  enter("running");
  expect(await enter("preferred", undefined, true).outcome).toMatchObject({ reason: "full" });
});

test("is overloaded while the next caller has waited too long, or further ones would be refused", async () => {
  const { advance, enter, queue, vanish } = setUp({ leaseMs: 60_000 });
  const isOverloaded = () => queue.isOverloaded(500);
  const running = enter("running");
  expect(isOverloaded()).toBe(false);
  vanish(() => enter("vanished"));
  await advance(550);
  expect(isOverloaded()).toBe(false);
  enter("waiting");
  await advance(500);
  expect(isOverloaded()).toBe(false);
  await advance(10);
  expect(isOverloaded()).toBe(true);
  running.end();
  await advance(10);
  expect(isOverloaded()).toBe(false);
  for (let i = 0; i < LIMITS.maxWaiting; i++) enter(`next ${i}`);
  expect(isOverloaded()).toBe(true);
});

test("a caller that waits too long is refused, and its task never runs", async () => {
  const { advance, began, enter } = setUp({ leaseMs: 60_000 });
  const first = enter("a");
  const late = enter("b");
  await advance(LIMITS.waitMs + 100);
  expect(await late.outcome).toMatchObject({ name: "QueueOverloaded", reason: "late" });
  first.end();
  await advance(100);
  expect(began).toEqual(["a"]);
});

test("a caller whose signal is aborted leaves at once: its task never runs, and another caller can wait", async () => {
  const { began, enter, settle } = setUp();
  const first = enter("a");
  const request = new AbortController();
  const gone = enter("b", request.signal);
  enter("c");
  expect(await enter("too many").outcome).toMatchObject({ reason: "full" });
  request.abort(new Error("gone"));
  enter("d");
  expect(await gone.outcome).toMatchObject({ message: "gone" });
  first.end();
  await settle();
  expect(began).toEqual(["a", "c"]);
  expect(await enter("e", request.signal).outcome).toMatchObject({ message: "gone" });
});

test("a running task whose signal is aborted gives its slot to the next one", async () => {
  const { began, enter, settle } = setUp();
  const request = new AbortController();
  enter("a", request.signal);
  enter("b");
  await settle();
  request.abort();
  await settle();
  expect(began).toEqual(["a", "b"]);
});

test("a task does not start if its signal is aborted just when its turn comes", async () => {
  const { began, enter, settle } = setUp();
  const request = new AbortController();
  enter("a", request.signal);
  request.abort();
  enter("b");
  await settle();
  expect(began).toEqual(["b"]);
});

test("a task that never ends loses its slot when its lease expires", async () => {
  const { advance, began, enter } = setUp();
  enter("a");
  enter("b");
  await advance(LIMITS.leaseMs - 100);
  expect(began).toEqual(["a"]);
  await advance(200);
  expect(began).toEqual(["a", "b"]);
});

test("callers whose requests vanished block nobody, neither those behind them nor later ones", async () => {
  const { advance, began, enter, vanish } = setUp();
  const running = enter("running");
  vanish(() => ["gone 1", "gone 2"].map((name) => enter(name)));
  expect(await enter("too early").outcome).toMatchObject({ reason: "full" });
  await advance(600);
  enter("live");
  running.end();
  await advance(100);
  expect(began).toEqual(["running", "live"]);
});

test("the next caller proceeds after a hundred vanished", async () => {
  const { advance, began, enter, vanish } = setUp({ maxWaiting: 8 });
  vanish(() => {
    for (let i = 0; i < 100; i++) enter(`gone ${i}`);
  });
  await advance(LIMITS.leaseMs);
  enter("101st");
  await advance(100);
  expect(began).toEqual(["gone 0", "101st"]);
});

test("a caller delayed by a stall keeps its turn before later callers", async () => {
  const { advance, began, enter, stall } = setUp({ leaseMs: 60_000 });
  const first = enter("a");
  enter("b");
  stall(1_000);
  enter("c");
  await advance(60);
  first.end();
  await advance(60);
  expect(began).toEqual(["a", "b"]);
});
