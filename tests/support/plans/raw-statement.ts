import type { InValue } from "@libsql/client/web";
import type { Recorded } from "./recording.ts";

function rawValue(value: InValue) {
  if (value === null || value === undefined) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  if (typeof value === "number") return { type: "float", value };
  if (typeof value === "bigint" || typeof value === "boolean") return { type: "integer", value: String(Number(value)) };
  throw new TypeError("recorded statements have no other values");
}

/** A recorded statement as libSQL's HTTP protocol writes it, for what the client library leaves out of its results. */
export const rawStatement = ({ sql, args }: Recorded) => ({ sql, args: args.map(rawValue) });
