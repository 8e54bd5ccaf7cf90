import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface Counts {
  statements: number;
  roundTrips: number;
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

/** An HTTP proxy in front of the database that counts what the worker asks. `target` is called for each request. */
export async function startCountingProxy(target: () => string): Promise<CountingProxy> {
  const counts: Counts = { statements: 0, roundTrips: 0 };
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.from(await new Response(incoming as unknown as BodyInit).arrayBuffer());
    const statements = statementsIn(body);
    counts.statements += statements;
    if (statements > 0) counts.roundTrips++;
    const url = new URL(incoming.url ?? "/", target());
    const headers = { ...incoming.headers, host: url.host };
    const forwarded = request(url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => incoming.socket.destroy());
    forwarded.end(body);
  });
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
