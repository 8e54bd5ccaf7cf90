import type { ProcedureMeta } from "../../src/trpc/init.ts";
import { appRouter } from "../../src/trpc/router.ts";

export interface Procedure {
  /** `feature.name` */
  path: string;
  kind: "query" | "mutation";
  /** The metadata that a mutation declares. */
  meta: ProcedureMeta | undefined;
}

/** Lists every procedure of the router. */
export function allProcedures(): Procedure[] {
  return Object.entries(appRouter._def.procedures).map(([path, procedure]) => {
    const { type, meta } = (procedure as unknown as { _def: { type: Procedure["kind"]; meta: Procedure["meta"] } })
      ._def;
    return { path, kind: type, meta };
  });
}
