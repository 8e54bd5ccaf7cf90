import { parseArgs } from "node:util";
import { runCountedTests } from "./counted.ts";
import { measureOpenApps } from "./fan-out.ts";
import { measureRoundTrips } from "./round-trips.ts";
import { measureGrowth } from "./searches.ts";
import { measureSpeeds } from "./speeds.ts";
import { report, type Target } from "./targets.ts";
import { measureWorker } from "./worker-start.ts";

/*
 * `npm run bench` measures the speed targets S1 and S3 to S11 as counts, and as ratios measured in one run. Exits with 1
 * when one is missed. It needs the build. `--only S1,S6` runs the groups that measure these; sizes: `--listings`,
 * `--many`, `--providers`, `--requests`, `--apps`, `--seconds`.
 */

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    listings: { type: "string", default: "20000" },
    /** Listings of the large database, for S6 and S7. */
    many: { type: "string", default: "1000000" },
    providers: { type: "string", default: "50000" },
    requests: { type: "string", default: "20000" },
    apps: { type: "string", default: "2000" },
    seconds: { type: "string", default: "5" },
  },
});
const number = (name: "listings" | "many" | "providers" | "requests" | "apps" | "seconds") => Number(values[name]);

const speedSizes = {
  listings: number("listings"),
  providers: number("providers"),
  requests: number("requests"),
  seconds: number("seconds"),
};

const GROUPS: { ids: string[]; what: string; measure: () => Promise<Target[]> }[] = [
  { ids: ["S1", "S3", "S4"], what: "speed", measure: () => measureSpeeds(speedSizes) },
  { ids: ["S5", "S8"], what: "round trips and plans", measure: runCountedTests },
  { ids: ["S6", "S7"], what: "growth", measure: () => measureGrowth(number("listings"), number("many")) },
  { ids: ["S9"], what: "size and start", measure: measureWorker },
  { ids: ["S10"], what: "database client", measure: measureRoundTrips },
  { ids: ["S11"], what: "open apps", measure: () => measureOpenApps(number("apps")) },
];

const wanted = values.only?.split(",");
const groups = GROUPS.filter(({ ids }) => !wanted || ids.some((id) => wanted.includes(id)));
if (groups.length === 0) throw new Error(`--only: some of ${GROUPS.flatMap(({ ids }) => ids).join(",")}`);

const targets: Target[] = [];
for (const { ids, what, measure } of groups) {
  const started = performance.now();
  console.log(`\n${ids.join(", ")}: ${what}`);
  targets.push(...(await measure()));
  console.log(`took ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
if (!report(targets)) process.exitCode = 1;
