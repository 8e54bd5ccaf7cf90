import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { checkAccount, listSecrets, openAccount } from "./account.ts";
import {
  type Configuration,
  checkConfiguration,
  checkSecrets,
  checkSeparation,
  type Finding,
} from "./configuration.ts";

const FILE = new URL("../../wrangler.toml", import.meta.url).pathname;
const read = (env?: string): Configuration => unstable_readConfig({ config: FILE, env }, { hideWarnings: true });

const COMPLETE: Configuration = {
  ...read(),
  routes: [{ pattern: "portal.exemplo.com.br", custom_domain: true }],
  vars: {
    APP_URL: "https://portal.exemplo.com.br",
    DATABASE_URL: "libsql://portal.exemplo.com.br",
    MAIL_FROM: "Portal <portal@exemplo.com.br>",
    SUPPORT_WHATSAPP: "5567999990000",
    SUPPORT_EMAIL: "ajuda@exemplo.com.br",
  },
};

const named = (findings: Finding[], state: Finding["state"]) =>
  findings.filter((finding) => finding.state === state).map(({ what }) => what);

/** What the fake of Cloudflare's API answers: a result, or a status. Anything else is not there. */
let answers: Record<string, unknown>;
let api: Server;

beforeAll(async () => {
  api = createServer(({ url = "", headers }, response) => {
    const answer = headers.authorization === "Bearer token" ? (answers[url] ?? 404) : 403;
    response.statusCode = typeof answer === "number" ? answer : 200;
    response.end(JSON.stringify({ success: true, result: answer }));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  answers = {
    "/accounts": [{ id: "acc" }],
    "/accounts/acc/subscriptions": [{ rate_plan: { id: "workers_paid" } }],
    "/zones?name=portal.exemplo.com.br": [],
    "/zones?name=exemplo.com.br": [{ name: "exemplo.com.br", status: "active" }],
    "/accounts/acc/r2/buckets/portal-images": { name: "portal-images" },
    "/accounts/acc/r2/buckets/portal-backups": { name: "portal-backups" },
    "/accounts/acc/images/v1/stats": { count: {} },
    "/accounts/acc/workers/scripts/portal/secrets": [{ name: "HASH_KEY" }, { name: "ASAAS_API_KEY" }],
  };
});

afterAll(() => api.close());

const environment = (token = "token") => ({
  CLOUDFLARE_API_TOKEN: token,
  CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
});

async function open() {
  const account = await openAccount(environment());
  if (!account) throw new Error("no account");
  return account;
}

test.each([undefined, "staging"])("wrangler.toml lacks only what each owner has of their own (%s)", (env) => {
  expect(named(checkConfiguration(read(env)), "missing")).toEqual(["APP_URL", "domínio (routes)", "ajustes em [vars]"]);
});

test("staging has a name and a bucket of its own, and the same bindings", () => {
  const [production, staging] = [
    unstable_readConfig({ config: FILE }),
    unstable_readConfig({ config: FILE, env: "staging" }),
  ];
  expect([staging.name, staging.r2_buckets[0]?.bucket_name]).toEqual(["portal-staging", "portal-staging-images"]);
  for (const name of [
    "durable_objects",
    "send_email",
    "images",
    "migrations",
    "triggers",
    "assets",
    "placement",
  ] as const) {
    expect(staging[name]).toEqual(production[name]);
  }
});

test("a complete configuration has nothing missing; what is wrong is named", () => {
  expect(named(checkConfiguration(COMPLETE), "ok")).toHaveLength(8);
  const vars = { ...COMPLETE.vars, SUPPORT_WHATSAPP: "67", HASH_KEY: "y".repeat(40), SUPORT_EMAIL: "a@b.com" };
  const wrong = checkConfiguration({ ...COMPLETE, vars, workers_dev: true, routes: ["outro.com.br"] });
  expect(named(wrong, "missing")).toEqual([
    "domínio (routes)",
    "workers_dev = false",
    "ajustes em [vars]",
    "nomes dos ajustes",
    "segredos fora do wrangler.toml",
  ]);
  expect(wrong.map(({ help }) => help).join(" ")).toMatch(
    /errados: SUPPORT_WHATSAPP.*conhece: SUPORT_EMAIL.*\[vars\]: HASH_KEY/,
  );
});

test("staging may not have production's address or database", () => {
  const own = { ...COMPLETE.vars, APP_URL: "https://teste.exemplo.com.br" };
  const [separation] = checkSeparation({ ...COMPLETE, vars: own }, COMPLETE);
  expect(separation).toMatchObject({ state: "missing", help: "dê um valor próprio a DATABASE_URL." });
  expect(checkSeparation(read("staging"), read())).toMatchObject([{ state: "ok" }]);
});

test("the account is asked for its plan, the domain or its parent, bucket, Images and the names of secrets", async () => {
  const account = await open();
  expect(named(await checkAccount(account, COMPLETE), "ok")).toEqual([
    "Workers Paid",
    "domínio portal.exemplo.com.br",
    "bucket portal-images",
    "cópias de cada noite (bucket portal-backups)",
    "Images",
  ]);
  const secrets = checkSecrets(COMPLETE, await listSecrets(account, "portal"));
  expect(secrets[0]).toMatchObject({
    state: "missing",
    help: "npx wrangler secret put DATABASE_AUTH_TOKEN --name portal",
  });
  expect(secrets[1]).toMatchObject({ state: "optional", help: expect.stringContaining("ASAAS_WEBHOOK_TOKEN") });
});

test("a free plan, a missing bucket and a foreign domain are missing; what the token may not see is not known", async () => {
  const before = answers;
  answers = {
    "/accounts": [{ id: "acc" }],
    "/accounts/acc/subscriptions": [{ rate_plan: { id: "workers_free" } }],
    "/zones?name=exemplo.com.br": [{ name: "exemplo.com.br", status: "pending" }],
    "/accounts/acc/images/v1/stats": 403,
  };
  const findings = await checkAccount(await open(), COMPLETE);
  expect(named(findings, "missing")).toEqual(["Workers Paid", "domínio portal.exemplo.com.br", "bucket portal-images"]);
  expect(named(findings, "optional")).toEqual(["cópias de cada noite (bucket portal-backups)"]);
  expect(findings[2]?.help).toBe("npx wrangler r2 bucket create portal-images");
  expect(named(findings, "unknown")).toEqual(["Images"]);
  answers = before;
});

test("without a token nobody is asked, and a wrong one is refused in words", async () => {
  expect(await openAccount({})).toBeNull();
  await expect(openAccount(environment("wrong"))).rejects.toThrow("não abre a conta");
  await expect(openAccount({ ...environment(), CLOUDFLARE_ACCOUNT_ID: "other" })).rejects.toThrow("não abre a conta");
});
