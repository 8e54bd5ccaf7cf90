import type { Plugin } from "vite";
import { findNodes, type Part, withComma, without } from "./syntax.ts";

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
const OWN = /\/(?:src|db|web)\/(?!.*\/node_modules\/).*\.tsx?(?:$|\?)/;

/**
 * Parts that the product doesn't use and that no bundler can see to be unused: what each schema brings to describe itself as
 * a JSON schema, English messages, which nobody reads, support for values with cycles, which JSON doesn't have, and code
 * made at run time, which neither workerd nor our content policy allows.
 */
const UNUSED: readonly [RegExp, string][] = [
  [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ""],
  [/create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, "undefined"],
  [/\ben\(\)/g, "{}"],
  [/^ *_ensureDefaultMemoizer\(\);$/gm, ""],
  [/\$ZodObjectJIT\b/g, "$ZodObject"],
];

/** Formats that have functions of their own (`z.email()`); as methods of strings they are deprecated. */
const FORMATS = "ZodString";
/** Methods that the product doesn't call. */
const UNUSED_METHODS = new Set(
  [
    "and apply brand describe description exactOptional isNullable isOptional nonoptional overwrite prefault readonly spa",
    "superRefine toJSONSchema validate validateAsync",
    "encodeAsync decodeAsync safeEncode safeDecode safeEncodeAsync safeDecodeAsync",
    "lowercase uppercase slugify",
    "gt gte lt lte safe nonnegative negative nonpositive multipleOf step finite",
    "keyof passthrough loose strict strip safeExtend merge partial exactPartial required rest",
  ].flatMap((names) => names.split(" ")),
);
const CALL = new RegExp(`\\.(${[...UNUSED_METHODS].join("|")})\\(`);

/** The parts of the module to cut, with the commas after them: properties computed from checks, and methods. */
function unusedIn(code: string): Part[] {
  const found = new Set<string>();
  const schemas = findNodes(code, ({ callee }) => callee?.property?.name === "$constructor");
  const cuts = schemas.flatMap((schema) => {
    const [name, , members] = schema.arguments ?? [];
    const isDerived = members?.callee?.property?.name === "derived";
    const [computed, methods] = isDerived ? (members.arguments ?? []) : [undefined, members];
    const unused = (methods?.properties ?? []).filter(({ key }) => {
      if (typeof key?.name !== "string" || !UNUSED_METHODS.has(key.name)) return name?.value === FORMATS;
      found.add(key.name);
      return true;
    });
    return [...(computed?.properties ?? []), ...unused];
  });
  const missing = [...UNUSED_METHODS].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`zod has changed: no method ${missing.join(", ")} (dev/build/lean-zod.ts)`);
  return cuts.map((cut) => withComma(code, cut));
}

/** The module that defines the schemas, without what the product doesn't use. Throws if it looks different. */
export function leanSchemas(code: string): string {
  const known = UNUSED.reduce((rest, [part, instead]) => {
    const replaced = rest.replace(part, () => instead);
    if (replaced === rest) throw new Error(`zod has changed: nothing matches ${part} (dev/build/lean-zod.ts)`);
    return replaced;
  }, code);
  return without(known, unusedIn(known));
}

/** Leaves out parts of zod. Fails the build if our code calls one of the methods that are left out. */
export function leanZod(): Plugin {
  return {
    name: "lean-zod",
    apply: "build",
    transform(code, id) {
      if (SCHEMAS.test(id)) return { code: leanSchemas(code), map: null };
      const [, called] = (OWN.test(id) && CALL.exec(code)) || [];
      if (called) this.error(`dev/build/lean-zod.ts leaves out ".${called}()"`);
      return null;
    },
  };
}
