import type { Plugin, Rolldown } from "vite";

export interface ChunkPlan {
  /** Packages in a chunk of their own, because they rarely change. */
  packages: readonly string[];
  /** Modules that all screens with data need. */
  data: readonly string[];
  /** Controls of long forms, in the chunk `editors`. */
  editors: readonly string[];
  /** What most screens with data show around their content. */
  frame: string;
  /** Prerendered screens. These and all others are files in `web/routes/`, without `.tsx`. */
  prerendered: readonly string[];
  /** Public screens with data. Each gets a chunk, and each family one for what its screens share. */
  families: Readonly<Record<string, readonly string[]>>;
  /** Chunks for what no other screens of a family share. */
  parts: Readonly<Record<string, readonly string[]>>;
  /**
   * Other screens, as the routes and sources (files with their ending) that each loads at once, by the name of the chunk
   * for what several of them share; of a group with one screen, the chunk has all of it.
   */
  others: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Chunks for what several of those groups share: the first one that names all groups that need a module. */
  shared: Readonly<Record<string, readonly string[]>>;
  /** Chunks for what loads late, by a module whose imports they hold. */
  late: Readonly<Record<string, readonly string[]>>;
}

/** Short hashes only, of few characters: the first chunk lists all other chunks, and names there would add more than a screen's code. */
const CHUNK_NAMES = "assets/[hash:7].js";

const ICONS = "/lucide-react/dist/esm/icons/";
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

/** Reads what a module imports: of the packages above only what it names. */
function importsReader(info: Info, ids: readonly string[]) {
  const indexes = new Map(
    ids.flatMap((id) => {
      const module = INDEX.test(id) ? info(id) : null;
      return module ? [[INDEX.exec(id)?.[1] ?? "", exportsOf(module)] as const] : [];
    }),
  );
  return (id: string): readonly string[] => {
    const module = info(id);
    if (!module || INDEX.test(id)) return [];
    const named = [...(module.code ?? "").matchAll(FROM_INDEX)].flatMap(([, names = "", from = ""]) =>
      names.split(",").flatMap((name) => indexes.get(from)?.get(name.split(" as ")[0]?.trim() ?? "") ?? []),
    );
    return [...module.importedIds, ...named];
  };
}

/** The modules that these ones need, including themselves. */
function closureOf(ids: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set(ids);
  for (const id of seen) for (const imported of importsOf(id)) seen.add(imported);
  return seen;
}

/** Names the chunk of each module; modules without a name stay in the chunk of whoever imports them. */
function planChunks(plan: ChunkPlan, ids: readonly string[], info: Info): Map<string, string> {
  const importsOf = importsReader(info, ids);
  const find = (name: string) => {
    const found = ids.filter((id) => id.includes(`/${name}`));
    if (found.length === 0) throw new Error(`vite.config.ts names "${name}", which is no module of the app`);
    return found;
  };
  const needsOf = (names: readonly string[]) => closureOf(names.flatMap(find), importsOf);
  const fileOf = (name: string) =>
    name.endsWith(".tsx") ? `web/${name}` : `web/routes/${name}.tsx?tsr-split=component`;
  const screen = (...names: string[]) => needsOf(names.map(fileOf));
  const entry = closureOf(
    ids.filter((id) => info(id)?.isEntry),
    importsOf,
  );
  const prerendered = plan.prerendered.map((name) => screen(name));
  const groups = Object.entries(plan.others).map(([name, screens]) => ({
    name,
    screens: screens.map((names) => screen(...names)),
  }));
  const planned = [...plan.prerendered, ...Object.values(plan.families).flat()];
  const isPlanned = (id: string) => planned.some((name) => id.includes(`/routes/${name}.tsx`));
  const others = ids
    .filter((id) => /\/web\/routes\/.*(tsr-split=component|\/-profile-page)/.test(id) && !isPlanned(id))
    .map((id) => closureOf([id], importsOf))
    .concat(groups.flatMap(({ screens }) => screens));
  const frame = needsOf([plan.frame]);
  const families = Object.entries(plan.families).flatMap(([family, names]) =>
    names.map((name) => ({ family, name, needs: screen(name) })),
  );
  const data = needsOf(plan.data);
  const editors = plan.editors.flatMap(find);
  const roots = ids.filter((id) => info(id)?.dynamicImporters.length).map((id) => closureOf([id], importsOf));
  const isSharedIcon = (id: string) => id.includes(ICONS) && roots.filter((needs) => needs.has(id)).length > 1;
  const late = Object.entries(plan.late).map(([name, modules]) => ({ name, needs: needsOf(modules) }));

  const partOf = (screens: readonly { name: string }[]) =>
    Object.keys(plan.parts).find((part) => screens.every(({ name }) => plan.parts[part]?.includes(name)));

  const sharedBy = (groups: readonly string[]) =>
    Object.keys(plan.shared).find((name) => groups.every((group) => plan.shared[name]?.includes(group))) ?? "data";

  /** Icons that other late code shows too: not with a screen's code. */
  const iconsOf = (group: string) => Object.keys(plan.shared).findLast((name) => plan.shared[name]?.includes(group));

  // A module's imports have at least its users. So each rule also holds for them, or a rule before it, and no chunks
  // import each other in circles.
  const chunkOf = (id: string): string | undefined => {
    if (entry.has(id) && plan.packages.some((name) => id.includes(`/node_modules/${name}/`))) return "packages";
    const landings = prerendered.filter((needs) => needs.has(id)).length;
    const screens = families.filter(({ needs }) => needs.has(id));
    const users = groups.filter(({ screens }) => screens.some((needs) => needs.has(id)));
    const isInFrame = frame.has(id);
    const isPublic = isInFrame || data.has(id) || screens.length > 0;
    if (entry.has(id) || (landings > 0 && (isPublic || users.length > 0))) return "app";
    if (landings > 0 && isSharedIcon(id) && others.some((needs) => needs.has(id))) return "app";
    if (landings > 0) return landings > 1 || isSharedIcon(id) ? "landing" : undefined;
    if (editors.includes(id)) return "editors";
    const [family, ...otherFamilies] = new Set(screens.map((user) => user.family));
    const isElsewhere = others.some((needs) => needs.has(id));
    if (data.has(id) || isInFrame || otherFamilies.length > 0 || (family && isElsewhere)) return "data";
    if (family) return screens.length > 1 ? (partOf(screens) ?? family) : screens[0]?.name;
    if (users.length > 1) return sharedBy(users.map(({ name }) => name));
    const lateChunk = late.find(({ needs }) => needs.has(id))?.name;
    if (lateChunk && !isSharedIcon(id)) return lateChunk;
    const [group] = users;
    if (isSharedIcon(id)) return group ? iconsOf(group.name) : "icons";
    const isShared = group && (group.screens.length === 1 || group.screens.filter((needs) => needs.has(id)).length > 1);
    return isShared ? group.name : undefined;
  };
  const named = ids.map((id) => [id, chunkOf(id)] as const);
  return new Map(named.flatMap(([id, chunk]) => (chunk ? [[id, chunk]] : [])));
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
export function chunkGroups(plan: ChunkPlan): Plugin {
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
      chunks = planChunks(plan, [...this.getModuleIds()], (id) => this.getModuleInfo(id));
    },
    generateBundle(_options, bundle) {
      const nameOf = (file: string) => (bundle[file]?.type === "chunk" ? bundle[file].name : file);
      const circle = circleIn(bundle).map(nameOf).join(" → ");
      if (circle) this.error(`files import each other: ${circle}`);
    },
  };
}
