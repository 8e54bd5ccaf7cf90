import { parseArgs } from "node:util";
import { type Figure, measure, printFigures } from "../support/measure/figures.ts";
import { measureAlerts } from "./alerts.ts";
import { countRoundTrips, runBillingHistories } from "./counted.ts";
import { measureOpenApps } from "./fan-out.ts";
import { measurePages } from "./pages.ts";
import { measureRoundTrips } from "./round-trips.ts";
import { measureGrowth } from "./searches.ts";
import { measureSockets } from "./sockets.ts";
import { measureSpeeds } from "./speeds.ts";
import { measureWorker } from "./worker-start.ts";
import { measureWrites } from "./writes.ts";

/*
 * `npm run bench` measures what is said to be fast, as counts and as
 * ratios within one run. Exits with 1 when a target is missed. It needs the build. `--only speed,growth` measures only
 * these; sizes: `--listings`, `--many`, `--providers`, `--requests`, `--apps`, `--sockets 500,10000`, `--rooms`,
 * `--seconds`.
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
    sockets: { type: "string", default: "2000" },
    /** Live rooms among which the sockets are divided. */
    rooms: { type: "string", default: "1" },
    seconds: { type: "string", default: "5" },
  },
});
const { listings, many, requests, apps, sockets, rooms, seconds } = values;
const providers = (usual: number) => Number(values.providers ?? usual);

interface Part {
  name: string;
  measure(): Promise<Figure[]>;
}

const speedSizes = () => ({
  listings: Number(listings),
  providers: providers(50_000),
  requests: Number(requests),
  seconds: Number(seconds),
});

const PARTS: readonly Part[] = [
  { name: "speed", measure: () => measureSpeeds(speedSizes()) },
  { name: "plans", measure: countRoundTrips },
  { name: "growth", measure: () => measureGrowth(Number(listings), Number(many)) },
  { name: "worker", measure: measureWorker },
  { name: "database", measure: measureRoundTrips },
  { name: "apps", measure: () => measureOpenApps(Number(apps)) },
  { name: "sockets", measure: () => measureSockets(sockets.split(",").map(Number), Number(rooms)) },
  { name: "pages", measure: measurePages },
  { name: "writes", measure: measureWrites },
  { name: "alerts", measure: () => measureAlerts(providers(20_000)) },
  { name: "billing", measure: runBillingHistories },
];

const wanted = values.only?.split(",") ?? PARTS.map(({ name }) => name);
const unknown = wanted.filter((word) => !PARTS.some(({ name }) => name === word));
if (unknown.length > 0) throw new Error(`--only: some of ${PARTS.map(({ name }) => name)}, not ${unknown}`);

const figures = new Map<string, Figure[]>();
for (const part of PARTS.filter(({ name }) => wanted.includes(name))) {
  console.log(`\n── ${part.name}`);
  figures.set(part.name, await measure(part.name, part.measure));
}
process.exit(printFigures(figures) ? 0 : 1);
