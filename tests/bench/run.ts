import { parseArgs } from "node:util";
import { type Figure, measure, printFigures } from "../support/figures.ts";
import { measureAlerts } from "./alerts.ts";
import { countRoundTrips, runBillingHistories } from "./counted.ts";
import { measureOpenApps } from "./fan-out.ts";
import { measurePages } from "./pages.ts";
import { measureRoundTrips } from "./round-trips.ts";
import { measureGrowth } from "./searches.ts";
import { measureSpeeds } from "./speeds.ts";
import { measureWorker } from "./worker-start.ts";

/*
 * `npm run bench` measures the speed targets S1 and S3 to S11, and what else is said to be fast, as counts and as ratios
 * within one run. Exits with 1 when a target is missed. It needs the build. `--only speed,growth` measures only these;
 * sizes: `--listings`, `--many`, `--providers`, `--requests`, `--apps`, `--seconds`.
 */

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    listings: { type: "string", default: "20000" },
    /** Listings of the large database of `growth`. */
    many: { type: "string", default: "1000000" },
    providers: { type: "string" },
    requests: { type: "string", default: "20000" },
    apps: { type: "string", default: "2000" },
    seconds: { type: "string", default: "5" },
  },
});
const { listings, many, requests, apps, seconds } = values;
const providers = (usual: number) => Number(values.providers ?? usual);

const PARTS: Record<string, () => Promise<Figure[]>> = {
  /** S1, S3, S4. */
  speed: () =>
    measureSpeeds({
      listings: Number(listings),
      providers: providers(50_000),
      requests: Number(requests),
      seconds: Number(seconds),
    }),
  /** S5, S8. */
  plans: countRoundTrips,
  /** S6, S7. */
  growth: () => measureGrowth(Number(listings), Number(many)),
  /** S9. */
  worker: measureWorker,
  /** S10. */
  database: measureRoundTrips,
  /** S11. */
  apps: () => measureOpenApps(Number(apps)),
  pages: measurePages,
  alerts: () => measureAlerts(providers(20_000)),
  billing: runBillingHistories,
};

const wanted = values.only?.split(",") ?? Object.keys(PARTS);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`--only: some of ${Object.keys(PARTS)}, not ${unknown}`);

const figures = new Map<string, Figure[]>();
for (const [name, part] of Object.entries(PARTS).filter(([name]) => wanted.includes(name))) {
  console.log(`\n── ${name}`);
  figures.set(name, await measure(name, part));
}
process.exit(printFigures(figures) ? 0 : 1);
