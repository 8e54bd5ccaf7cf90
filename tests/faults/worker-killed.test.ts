import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { Ledger, pause, WRITING_MS } from "../support/ledger.ts";
import { eventually, startProduct } from "../support/product.ts";

const product = startProduct();
const WRITERS = 6;
const CYCLES = Number(process.env["CYCLES"] ?? 10);

/** Process IDs of the workerd processes that this test's Miniflare started. */
function workerds(): number[] {
  const listing = execFileSync("ps", ["-eo", "pid=,ppid=,comm="], { encoding: "utf8" });
  return listing
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, name]) => Number(parent) === process.pid && name?.startsWith("workerd"))
    .map(([pid]) => Number(pid));
}

async function isUp(): Promise<true | undefined> {
  const answer = await product.query("auth.me").catch(() => null);
  return answer?.status === 200 || undefined;
}

test(`killed ${CYCLES} times during writes, the worker loses no request and no notification`, async () => {
  const ledger = new Ledger(product, WRITERS);
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    ledger.start();
    await pause(WRITING_MS);
    const pids = workerds();
    expect(pids.length).toBeGreaterThan(0);
    for (const pid of pids) process.kill(pid, "SIGKILL");
    await ledger.stop();
    await eventually(isUp, "the worker to be back");
  }
  const { rows } = await product.db.$client.execute("select id from service_requests");
  const stored = rows.map((row) => String(row["id"]));
  expect([...ledger.acknowledged].filter((id) => !stored.includes(id))).toEqual([]);
  expect(ledger.acknowledged.size).toBeGreaterThan(CYCLES);

  // Deliveries that the kill interrupted are due again once their lease ends.
  await product.db.run("update outbox set next_attempt_at = 0 where delivered_at is null");
  await product.stack.worker.scheduled();
  const response = await fetch(`${product.stack.benchUrl}/api/notifications`);
  const told = JSON.stringify(await response.json());
  expect(stored.filter((id) => !told.includes(id))).toEqual([]);
}, 240_000);
