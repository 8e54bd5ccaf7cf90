import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { makeSessions } from "../support/measure/fan-out.ts";
import { atMost, type Figure } from "../support/measure/figures.ts";
import { toTable } from "../support/measure/table.ts";
import { findWorkerd, memoryOf } from "../support/measure/workerd.ts";
import { makePerson, newSubmission } from "../support/people.ts";
import { Product } from "../support/product.ts";

const GENERATOR = new URL("open-sockets.ts", import.meta.url);
const FLOOR = new URL("floor-room.js", import.meta.url);
/** Calls by which the worker's heap grows to its usual size, with which sockets have nothing to do. */
const CALLS_BEFORE = 2_000;
const CALLERS = 8;
/** The product's memory for each socket, relative to the floor's. */
const MAX_RATIO = 1.2;

const startWithFloor = async (product: Product, rooms: number) => {
  const contents = await readFile(FLOOR, "utf8");
  await product.start({
    // As the floor, without the local workers for static files.
    routes: ["*/live", "*/trpc/*"],
    settings: { LIVE_ROOMS: String(rooms) },
    neighbours: () => [
      {
        name: "floor",
        routes: ["*/floor"],
        modules: [{ type: "ESModule", path: "floor-room.js", contents }],
        durableObjects: { FLOOR_ROOM: { className: "FloorRoom", useSQLite: true } },
        compatibilityDate: "2026-10-01",
      },
    ],
  });
};

async function growHeap(product: Product, cookie: string | undefined): Promise<void> {
  let left = CALLS_BEFORE;
  const call = async () => {
    while (left-- > 0) await product.query("auth.me", undefined, { cookie });
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
}

type Publish = (product: Product) => Promise<unknown>;

interface Subject {
  path: string;
  cookiesFor: typeof makeSessions;
  publish: Publish;
}

const SUBJECTS: Record<"product" | "floor", Subject> = {
  product: {
    path: "/live",
    cookiesFor: makeSessions,
    publish: async (product) => {
      const person = await makePerson(product);
      return product.mutate("requests.create", newSubmission(), person);
    },
  },
  floor: {
    path: "/floor",
    cookiesFor: async (product, count) => Array(count).fill((await makePerson(product)).cookie),
    publish: (product) => product.fetch("/floor"),
  },
};

interface Opened {
  kbPerSocket: number;
  joinedMs: number;
  /** From the call until the last socket has the news. */
  toldMs: number;
}

async function open(subject: "product" | "floor", count: number, rooms: number): Promise<Opened> {
  const { path, cookiesFor, publish } = SUBJECTS[subject];
  const product = new Product();
  const generator = fork(GENERATOR);
  const exited = once(generator, "exit").then(() => Promise.reject(new Error("the generator has ended")));
  const answer = () => Promise.race([once(generator, "message"), exited]);
  const joinAndTell = async (cookies: string[]) => {
    const before = performance.now();
    generator.send({ url: product.stack.url + path, cookies });
    await answer();
    const between = performance.now();
    const told = answer();
    await publish(product);
    await told;
    return { joinedMs: between - before, toldMs: performance.now() - between };
  };
  try {
    await startWithFloor(product, rooms);
    const cookies = await cookiesFor(product, count + 1);
    await growHeap(product, cookies[0]);
    // The first one starts the room's code.
    await joinAndTell(cookies.splice(0, 1));
    const workerd = await findWorkerd();
    const idleKb = await memoryOf(workerd);
    const times = await joinAndTell(cookies);
    return { ...times, kbPerSocket: ((await memoryOf(workerd)) - idleKb) / count };
  } finally {
    exited.catch(() => undefined);
    generator.kill();
    await product.stop();
  }
}

/** Opens many sockets from another process, in the live room and in the floor, each in a workerd of its own. */
export async function measureSockets(sizes: readonly number[], rooms: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const rows = [["sockets", "kB each", "floor", "÷", "joined in s", "told in ms", "floor"]];
  for (const size of sizes) {
    const floor = await open("floor", size, rooms);
    const room = await open("product", size, rooms);
    const ratio = room.kbPerSocket / floor.kbPerSocket;
    const shown = [room.kbPerSocket, floor.kbPerSocket, ratio, room.joinedMs / 1000, room.toldMs, floor.toldMs];
    rows.push([String(size), ...shown.map((figure, n) => figure.toFixed(n === 2 ? 2 : 0))]);
    figures.push(atMost(`memory of a socket ÷ floor, ${size} sockets`, ratio, MAX_RATIO));
  }
  console.log(toTable(rows));
  return figures;
}
