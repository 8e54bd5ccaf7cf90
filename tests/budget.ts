import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/**
 * Limits in kB (1,000 bytes), gzipped except for fonts.
 * Source: the project's quality targets for first screens and the worker.
 */
const BUDGET = { firstScreenJs: 120, publicJs: 154, panelJs: 160, routeJs: 15, css: 15, fonts: 45, worker: 250 };

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

/** The files with a module's code, which dev/build/prerender.ts writes. */
const filesOf = JSON.parse(readFileSync(`${CLIENT}/.vite/modules.json`, "utf8")) as Record<string, string[]>;

/** Everything that a screen loads before its first use. */
function screen(...sources: string[]): Set<string> {
  const needed = closure(entry);
  for (const source of sources) {
    const own = Object.keys(manifest).filter((key) => filesOf[source]?.includes(manifest[key]?.file ?? ""));
    if (own.length === 0) throw new Error(`no file has the code of ${source}`);
    for (const key of own) closure(key, needed);
  }
  return needed;
}

const PRERENDERED = ["index", "lp-clientes", "landing-prestadores", "_auth/tipo-usuario"];
const FRAME = "routes/-screen-frame.tsx";
const DATA = "data-layer.tsx";
const PUBLIC = ["marketplace", "anuncio.$slug", "portal-conexoes.index", "portal-conexoes.perfil.$id"];
const PANELS = ["cliente.dashboard", "prestador.dashboard", "oportunidades"];
const screens: [string, Set<string>, number][] = [
  ...PRERENDERED.map((name): [string, Set<string>, number] => [
    name,
    screen(`routes/${name}.tsx`),
    BUDGET.firstScreenJs,
  ]),
  ["cartao.$slug", screen(DATA, "routes/cartao.$slug.tsx"), BUDGET.publicJs],
  ...PUBLIC.map((name): [string, Set<string>, number] => [
    name,
    screen(DATA, FRAME, `routes/_frame/${name}.tsx`),
    BUDGET.publicJs,
  ]),
  ...PANELS.map((name): [string, Set<string>, number] => [
    name,
    screen(DATA, FRAME, "features/dashboards/panel-nav.tsx", `routes/_signed-in/_frame/${name}.tsx`),
    BUDGET.panelJs,
  ]),
];

const measured: [string, number, number][] = [
  ...screens.map(([name, keys, limit]): [string, number, number] => [`screen ${name}, JS`, sizeOf(keys), limit]),
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
