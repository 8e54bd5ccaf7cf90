import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

interface Counts {
  statements: number;
  roundTrips: number;
  /** Round trips that wrote rows. */
  writes: number;
  rowsRead: number;
  rowsWritten: number;
}

export interface CountingProxy {
  readonly url: string;
  /** What passed since the start. */
  readonly counts: Readonly<Counts>;
  stop(): Promise<void>;
}

interface Pipeline {
  requests: { type: string; batch?: { steps: { stmt: { sql?: string } }[] } }[];
}

const isTransaction = (sql = "") => /^(begin|commit|rollback)\b/i.test(sql.trim());

/** Statements of a request body in sqld's protocol, without those that only begin and end a transaction. */
function statementsIn(body: Buffer): number {
  const { requests = [] } = JSON.parse(body.toString() || "{}") as Partial<Pipeline>;
  return requests.reduce((sum, { type, batch }) => {
    if (type === "batch") return sum + (batch?.steps.filter(({ stmt }) => !isTransaction(stmt.sql)).length ?? 0);
    return sum + (type === "execute" ? 1 : 0);
  }, 0);
}

interface StatementResult {
  rows_read?: number;
  rows_written?: number;
}

interface PipelineAnswer {
  results?: { response?: { result?: StatementResult & { step_results?: (StatementResult | null)[] } } }[];
}

/** Adds up what sqld says of the statements of a round trip. */
function countRows(counts: Counts, body: Buffer): void {
  const { results = [] } = JSON.parse(body.toString() || "{}") as PipelineAnswer;
  const single = results.flatMap(({ response }) => response?.result?.step_results ?? response?.result ?? []);
  const written = single.reduce((sum, result) => sum + (result?.rows_written ?? 0), 0);
  counts.rowsRead += single.reduce((sum, result) => sum + (result?.rows_read ?? 0), 0);
  counts.rowsWritten += written;
  if (written > 0) counts.writes++;
}

/** An HTTP proxy in front of the database that counts what the worker asks. `target` is called for each request. */
export async function startCountingProxy(target: () => string): Promise<CountingProxy> {
  const counts: Counts = { statements: 0, roundTrips: 0, writes: 0, rowsRead: 0, rowsWritten: 0 };
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.from(await new Response(incoming as unknown as BodyInit).arrayBuffer());
    const statements = statementsIn(body);
    counts.statements += statements;
    if (statements > 0) counts.roundTrips++;
    const url = new URL(incoming.url ?? "/", target());
    // Answers are read, so they must not be compressed.
    const headers = { ...incoming.headers, host: url.host, "accept-encoding": "identity" };
    const forwarded = request(url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      const received: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => received.push(chunk));
      answer.on("end", () => answer.statusCode === 200 && countRows(counts, Buffer.concat(received)));
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => incoming.socket.destroy());
    forwarded.end(body);
  });
  // As in dev/stack/fakes.ts.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
