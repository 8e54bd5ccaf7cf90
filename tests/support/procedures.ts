import { appRouter } from "../../src/trpc/router.ts";

export interface Procedure {
  /** `feature.name` */
  path: string;
  kind: "query" | "mutation";
}

/** Every procedure that the router has, read from the router itself. */
export function allProcedures(): Procedure[] {
  return Object.entries(appRouter._def.procedures).map(([path, procedure]) => ({
    path,
    kind: (procedure as unknown as { _def: { type: "query" | "mutation" } })._def.type,
  }));
}
