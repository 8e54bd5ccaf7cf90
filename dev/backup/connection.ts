import type { InStatement, InValue, ResultSet } from "@libsql/client/web";
import { createTimedFetch, openDatabase } from "../../db/client.ts";
import { PlainFailure } from "../stack/plain-failure.ts";

/** A value with its type, as libSQL's HTTP protocol writes it: backups store values like this. */
export type Value = { type: "null" | "integer" | "float" | "text" | "blob"; value?: string | number; base64?: string };

export interface Address {
  url: string;
  authToken?: string | undefined;
}

/** The database, or a transaction. */
export interface Connection {
  execute(statement: InStatement): Promise<ResultSet>;
}

const TIMEOUT_MS = 120_000;

async function sendPlainly(request: Request): Promise<Response> {
  const response = await createTimedFetch(TIMEOUT_MS)(request).catch((error: unknown) => {
    throw new PlainFailure("O banco de dados não responde: confira DATABASE_URL e rode de novo.", { cause: error });
  });
  if (response.ok) return response;
  throw new PlainFailure(`O banco de dados recusou o pedido (${response.status}): confira DATABASE_AUTH_TOKEN.`);
}

/** Opens a database whose integers are exact. */
export const connect = ({ url, authToken }: Address) =>
  openDatabase({ url, authToken, intMode: "bigint", fetch: sendPlainly }).$client;

function toValue(value: unknown): Value {
  if (value === null) return { type: "null" };
  if (typeof value === "bigint") return { type: "integer", value: String(value) };
  if (typeof value === "number") return { type: "float", value };
  if (typeof value === "string") return { type: "text", value };
  return { type: "blob", base64: Buffer.from(value as ArrayBuffer).toString("base64") };
}

export function fromValue({ type, value, base64 = "" }: Value): InValue {
  if (type === "blob") return new Uint8Array(Buffer.from(base64, "base64"));
  return type === "integer" ? BigInt(value ?? 0) : (value ?? null);
}

/** Runs a statement. Throws if the database refuses it. */
export async function readValues(connection: Connection, sql: string, args: Value[] = []): Promise<Value[][]> {
  const { rows } = await connection.execute({ sql, args: args.map(fromValue) });
  return rows.map((row) => Array.from<unknown>(row).map(toValue));
}
