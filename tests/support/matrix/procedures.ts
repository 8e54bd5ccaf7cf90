import { z } from "zod";
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

/** The parts of JSON Schema that `z.toJSONSchema` writes for the inputs of our procedures. */
export interface InputSchema {
  type?: string | string[];
  properties?: Record<string, InputSchema>;
  required?: string[];
  items?: InputSchema;
  prefixItems?: InputSchema[];
  minItems?: number;
  maxItems?: number;
  anyOf?: InputSchema[];
  oneOf?: InputSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export function inputSchemaOf(schema: z.ZodType | undefined): InputSchema {
  if (!schema) return {};
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as InputSchema;
}
