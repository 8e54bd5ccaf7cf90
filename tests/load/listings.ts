import { mkdtemp, rm } from "node:fs/promises";
import { registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

/*
 * `node tests/load/listings.ts [--rows 200000]` measures every kind of search in a small and a large set of listings.
 * Fails when a page reads more rows than its limit, or when a late page takes much longer than the first.
 */

// Node doesn't resolve the `#db/` alias from tsconfig.json, which the worker's code uses.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^#db\//, new URL("../../db/", import.meta.url).href), context),
});
const { FEW_ROWS, measureListings, toTable } = await import("./measure-listings.ts");

const { values } = parseArgs({ options: { rows: { type: "string", default: "200000" } } });
const rows = Number(values.rows);
if (!Number.isInteger(rows) || rows < FEW_ROWS) throw new Error(`--rows: a whole number from ${FEW_ROWS}`);

const folder = await mkdtemp(join(tmpdir(), "portal-load-"));
try {
  const few = await measureListings(FEW_ROWS, join(folder, "few"));
  const many = await measureListings(rows, join(folder, "many"));
  console.log(toTable(few, many));
  const faults = [...few, ...many].flatMap((line) => line.faults);
  console.log(faults.length > 0 ? faults.join("\n") : "All within their bounds.");
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}
