import {
  type InStatement,
  type InValue,
  LibsqlBatchError,
  LibsqlError,
  type ResultSet,
  type Row,
} from "@libsql/core/api";

/*
 * The subset of Hrana 3 over HTTP (JSON) that the worker uses: one statement, or one transaction.
 * Source: https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md
 */

type Value =
  | { type: "null" }
  | { type: "integer"; value: string }
  | { type: "float"; value: number }
  | { type: "text"; value: string }
  | { type: "blob"; base64: string };

interface Statement {
  sql: string;
  args: Value[];
}

type Condition =
  | { type: "ok"; step: number }
  | { type: "not"; cond: Condition }
  | { type: "and"; conds: Condition[] }
  | { type: "is_autocommit" };

export type PipelineRequest =
  | { type: "execute"; stmt: Statement }
  | { type: "batch"; batch: { steps: { stmt: Statement; condition?: Condition }[] } }
  | { type: "get_autocommit" }
  | { type: "close" };

interface StatementResult {
  cols: { name: string | null; decltype?: string | null }[];
  rows: Value[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
}

interface HranaError {
  message: string;
  code?: string | null;
}

interface BatchResult {
  step_results: (StatementResult | null)[];
  step_errors: (HranaError | null)[];
}

type PipelineResult =
  | { type: "error"; error: HranaError }
  | { type: "ok"; response: { type: string; result?: unknown; is_autocommit?: boolean } };

export interface PipelineAnswer {
  baton: string | null;
  base_url: string | null;
  results: PipelineResult[];
}

/** Encodes like @libsql/client: all numbers are floats, which integer columns store as integers. */
function encodeValue(value: InValue): Value {
  if (value === null || value === undefined) return { type: "null" };
  switch (typeof value) {
    case "string":
      return { type: "text", value };
    case "number":
      if (!Number.isFinite(value)) throw new RangeError("Only finite numbers can be arguments");
      return { type: "float", value };
    case "bigint":
      return { type: "integer", value: String(value) };
    case "boolean":
      return { type: "integer", value: value ? "1" : "0" };
    default:
      if (value instanceof Date) return { type: "float", value: value.getTime() };
      return { type: "blob", base64: Buffer.from(value as Uint8Array).toString("base64") };
  }
}

function decodeValue(value: Value): unknown {
  switch (value.type) {
    case "null":
      return null;
    case "integer": {
      const number = Number(value.value);
      if (!Number.isSafeInteger(number)) throw new RangeError("Integer too large for a JavaScript number");
      return number;
    }
    case "blob":
      return new Uint8Array(Buffer.from(value.base64, "base64")).buffer;
    default:
      return value.value;
  }
}

export function encodeStatement(statement: InStatement): Statement {
  if (typeof statement === "string") return { sql: statement, args: [] };
  const { sql, args = [] } = statement;
  if (!Array.isArray(args)) throw new TypeError("Named arguments are not supported");
  return { sql, args: args.map(encodeValue) };
}

/** Whether a statement only reads: a select, also one that starts with common table expressions. */
export function isRead(statement: InStatement | [string, unknown?]): boolean {
  const sql = typeof statement === "string" ? statement : Array.isArray(statement) ? statement[0] : statement.sql;
  return /^\s*(?:select|with)\b/i.test(sql) && !/^\s*with\b.*\b(?:insert|update|delete|replace)\b/is.test(sql);
}

const plain = (sql: string): Statement => ({ sql, args: [] });
const BEGIN = { read: plain("BEGIN TRANSACTION READONLY"), write: plain("BEGIN IMMEDIATE") } as const;
const COMMIT = plain("COMMIT");
const ROLLBACK = plain("ROLLBACK");

/** Runs if step `step` succeeded and no statement has ended the transaction. */
const inTransactionAfter = (step: number): Condition => ({
  type: "and",
  conds: [
    { type: "ok", step },
    { type: "not", cond: { type: "is_autocommit" } },
  ],
});

/** One transaction: all statements or none. */
export function encodeTransaction(statements: Statement[], mode: "read" | "write"): PipelineRequest {
  const commit = statements.length + 1;
  const steps = [BEGIN[mode], ...statements, COMMIT].map((stmt, i) =>
    i === 0 ? { stmt } : { stmt, condition: inTransactionAfter(i - 1) },
  );
  const rollback = { stmt: ROLLBACK, condition: { type: "not", cond: { type: "ok", step: commit } } as const };
  return { type: "batch", batch: { steps: [...steps, rollback] } };
}

/** A row with its values both by index, as Drizzle reads columns, and by name, as it reads raw SQL. */
function decodeRow(values: Value[], columns: string[]): Row {
  const row = values.map(decodeValue) as unknown[] & Record<string, unknown>;
  for (let i = 0; i < columns.length; i++) row[columns[i] as string] = row[i];
  return row as unknown as Row;
}

function decodeResult(result: StatementResult): ResultSet {
  const columns = result.cols.map(({ name }) => name ?? "");
  return {
    columns,
    columnTypes: result.cols.map(({ decltype }) => decltype ?? ""),
    rows: result.rows.map((values) => decodeRow(values, columns)),
    rowsAffected: result.affected_row_count,
    lastInsertRowid: result.last_insert_rowid === null ? undefined : BigInt(result.last_insert_rowid),
    toJSON: () => result,
  };
}

const UNKNOWN_CODE = "UNKNOWN";

function responseOf(result: PipelineResult | undefined): { result?: unknown; is_autocommit?: boolean } {
  if (result?.type === "ok") return result.response;
  if (result?.type === "error") throw new LibsqlError(result.error.message, result.error.code ?? UNKNOWN_CODE);
  throw new LibsqlError("The server's answer is incomplete", "HRANA_PROTO_ERROR");
}

/** The result of an `execute`. Throws LibsqlError if the database refused the statement. */
export function readExecuted(answer: PipelineAnswer): ResultSet {
  return decodeResult(responseOf(answer.results[0]).result as StatementResult);
}

/**
 * The results of a transaction's statements. Throws LibsqlBatchError if one was refused; then none took effect.
 * @param count number of statements, without BEGIN, COMMIT and ROLLBACK
 */
export function readTransaction(answer: PipelineAnswer, count: number): ResultSet[] {
  const { step_results: results, step_errors: errors } = responseOf(answer.results[0]).result as BatchResult;
  const failed = errors.slice(0, count + 2).findIndex((error) => error !== null);
  const error = errors[failed];
  if (error) throw new LibsqlBatchError(error.message, Math.max(0, failed - 1), error.code ?? UNKNOWN_CODE);
  return results.slice(1, count + 1).map((result, i) => {
    if (result) return decodeResult(result);
    throw new LibsqlBatchError("The transaction ended before this statement", i, "TRANSACTION_CLOSED");
  });
}

const BUSY_CODE = "SQLITE_BUSY";

/**
 * Whether the write lock was not available, so that nothing was executed: the statement was refused, or the transaction
 * did not start.
 */
export function isBusy({ results: [first] }: PipelineAnswer): boolean {
  if (first?.type === "error") return first.error.code === BUSY_CODE;
  const result = first?.response.result as Partial<BatchResult> | undefined;
  return result?.step_errors?.[0]?.code === BUSY_CODE;
}

/** Whether a pipeline that ended with `get_autocommit` left its stream outside a transaction. */
export function isOutsideTransaction(results: PipelineAnswer["results"]): boolean {
  const last = results.at(-1);
  return last?.type === "ok" && last.response.is_autocommit === true;
}
