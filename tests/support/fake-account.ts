import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for Cloudflare's API, as far as `npm run deploy` and `wrangler deploy` ask it. */
export interface FakeAccount {
  url: string;
  /** What was asked, as `METHOD /path`, oldest first. */
  calls: string[];
  stop(): void;
}

const ACCOUNT = "/accounts/conta";
const NONE = { enabled: false, previews_enabled: false };

/** Answers to `METHOD /path` without query, whose first match counts; a number is the status of a refusal. */
const answersFor = (worker: string, zone: string): [RegExp, unknown][] => {
  const script = `${ACCOUNT}/workers/scripts/${worker}`;
  return [
    [/^GET \/accounts$/, [{ id: "conta", name: "Conta" }]],
    [/^GET .*\/subscriptions$/, [{ rate_plan: { id: "workers_paid" } }]],
    [/^GET \/zones$/, [{ id: "zona", name: zone, status: "active" }]],
    [/^GET .*\/images\/v1\/stats$/, { count: { current: 0, allowed: 5000 } }],
    [new RegExp(`^GET ${ACCOUNT}/r2/buckets/`), { name: "bucket" }],
    [new RegExp(`^GET ${script}/secrets$`), [{ name: "HASH_KEY" }, { name: "DATABASE_AUTH_TOKEN" }]],
    [new RegExp(`^GET ${script}/deployments$`), { deployments: [] }],
    [new RegExp(`^GET ${ACCOUNT}/workers/workers/${worker}$`), { id: "w", name: worker, subdomain: NONE }],
    [new RegExp(`^GET ${ACCOUNT}/workers/subdomain$`), { subdomain: "conta" }],
    [new RegExp(`^POST ${script}/assets-upload-session$`), { jwt: "e30.e30.e30", buckets: [] }],
    [new RegExp(`^POST ${script}/subdomain$`), NONE],
    [new RegExp(`^PUT ${script}$`), { id: worker, tag: "t", etag: "e", startup_time_ms: 1, deployment_id: "d" }],
    [new RegExp(`^POST ${script}/domains/changeset$`), { added: [], removed: [], updated: [], conflicting: [] }],
    [new RegExp(`^PUT ${script}/(schedules|domains/records)$`), {}],
    [/./, 404],
  ];
};

/** Starts it. The worker was never deployed, and its domain is at the account. */
export async function startFakeAccount(worker: string, zone: string): Promise<FakeAccount> {
  const answers = answersFor(worker, zone);
  const calls: string[] = [];
  const answer = ({ method = "", url = "" }: IncomingMessage) => {
    const call = `${method} ${url.split("?")[0]}`;
    calls.push(call);
    return answers.find(([pattern]) => pattern.test(call))?.[1];
  };
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      const result = answer(request);
      const isRefused = typeof result === "number";
      response.statusCode = isRefused ? result : 200;
      response.setHeader("content-type", "application/json");
      // Wrangler tells by these numbers that the worker is new.
      const code = request.url?.endsWith("/settings") ? 10007 : 10090;
      const errors = isRefused ? [{ code, message: "not found" }] : [];
      response.end(JSON.stringify({ success: !isRefused, errors, messages: [], result: isRefused ? null : result }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, calls, stop: () => void server.close() };
}
