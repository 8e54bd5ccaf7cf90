import type { Plugin } from "vite";

export interface ChunkGroup {
  name: string;
  /** A folder and names in it, e.g. `web/ui: card logo`. */
  modules?: readonly string[];
  test?: RegExp;
  tags?: "$initial"[];
  minShareCount?: number;
}

/** Hashes only: the first chunk lists all other chunks, and names there would add more than a screen's code. */
const CHUNK_NAMES = "assets/[hash].js";

const entriesOf = (group: ChunkGroup) =>
  (group.modules ?? []).flatMap((list) => {
    const [folder, names = ""] = list.split(": ");
    return names.split(" ").map((name) => ({ entry: `${folder}: ${name}`, pattern: `/${folder}/${name}[./]` }));
  });

function toRolldown({ modules, ...group }: ChunkGroup) {
  if (!modules) return group;
  const patterns = entriesOf({ ...group, modules }).map(({ pattern }) => pattern);
  return { ...group, test: new RegExp(patterns.join("|")) };
}

/** Groups the client's modules into chunks. Fails the build if a listed module is in no chunk. */
export function chunkGroups(groups: readonly ChunkGroup[]): Plugin {
  return {
    name: "chunk-groups",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configEnvironment(name) {
      if (name !== "client") return;
      const output = { chunkFileNames: CHUNK_NAMES, codeSplitting: { groups: groups.map(toRolldown) } };
      return { build: { rolldownOptions: { output } } };
    },
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const missing = groups.flatMap((group) =>
        entriesOf(group)
          .filter(({ pattern }) => !built.some((id) => new RegExp(pattern).test(id)))
          .map(({ entry }) => `"${entry}" (group "${group.name}")`),
      );
      if (missing.length > 0) this.error(`vite.config.ts names modules that no chunk contains: ${missing.join(", ")}`);
    },
  };
}
