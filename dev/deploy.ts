import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { unstable_readConfig } from "wrangler";
import { checkAccount, listSecrets, openAccount } from "./deploy/account.ts";
import {
  type Configuration,
  checkConfiguration,
  checkSecrets,
  checkSeparation,
  type Finding,
  publicUrl,
} from "./deploy/configuration.ts";
import { PlainFailure } from "./stack/plain-failure.ts";
import { runProgram } from "./stack/program.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FILE = `${ROOT}wrangler.toml`;
const BUILT = "dist/portal/wrangler.json";
const SIGNS = { ok: "✓", missing: "✗", optional: "·", unknown: "?" } as const;
/** The jobs, whose age /health tells, run within a minute of a deployment. */
const HEALTH_TRIES = 60;
const HEALTH_EVERY_MS = 5_000;

interface Step {
  says: string;
  command: readonly string[];
}

function run({ says, command: [program = "", ...args] }: Step, environment: NodeJS.ProcessEnv): Promise<void> {
  console.log(`\n${says}: ${[program, ...args].join(" ")}`);
  const PATH = `${ROOT}node_modules/.bin:${process.env["PATH"]}`;
  const child = spawn(program, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...environment, PATH } });
  return new Promise((resolve, reject) => {
    const fail = () => reject(new PlainFailure(`${says}: não deu certo. Veja acima por quê, e rode de novo.`));
    child.once("error", fail);
    child.once("exit", (code) => (code === 0 ? resolve() : fail()));
  });
}

function show(findings: readonly Finding[]): void {
  for (const { what, state, help } of findings) {
    console.log(`  ${SIGNS[state]} ${what}${state === "ok" ? "" : `\n      ${help}`}`);
  }
}

async function waitForHealth(url: URL): Promise<void> {
  const health = new URL("/health", url);
  console.log(`\nEsperando ${health}`);
  for (let tries = 0; tries < HEALTH_TRIES; tries++) {
    const response = await fetch(health).catch(() => null);
    if (response?.ok) return console.log(`No ar: ${await response.text()}`);
    await pause(HEALTH_EVERY_MS);
  }
  throw new PlainFailure(
    `${health} não respondeu com 200: veja Incidents em docs/operations.md, ou npx wrangler rollback.`,
  );
}

/** Migrations need the database's token here; the worker has it as a secret. */
function checkToken({ vars }: Configuration): Finding {
  const isThere = Boolean(process.env["DATABASE_AUTH_TOKEN"]) || !String(vars["DATABASE_URL"]).startsWith("libsql:");
  const help = "defina a variável ao publicar: as migrações precisam dela.";
  return { what: "DATABASE_AUTH_TOKEN nesta máquina", state: isThere ? "ok" : "missing", help };
}

const NO_ACCOUNT =
  "defina CLOUDFLARE_API_TOKEN (modelo Edit Cloudflare Workers, mais leitura de cobranças) para conferir a conta.";

async function examine(environment: string | undefined, isDry: boolean) {
  const read = (env: string | undefined) => unstable_readConfig({ config: FILE, env }, { hideWarnings: true });
  const config = read(environment);
  const account = await openAccount(process.env);
  const noAccount: Finding = { what: "conta da Cloudflare", state: isDry ? "unknown" : "missing", help: NO_ACCOUNT };
  const findings = [
    ...checkConfiguration(config),
    ...(environment ? checkSeparation(config, read(undefined)) : []),
    ...(account ? await checkAccount(account, config) : [noAccount]),
    ...checkSecrets(config, account && (await listSecrets(account, config.name ?? ""))),
    ...(isDry ? [] : [checkToken(config)]),
  ];
  return { config, findings };
}

/** `npm run deploy -- [--env staging] [--dry-run]`: checks what production needs, migrates and deploys (docs/settings.md). */
await runProgram(async () => {
  const { values } = parseArgs({
    options: { env: { type: "string" }, "dry-run": { type: "boolean", default: false } },
  });
  const { env, "dry-run": isDry } = values;
  const { config, findings } = await examine(env, isDry);
  console.log(`\n${config.name}`);
  show(findings);
  const url = publicUrl(config);
  if (!url) throw new PlainFailure("Nada foi construído: sem APP_URL, as páginas não teriam endereço.");
  const missing = findings.filter(({ state }) => state === "missing").length;
  const toSolve = `Itens com ✗ a resolver: ${missing}.`;
  if (missing > 0 && !isDry) throw new PlainFailure(`Nada foi publicado. ${toSolve}`);

  const build = { says: "Construindo", command: ["vite", "build", "--logLevel", "warn"] };
  const upload = ["wrangler", "deploy", "--config", BUILT];
  const steps: Step[] = [
    { says: "Atualizando o banco", command: ["node", "db/migrate.ts"] },
    { says: "Escrevendo os dados de referência", command: ["node", "dev/seed.ts"] },
    { says: "Publicando", command: upload },
  ];
  await run(build, { NODE_ENV: "production", APP_URL: url.origin, ...(env ? { CLOUDFLARE_ENV: env } : {}) });
  if (isDry) {
    await run({ says: "Publicando, sem a rede", command: [...upload, "--dry-run"] }, {});
    console.log("\nFaltaria, com a rede:");
    for (const { says, command } of steps) console.log(`  ${says}: ${command.join(" ")}`);
    console.log(`  Esperar ${new URL("/health", url)}`);
    if (missing > 0) throw new PlainFailure(toSolve);
    process.exit(0);
  }
  for (const step of steps) await run(step, { DATABASE_URL: String(config.vars["DATABASE_URL"]) });
  await waitForHealth(url);
  const open = findings.filter(({ state }) => state !== "ok");
  if (open.length > 0) console.log("\nAinda falta, ou ninguém conferiu:");
  show(open);
  process.exit(0);
});
