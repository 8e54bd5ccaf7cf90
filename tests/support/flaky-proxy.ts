import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What the proxy does to a request. */
export type Fault =
  | "none"
  | "reset"
  | "cut"
  | "cut-after-write"
  | "bad-gateway"
  | "hang"
  | "busy"
  | "slow"
  | "html"
  | "redirect";

export interface FlakyProxy {
  readonly url: string;
  /** Lets `after` requests pass, then applies the fault to every later one. */
  fail(fault: Fault, after?: number): void;
  /** Addresses that were asked for at the host that the fault "redirect" leads to. */
  readonly strayed: readonly string[];
  stop(): Promise<void>;
}

/** Longest delay of an answer by the fault "slow". */
const SLOW_MS = 150;

/** Marks what is asked for at the other host, which is the proxy itself by another name. */
const ELSEWHERE = "/elsewhere";

const LOCKED = { message: "SQLite error: database is locked", code: "SQLITE_BUSY" };

/** Responds like sqld when the write lock is taken: a statement fails, or a batch's transaction doesn't begin. */
async function refuseAsBusy(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { requests } = (await new Response(incoming as unknown as BodyInit).json()) as { requests: { type: string }[] };
  const [first, ...others] = requests;
  const batch = { type: "ok", response: { type: "batch", result: { step_results: [null], step_errors: [LOCKED] } } };
  const rest = others.map(() => ({ type: "ok", response: { type: "get_autocommit", is_autocommit: true } }));
  const results = [first?.type === "batch" ? batch : { type: "error", error: LOCKED }, ...rest];
  outgoing.end(JSON.stringify({ baton: null, base_url: null, results }));
}

/** An HTTP proxy in front of the database, or of an outside service, that fails as networks do. `target` is called for each request. */
export async function startFlakyProxy(target: () => string): Promise<FlakyProxy> {
  let fault: Fault = "none";
  let passing = 0;
  const hanging = new Set<ServerResponse>();
  const strayed: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url?.startsWith(ELSEWHERE)) return void outgoing.end(String(strayed.push(incoming.url)));
    const kind = passing-- > 0 ? "none" : fault;
    if (kind === "slow") await sleep(Math.random() * SLOW_MS);
    if (kind === "reset") return void incoming.socket.destroy();
    if (kind === "hang") return void hanging.add(outgoing);
    if (kind === "busy") return void refuseAsBusy(incoming, outgoing);
    if (kind === "html") return void outgoing.end("<!doctype html><title>Maintenance</title>");
    if (kind === "redirect") {
      const location = `http://localhost:${incoming.socket.localPort}${ELSEWHERE}${incoming.url}`;
      return void outgoing.writeHead(307, { location }).end();
    }
    if (kind === "bad-gateway") return void outgoing.writeHead(502).end("<html>bad gateway</html>");
    const forwarded = request(
      target() + incoming.url,
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(target()).host }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const body = Buffer.concat(chunks);
          if (kind === "none" || kind === "slow")
            return void outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
          if (kind === "cut-after-write") return void incoming.socket.destroy();
          outgoing.writeHead(200, { ...answer.headers, "content-length": body.length });
          outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => incoming.socket.destroy());
        });
      },
    );
    forwarded.on("error", () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  });
  // As in dev/stack/fakes.ts.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (kind, after = 0) => {
      fault = kind;
      passing = after;
    },
    strayed,
    stop: async () => {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
