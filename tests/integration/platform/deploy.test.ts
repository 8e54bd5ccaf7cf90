import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../dev/stack/ports.ts";
import { type SqldHandle, startSqld } from "../../../dev/stack/sqld.ts";
import { isFull } from "../../support/size.ts";

/** A stand-in for Cloudflare's API, as far as `npm run deploy` and `wrangler deploy` ask it. */
interface FakeAccount {
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
async function startFakeAccount(worker: string, zone: string): Promise<FakeAccount> {
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

/** `npm run deploy` in a clean clone, with a fake of Cloudflare's API and a real database. */
const ROOT = new URL("../../../", import.meta.url).pathname;
/** What a clone of the repository does not have. */
const LOCAL = new Set([".git", ".data", ".wrangler", "dist", "node_modules", "test-results"]);
let folder: string;
let clone: string;
let account: FakeAccount;
let sqld: SqldHandle;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "portal-deploy-"));
  clone = join(folder, "clone");
  await cp(ROOT, clone, { recursive: true, filter: (source) => !LOCAL.has(source.slice(ROOT.length)) });
  await linkPackages(join(clone, "node_modules"));
  account = await startFakeAccount("portal", "exemplo.com.br");
  sqld = await startSqld({ dataDir: join(folder, "data"), port: await freePort() });
}, 60_000);

afterAll(async () => {
  account.stop();
  await sqld.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The installed packages. Unless the sizes are full, the build is the one that is there already. */
async function linkPackages(target: string): Promise<void> {
  const source = join(ROOT, "node_modules");
  if (isFull) return symlink(source, target);
  await mkdir(join(target, ".bin"), { recursive: true });
  for (const name of await readdir(source)) if (name !== ".bin") await symlink(join(source, name), join(target, name));
  for (const name of await readdir(join(source, ".bin"))) {
    if (name !== "vite") await symlink(join(source, ".bin", name), join(target, ".bin", name));
  }
  const vite = join(target, ".bin/vite");
  await writeFile(vite, `#!/bin/sh\ncp -R "${ROOT}dist" .\n`);
  await chmod(vite, 0o755);
}

/** Stands in for the deployed portal, which this machine cannot reach. */
const HEALTHY = `data:text/javascript,const real = globalThis.fetch;
  globalThis.fetch = async (url, ...rest) =>
    String(url).endsWith("exemplo.com.br/health") ? new Response('{"ok":true}') : real(url, ...rest);`;

function deploy(...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    CLOUDFLARE_API_TOKEN: "ficha",
    CLOUDFLARE_API_BASE_URL: account.url,
    CLOUDFLARE_ACCOUNT_ID: "conta",
    WRANGLER_SEND_METRICS: "false",
    NODE_OPTIONS: `--import=${HEALTHY.replaceAll(/\s+/g, "%20").replaceAll('"', "%22")}`,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ["dev/deploy.ts", ...args], { cwd: clone, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

test("a new portal is checked, refused until it is complete, tried without the network, and deployed", async () => {
  const refused = await deploy();
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("Nada foi construído: sem APP_URL") });

  const file = join(clone, "wrangler.toml");
  const complete = `[vars]
    APP_URL = "https://portal.exemplo.com.br"
    DATABASE_URL = "${sqld.url}"
    MAIL_FROM = "Portal <portal@exemplo.com.br>"
    SUPPORT_WHATSAPP = "5567999990000"
    SUPPORT_EMAIL = "ajuda@exemplo.com.br"\n\n[observability]\n`;
  const text = (await readFile(file, "utf8")).replace("[observability]\n", complete);
  await writeFile(file, text);
  const incomplete = await deploy();
  expect(incomplete.output).toContain("✗ domínio (routes)");
  expect(incomplete.output).toContain("Itens com ✗ a resolver: 1.");

  await writeFile(file, text.replace("# routes", "routes"));
  const dry = await deploy("--dry-run");
  expect(dry.output).toMatch(/✓ Workers Paid[\s\S]*--dry-run: exiting now[\s\S]*Faltaria, com a rede/);
  expect(dry.code).toBe(0);
  expect(account.calls.filter((call) => !call.startsWith("GET"))).toEqual([]);

  const deployed = await deploy();
  expect(deployed.output).toMatch(/Banco de dados atualizado[\s\S]*Uploaded portal[\s\S]*No ar: \{"ok":true\}/);
  expect(deployed.output).toMatch(/Ainda falta[\s\S]*· ASAAS_API_KEY/);
  expect(deployed.code).toBe(0);
  expect(account.calls).toContain("PUT /accounts/conta/workers/scripts/portal");
}, 400_000);
