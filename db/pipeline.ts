import { LibsqlError } from "@libsql/client/web";

/*
 * What @libsql/client 0.18 sends (Hrana 2 over HTTP, JSON): `[execute, close]` for a statement, and
 * `[store_sql × n, batch, close]` for a transaction.
 * Source: https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md
 */

interface Statement {
  sql?: string;
  sql_id?: number;
}

type Condition = { type: "ok"; step: number } | { type: string; [part: string]: unknown };

interface Batch {
  steps: { stmt: Statement; condition?: Condition }[];
}

type Work = { type: "execute"; stmt: Statement } | { type: "batch"; batch: Batch };

export type PipelineRequest =
  | Work
  | { type: "store_sql"; sql_id: number; sql: string }
  | { type: "get_autocommit" }
  | { type: "close" };

export interface Pipeline {
  baton?: string;
  requests: PipelineRequest[];
}

interface HranaError {
  message: string;
  code?: string | null;
}

type PipelineResult =
  | { type: "error"; error: HranaError }
  | {
      type: "ok";
      response: { type: string; is_autocommit?: boolean; result?: { step_errors?: (HranaError | null)[] } };
    };

export interface PipelineAnswer {
  baton: string | null;
  base_url: string | null;
  results: PipelineResult[];
}

/** One statement or one transaction of the client. */
export interface Call {
  work: Work;
  reads: boolean;
}

const READ_TRANSACTION = "BEGIN TRANSACTION READONLY";
const NOT_ENDED = { type: "not", cond: { type: "is_autocommit" } } as const;

/** Whether a statement only reads: a select, also one that starts with common table expressions. */
export function isRead(sql: string): boolean {
  return /^\s*(?:select|with)\b/i.test(sql) && !/^\s*with\b.*\b(?:insert|update|delete|replace(?!\s*\())\b/is.test(sql);
}

/**
 * Finds the statement or transaction in what the client sends, with the texts that it refers to, so that a pooled stream
 * stores none. In Hrana 2 the client cannot ask whether a statement has ended the transaction, and would run what follows
 * outside of it, so this adds the condition.
 * Throws LibsqlError for all else, such as interactive transactions.
 */
export function readCall({ baton, requests }: Pipeline): Call {
  const texts = new Map<number, string>();
  const works: Work[] = [];
  for (const request of requests.slice(0, -1)) {
    if (request.type === "store_sql") texts.set(request.sql_id, request.sql);
    else if (request.type === "execute" || request.type === "batch") works.push(request);
  }
  const [work] = works;
  if (!work || baton !== undefined || requests.at(-1)?.type !== "close" || texts.size + 2 !== requests.length) {
    throw new LibsqlError("Pooled streams run single statements and batches only", "NOT_SUPPORTED");
  }
  if (work.type === "execute") return { work, reads: isRead(work.stmt.sql ?? "") };
  for (const step of work.batch.steps) {
    const { stmt, condition } = step;
    if (stmt.sql_id !== undefined) {
      stmt.sql = texts.get(stmt.sql_id) ?? "";
      delete stmt.sql_id;
    }
    if (condition?.type === "ok") step.condition = { type: "and", conds: [condition, NOT_ENDED] };
  }
  return { work, reads: work.batch.steps[0]?.stmt.sql === READ_TRANSACTION };
}

/** What the client expects in answer to its requests: the result of the work, and that the rest was done. */
export function answerPipeline({ requests }: Pipeline, { results }: PipelineAnswer): Pick<PipelineAnswer, "results"> {
  const done = (type: string): PipelineResult => ({ type: "ok", response: { type } });
  return {
    results: requests.map(
      ({ type }) => (type === "execute" || type === "batch" ? results[0] : undefined) ?? done(type),
    ),
  };
}

const BUSY_CODE = "SQLITE_BUSY";

/**
 * Whether the write lock was not available, so that nothing was executed: the statement was refused, or the transaction
 * did not start.
 */
export function isBusy({ results: [first] }: PipelineAnswer): boolean {
  if (first?.type === "error") return first.error.code === BUSY_CODE;
  return first?.response.result?.step_errors?.[0]?.code === BUSY_CODE;
}

/** Whether all requests of a pipeline that ends with `get_autocommit` succeeded, and no transaction is left open. */
export function isReusable({ results }: PipelineAnswer): boolean {
  const last = results.at(-1);
  const isComplete = results.length === 2 && results.every(({ type }) => type === "ok");
  return isComplete && last?.type === "ok" && last.response.is_autocommit === true;
}
