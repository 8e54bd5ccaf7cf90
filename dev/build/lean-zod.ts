import type { Plugin } from "vite";

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
/** What each schema brings to describe itself as a JSON schema, 7 kB gzip, and English messages, which nobody reads. */
const UNUSED: readonly [RegExp, string][] = [
  [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ""],
  [/create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, "undefined"],
  [/\ben\(\)/g, "{}"],
];

/** Leaves out parts of zod that the product doesn't use and that no bundler can see to be unused. */
export function leanZod(): Plugin {
  return {
    name: "lean-zod",
    apply: "build",
    transform: (code, id) =>
      SCHEMAS.test(id)
        ? { code: UNUSED.reduce((rest, [part, instead]) => rest.replace(part, instead), code), map: null }
        : null,
  };
}
