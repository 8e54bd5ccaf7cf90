import type { z } from "zod";
import type { ProcedureMeta } from "../../../src/trpc/init.ts";
import { appRouter } from "../../../src/trpc/router.ts";

export interface Procedure {
  /** `feature.name` */
  path: string;
  kind: "query" | "mutation";
  /** The schema of its input, if it has one. */
  input: z.ZodType | undefined;
  /** The schema of its output, if it declares one. */
  output: z.ZodType | undefined;
  /** The metadata that a mutation declares. */
  meta: ProcedureMeta | undefined;
}

interface Definition {
  type: Procedure["kind"];
  inputs: readonly z.ZodType[];
  output?: z.ZodType;
  meta: Procedure["meta"];
}

// Routers load with their first call.
await Promise.all(Object.values(appRouter._def.lazy).map(({ load }) => load()));

/** Lists every procedure of the router. */
export function allProcedures(): Procedure[] {
  return Object.entries(appRouter._def.procedures).map(([path, procedure]) => {
    const { type, inputs, output, meta } = (procedure as unknown as { _def: Definition })._def;
    return { path, kind: type, input: inputs[0], output, meta };
  });
}
