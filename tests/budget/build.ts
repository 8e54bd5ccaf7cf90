import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { BudgetPage } from "./pages.ts";

export const CLIENT = "dist/client";

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, "utf8")) as Manifest;

/** Sizes are in kB of 1,000 bytes. */
export const gzipped = (content: string | Buffer) => gzipSync(content).length / 1000;
export const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);

const sizes = new Map<string, number>();

/** Size of a built file, gzipped unless it is a font. */
export function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(join(CLIENT, file));
  const size = file.endsWith(".woff2") ? content.length / 1000 : gzipped(content);
  sizes.set(file, size);
  return size;
}

/** Chunks and everything that they import statically, as keys of the manifest. */
function closure(keys: Iterable<string>, seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

/** The files with a module's code, which dev/build/prerender.ts writes. */
const filesOfModules = JSON.parse(readFileSync(`${CLIENT}/.vite/modules.json`, "utf8")) as Record<string, string[]>;

/** The chunks with the code of a source file. */
function chunksOf(source: string): string[] {
  const keys = Object.keys(manifest).filter((key) => filesOfModules[source]?.includes(manifest[key]?.file ?? ""));
  if (keys.length === 0) throw new Error(`the build has no chunk of ${source}: correct tests/budget/pages.ts`);
  return keys;
}

const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const isRoute = (key: string) => manifest[key]?.src?.startsWith("routes/") ?? false;

/** Everything that can load later on: dynamic imports too, except for the entry's, which are the other routes. */
function reachable(keys: Iterable<string>): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of imports) visit(next);
    for (const next of dynamicImports) if (!(entry.includes(key) && isRoute(next))) visit(next);
  };
  for (const key of keys) visit(key);
  return seen;
}

const filesOf = (keys: Iterable<string>) => [...keys].map((key) => manifest[key]?.file ?? "");

const DISABLED = /<link [^>]*\sdisabled>/g;
const ATTRIBUTE = /\s(?:src|href|data-files)="(\/[^"]*)"/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const CSS_URL = /url\(\s*["']?(\/[^"')]+)/g;

/** Paths from the site's root of what an HTML file loads and of the pages that it links to. */
function namedIn(html: string): string[] {
  const attributes = [...html.replaceAll(DISABLED, "").matchAll(ATTRIBUTE)].flatMap(([, paths = ""]) =>
    paths.split(" "),
  );
  const inStyles = [...html.matchAll(STYLE)].flatMap(([, css = ""]) => namedInCss(css));
  return [...attributes, ...inStyles].map((path) => path.replace(/[?#].*/, "").slice(1));
}

const namedInCss = (css: string) => [...css.matchAll(CSS_URL)].map(([, path = ""]) => path);

export interface FirstLoad {
  /** JavaScript files that load before the page can be used, and their sizes. */
  scripts: string[];
  js: number;
  css: number;
  fonts: number;
  /** The page itself, scripts, stylesheets and fonts. */
  requests: number;
  /** All JavaScript that the page can load, sooner or later. */
  jsInAll: number;
}

/** What the HTML of a page makes the browser load before the page can be used. */
export function firstLoadOf({ html, sources }: BudgetPage): FirstLoad {
  const page = readFileSync(join(CLIENT, html), "utf8");
  const named = new Set(namedIn(page));
  const preloaded = Object.keys(manifest).filter((key) => named.has(manifest[key]?.file ?? ""));
  const keys = closure([...preloaded, ...sources.flatMap(chunksOf)]);
  const scripts = [...new Set(filesOf(keys))].filter((file) => file.endsWith(".js"));
  const styles = [...named].filter((file) => file.endsWith(".css"));
  const fonts = [...named].filter((file) => file.endsWith(".woff2"));
  const inline = [...page.matchAll(STYLE)].map(([, css = ""]) => gzipped(css));
  return {
    scripts,
    js: sum(scripts.map(sizeOf)),
    css: sum([...styles.map(sizeOf), ...inline]),
    fonts: sum(fonts.map(sizeOf)),
    requests: 1 + scripts.length + styles.length + fonts.length,
    jsInAll: sum([...new Set(filesOf(reachable(keys)))].filter((file) => file.endsWith(".js")).map(sizeOf)),
  };
}

/** Route chunks: the code that only one route needs. */
export const routeFiles = (): { source: string; file: string }[] =>
  Object.entries(manifest)
    .filter(([key]) => isRoute(key))
    .map(([, { src = "", file }]) => ({ source: src.replace(/\?.*/, ""), file }));

/** Files that a page, a stylesheet or the manifest names but the build doesn't have, each as `who -> file`. */
export function missingFiles(): string[] {
  const files = readdirSync(CLIENT, { recursive: true }).map(String);
  const read = (file: string) => readFileSync(join(CLIENT, file), "utf8");
  const named = [
    ...files.filter((file) => file.endsWith(".html")).map((file) => ({ file, names: namedIn(read(file)) })),
    ...files
      .filter((file) => file.endsWith(".css"))
      .map((file) => ({ file, names: namedInCss(read(file)).map((name) => name.slice(1)) })),
    { file: "manifest.json", names: filesOf(Object.keys(manifest)) },
  ];
  const isFile = (name: string) => /\.\w+$/.test(name) && !name.startsWith("trpc/");
  return named.flatMap(({ file, names }) =>
    names.filter((name) => isFile(name) && !existsSync(join(CLIENT, name))).map((name) => `${file} -> ${name}`),
  );
}
