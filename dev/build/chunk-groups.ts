import type { Plugin, Rolldown } from "vite";
import { closureOf, type Entry, planChunks } from "./plan-chunks.ts";
import { SCREENS } from "./screens.ts";

/** Short hashes only, of few characters: the first chunk lists all other chunks, and names there would add more than a screen's code. */
const CHUNK_NAMES = "assets/[hash:7].js";

/** Packages whose index imports everything that they have, and those indexes. */
const INDEX =
  /\/node_modules\/(lucide-react|radix-ui|@tanstack\/react-router)\/dist\/(?:esm\/lucide-react|esm\/index|index)\.m?js$/;
const FROM_INDEX = /import\s*\{([^}]*)\}\s*from\s*["'](lucide-react|radix-ui|@tanstack\/react-router)["']/g;
const IN_INDEX = /(?:(?:export|import) \{([^}]*)\}|import \* as (\w+)) from ['"](?:\.\/)?([^'"]+)['"]/g;

type Info = (id: string) => Rolldown.ModuleInfo | null;

/** The modules behind an index, by the names that it exports. */
function exportsOf(index: Rolldown.ModuleInfo): Map<string, string> {
  const exported = [...(index.code ?? "").matchAll(IN_INDEX)].flatMap(([, names, star, source = ""]) => {
    const id = index.importedIds.find((imported) => imported.includes(`/${source}`)) ?? "";
    return (names ?? star ?? "")
      .split(",")
      .map((name): [string, string] => [name.replace("default as", "").trim(), id]);
  });
  return new Map(exported);
}

/** Only late code uses it. The index of its package, which all data needs, names it beside the rest. */
const LATE = /\/node_modules\/@tanstack\/query-core\/build\/modern\/hydration\.js$/;

/** Reads what a module imports: of the packages above only what it names. */
function importsReader(info: Info, ids: readonly string[]) {
  const indexes = new Map(
    ids.flatMap((id) => {
      const module = INDEX.test(id) ? info(id) : null;
      return module ? [[INDEX.exec(id)?.[1] ?? "", exportsOf(module)] as const] : [];
    }),
  );
  const read = (id: string): readonly string[] => {
    const module = info(id);
    if (!module || INDEX.test(id)) return [];
    const named = [...(module.code ?? "").matchAll(FROM_INDEX)].flatMap(([, names = "", from = ""]) =>
      names.split(",").flatMap((name) => indexes.get(from)?.get(name.split(" as ")[0]?.trim() ?? "") ?? []),
    );
    return [...module.importedIds, ...named].filter((imported) => !LATE.test(imported));
  };
  const imports = new Map(ids.map((id) => [id, read(id)]));
  return (id: string) => imports.get(id) ?? [];
}

/** What a byte of a module's code is in a file, minified and compressed. */
const COMPRESSED = 0.22;
/** What counts for code that loads late, beside 1 for the first screen. */
const LATE_WEIGHT = 0.003;

/** Names the chunk of each module; modules of one screen or late part alone stay with it. */
function nameChunks(ids: readonly string[], info: Info): Map<string, string> {
  const importsOf = importsReader(info, ids);
  const needsOf = (roots: readonly string[]) => closureOf(roots, importsOf);
  const find = (source: string) => {
    const found = ids.filter((id) => id.includes(`/web/${source}`) && !/tsr-split=(?!component)/.test(id));
    if (found.length === 0) throw new Error(`dev/build/screens.ts names "${source}", which is no module of the app`);
    return found;
  };
  const first = needsOf(ids.filter((id) => info(id)?.isEntry));
  const screens = SCREENS.map(({ sources, weight }): Entry => ({ modules: needsOf(sources.flatMap(find)), weight }));
  const late = ids
    .filter((id) => info(id)?.dynamicImporters.length)
    .map((id): Entry => ({ modules: needsOf([id]), weight: LATE_WEIGHT }));
  const modules = new Map(
    ids
      .filter((id) => !first.has(id))
      .map((id) => [id, { size: (info(id)?.code?.length ?? 0) * COMPRESSED, imports: importsOf(id) }]),
  );
  const named = planChunks(modules, [...screens, ...late]).flatMap((chunk, index) =>
    chunk.map((id): [string, string] => [id, `shared-${index}`]),
  );
  const always = [...first].map((id): [string, string] => [id, id.includes("/node_modules/") ? "packages" : "app"]);
  return new Map([...named, ...always]);
}

/** Files that import each other in a circle: which of them runs first is left to chance. Empty if there are none. */
function circleIn(bundle: Rolldown.OutputBundle): string[] {
  const finished = new Set<string>();
  const follow = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    const chunk = bundle[file];
    if (finished.has(file) || chunk?.type !== "chunk") return [];
    for (const imported of chunk.imports) {
      const circle = follow(imported, [...path, file]);
      if (circle.length > 0) return circle;
    }
    finished.add(file);
    return [];
  };
  for (const file of Object.keys(bundle)) {
    const circle = follow(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** Groups the client's modules into chunks by the screens that need them. Fails the build if chunks form a circle. */
export function chunkGroups(): Plugin {
  let chunks = new Map<string, string>();
  const name = (id: string) => chunks.get(id) ?? null;
  return {
    name: "chunk-groups",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configEnvironment(environment) {
      if (environment !== "client") return;
      const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name, debugName: "by screen" }] };
      return {
        build: {
          rolldownOptions: {
            output: { chunkFileNames: CHUNK_NAMES, hashCharacters: "base36" as const, codeSplitting },
          },
        },
      };
    },
    buildEnd() {
      chunks = nameChunks([...this.getModuleIds()], (id) => this.getModuleInfo(id));
    },
    generateBundle(_options, bundle) {
      const nameOf = (file: string) => (bundle[file]?.type === "chunk" ? bundle[file].name : file);
      const circle = circleIn(bundle).map(nameOf).join(" → ");
      if (circle) this.error(`files import each other: ${circle}`);
    },
  };
}
