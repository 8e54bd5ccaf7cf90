import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/**
 * Limits in kB (1,000 bytes), gzipped except for fonts.
 * Source: the project's quality targets for first screens and the worker.
 */
const BUDGET = { firstScreenJs: 120, routeJs: 15, css: 15, fonts: 45, worker: 250 };

const CLIENT = "dist/client";
const ASSETS = `${CLIENT}/assets`;

const gzipped = (path: string) => gzipSync(readFileSync(path)).length / 1000;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, "utf8")) as Record<string, Chunk>;

/** Keys of a chunk and everything it imports statically. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(imported, seen);
  return seen;
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? "";
const sizeOf = (keys: Iterable<string>) => sum([...keys].map((key) => gzipped(`${CLIENT}/${manifest[key]?.file}`)));

/** Route chunks: the code that only one route needs. */
const routes = Object.keys(manifest).filter((key) => manifest[key]?.src?.startsWith("routes/"));
const assets = readdirSync(ASSETS);

/** Public routes load without the data layer. The first-screen budget applies to them. */
const PUBLIC = [
  "routes/index.tsx",
  "routes/lp-clientes.tsx",
  "routes/landing-prestadores.tsx",
  "routes/_auth/tipo-usuario.tsx",
];
const firstScreen = (route: string) =>
  closure(routes.find((key) => manifest[key]?.src?.startsWith(route)) ?? "", closure(entry));

const measured: [string, number, number][] = [
  ...PUBLIC.map((route): [string, number, number] => [
    `first screen ${route}, JS`,
    sizeOf(firstScreen(route)),
    BUDGET.firstScreenJs,
  ]),
  ...routes.map((key): [string, number, number] => [
    `route ${manifest[key]?.src?.replace(/\?.*/, "")}`,
    gzipped(`${CLIENT}/${manifest[key]?.file}`),
    BUDGET.routeJs,
  ]),
  ["CSS", sum(assets.filter((name) => name.endsWith(".css")).map((name) => gzipped(`${ASSETS}/${name}`))), BUDGET.css],
  [
    "fonts",
    sum(
      assets.filter((name) => name.endsWith(".woff2")).map((name) => readFileSync(`${ASSETS}/${name}`).length / 1000),
    ),
    BUDGET.fonts,
  ],
  ["worker", gzipped("dist/portal/index.js"), BUDGET.worker],
];

let isOver = false;
for (const [name, size, limit] of measured) {
  const over = size > limit;
  isOver ||= over;
  console.log(`${over ? "OVER" : "ok  "} ${name.padEnd(44)} ${size.toFixed(1).padStart(7)} of ${limit} kB`);
}
process.exit(isOver ? 1 : 0);
