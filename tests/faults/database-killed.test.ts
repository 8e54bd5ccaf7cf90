import { expect, test } from "vitest";
import { startSqld } from "../../dev/stack/sqld.ts";
import { Ledger, pause, WRITING_MS } from "../support/ledger.ts";
import { startProduct } from "../support/product.ts";

const product = startProduct();
const WRITERS = 6;
const CYCLES = Number(process.env["CYCLES"] ?? 20);

async function numbers(sql: string): Promise<unknown[]> {
  const { rows } = await product.db.$client.execute(sql);
  return Array.from<unknown>(rows[0] ?? []);
}

test(`killed ${CYCLES} times during writes, the database keeps acknowledged writes and no partial ones`, async () => {
  const ledger = new Ledger(product, WRITERS);
  const { dataDir, databaseUrl } = product.stack;
  const port = Number(new URL(databaseUrl).port);
  let sqld = product.stack.sqld;
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    ledger.start();
    await pause(WRITING_MS);
    sqld.kill("SIGKILL");
    await sqld.exited;
    await ledger.stop();
    sqld = await startSqld({ dataDir, port });
  }
  try {
    const { rows } = await product.db.$client.execute("select id from service_requests");
    const stored = new Set(rows.map((row) => String(row["id"])));
    expect([...ledger.acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    expect(ledger.acknowledged.size).toBeGreaterThan(CYCLES);
    expect(ledger.uncertain).toBeGreaterThan(0);
    expect(
      await numbers(`select (select count(*) from service_requests) = (select count(*) from outbox),
        (select count(*) from service_requests) = (select metric_value from platform_stats)`),
    ).toEqual([1, 1]);
    expect(await numbers("select * from pragma_integrity_check")).toEqual(["ok"]);
  } finally {
    await sqld.stop();
  }
}, 240_000);
