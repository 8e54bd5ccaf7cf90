import { startSqld } from "../../dev/stack/sqld.ts";
import { findInconsistencies } from "../support/consistency.ts";
import { readNotifications } from "../support/fakes.ts";
import { Ledger } from "../support/ledger.ts";
import { atLeast, type Figure, none } from "../support/measure/figures.ts";
import { findWorkerd } from "../support/measure/workerd.ts";
import { eventually, type Product } from "../support/product.ts";
import { type Part, withProduct } from "./part.ts";

const WRITERS = 6;
const RUNS_UNTIL_EMPTY = 50;

/** Delivers everything, also what a killed worker had begun, whose lease would last for a minute. */
async function deliverAll({ db, stack }: Product): Promise<void> {
  for (let run = 0; run < RUNS_UNTIL_EMPTY; run++) {
    await db.run("update outbox set next_attempt_at = 0 where delivered_at is null and dead_at is null");
    await stack.worker.scheduled();
    const { rows } = await db.$client.execute("select 1 from outbox where delivered_at is null limit 1");
    if (rows.length === 0) return;
  }
}

/** Requests of which the fakes' n8n was not told. */
async function findUntold({ stack }: Product, stored: Iterable<string>): Promise<string[]> {
  const notifications = await readNotifications(stack.fakesUrl);
  const told = new Set(notifications.map(({ payload }) => payload["p_id"]));
  return [...stored].filter((id) => !told.has(id));
}

/** Compares the ledger with the database, and delivers the outbox. */
async function examine(product: Product, ledger: Ledger, kills: number): Promise<Figure[]> {
  const { rows } = await product.db.$client.execute("select submission_id, id from service_requests");
  const stored = new Map(rows.map((row) => [String(row["submission_id"]), String(row["id"])]));
  const lost = [...ledger.acknowledged].filter(([submission, id]) => stored.get(submission) !== id);
  const inconsistent = await findInconsistencies(product);
  await deliverAll(product);
  return [
    atLeast(`writes acknowledged, of ${kills} kills`, ledger.acknowledged.size, kills),
    { name: "writes with an unknown outcome", target: "for comparison", figure: `${ledger.unknown.size}`, ok: true },
    none(
      "acknowledged writes lost",
      lost.map(([submission]) => submission),
    ),
    none(
      "refused writes stored",
      [...ledger.refused].filter((submission) => stored.has(submission)),
    ),
    none("half-applied writes, damage", inconsistent),
    none("requests never told to n8n", await findUntold(product, stored.values())),
  ];
}

async function killDatabase(product: Product, cycles: number): Promise<Figure[]> {
  const ledger = new Ledger(product, WRITERS);
  const { dataDir, databaseUrl } = product.stack;
  const port = Number(new URL(databaseUrl).port);
  let { sqld } = product.stack;
  for (let cycle = 0; cycle < cycles; cycle++) {
    ledger.start();
    await ledger.another();
    sqld.kill("SIGKILL");
    await sqld.exited;
    await ledger.stop();
    sqld = await startSqld({ dataDir, port });
  }
  try {
    return await examine(product, ledger, cycles);
  } finally {
    await sqld.stop();
  }
}

async function killWorker(product: Product, cycles: number): Promise<Figure[]> {
  const ledger = new Ledger(product, WRITERS);
  const isUp = async () => (await product.query("auth.me").catch(() => null))?.status === 200 || undefined;
  for (let cycle = 0; cycle < cycles; cycle++) {
    ledger.start();
    await ledger.another();
    process.kill(await findWorkerd(), "SIGKILL");
    await ledger.stop();
    await eventually(isUp, "the worker to be back");
  }
  return examine(product, ledger, cycles);
}

export const DATABASE_KILLED: Part = {
  name: "database-killed",
  rounds: { small: 5, usual: 60, full: 1_000 },
  run: (cycles) => withProduct({}, (product) => killDatabase(product, cycles)),
};

export const WORKER_KILLED: Part = {
  name: "worker-killed",
  rounds: { small: 2, usual: 20, full: 300 },
  run: (cycles) => withProduct({}, (product) => killWorker(product, cycles)),
};
