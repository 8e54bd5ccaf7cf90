import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { localUrl } from "../../dev/stack/settings.ts";
import { startStack } from "../../dev/stack/stack.ts";
import { pause } from "../support/ledger.ts";
import { makePerson, newSubmission } from "../support/people.ts";
import { eventually } from "../support/product.ts";
import { templateOf } from "../support/template.ts";

const PROGRAM = fileURLToPath(new URL("../support/local-portal.ts", import.meta.url));
const START_TIMEOUT_MS = 120_000;
/** A hang takes longer to detect: the watcher probes every few seconds, and its write has to time out. */
const BACK_WITHIN_MS = { SIGKILL: 30_000, SIGSTOP: 60_000 } as const;

const RESTARTED = "O banco de dados (sqld) parou e foi iniciado de novo.";

let dataDir: string;
let url: string;
let databaseUrl: string;
let program: ChildProcess;
let output = "";

/** Process ID of the running program's database. */
const databasePid = () => Number(readFileSync(join(dataDir, "sqld.pid"), "utf8"));

/** Creates an account, because the program adds demo data to a database without users. */
async function haveSomebody(): Promise<void> {
  const stack = await startStack({ dataDir, template: templateOf("reference") });
  await makePerson(stack);
  await stack.stop();
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "portal-"));
  await haveSomebody();
  const [port, fakesPort, sqldPort] = [await freePort(), await freePort(), await freePort()];
  url = localUrl(port);
  databaseUrl = `http://127.0.0.1:${sqldPort}`;
  const ports = { PORT: String(port), FAKES_PORT: String(fakesPort), SQLD_PORT: String(sqldPort) };
  program = spawn(process.execPath, [PROGRAM], { env: { ...process.env, ...ports, DATA_DIR: dataDir } });
  for (const stream of [program.stdout, program.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  while (!output.includes("Ctrl-C encerra")) {
    if (program.exitCode !== null) throw new Error(output);
    await pause(50);
  }
}, START_TIMEOUT_MS);

afterAll(async () => {
  if (program.exitCode === null) {
    program.kill("SIGTERM");
    await new Promise((resolve) => program.once("exit", resolve));
  }
  await rm(dataDir, { recursive: true, force: true });
});

/** Retries publishing a request until it succeeds or the deadline passes. Returns the last HTTP status, or 0. */
async function publishAfter(person: { cookie: string }, deadline: number): Promise<number> {
  let status = 0;
  while (status !== 200 && Date.now() < deadline) {
    status = await fetch(`${url}/trpc/requests.create`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, cookie: person.cookie, connection: "close" },
      body: JSON.stringify(newSubmission()),
    }).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 200) await pause(100);
  }
  return status;
}

test.each([
  ["killed", "SIGKILL", RESTARTED],
  ["suspended", "SIGSTOP", "O banco de dados (sqld) não respondia e foi iniciado de novo."],
] as const)(
  "a database that is %s is restarted, and the product can write again",
  async (_, signal, line) => {
    const person = await makePerson({ db: openDatabase({ url: databaseUrl }) }, { client: true });
    expect(await publishAfter(person, Date.now() + BACK_WITHIN_MS.SIGKILL)).toBe(200);
    const pid = databasePid();
    process.kill(pid, signal);
    expect(await publishAfter(person, Date.now() + BACK_WITHIN_MS[signal])).toBe(200);
    expect(databasePid()).not.toBe(pid);
    // The database responds slightly before the watcher notices that it does.
    await eventually(async () => output.includes(line) || undefined, line);
    expect(program.exitCode).toBeNull();
  },
  180_000,
);

interface Called {
  status: number;
  retryAfter: number;
}

/** Calls that need the database, one after another, until one that began after `isOver` succeeds. */
async function callUntil({ cookie }: { cookie: string }, isOver: () => boolean): Promise<Called[]> {
  const answers: Called[] = [];
  for (let isLast = false; !isLast; ) {
    const wasOver = isOver();
    const response = await fetch(`${url}/trpc/requests.list?input=${encodeURIComponent('{"serviceType":null}')}`, {
      headers: { connection: "close", cookie },
    });
    await response.text();
    answers.push({ status: response.status, retryAfter: Number(response.headers.get("retry-after")) });
    isLast = wasOver && response.status === 200;
    await pause(50);
  }
  return answers;
}

test("while a killed database restarts, calls succeed or get 503 with Retry-After, until all is well", async () => {
  const person = await makePerson({ db: openDatabase({ url: databaseUrl }) }, { provider: true });
  const killed = databasePid();
  const printed = output.length;
  const isBack = () => output.includes(RESTARTED, printed);
  const callers = Array.from({ length: 4 }, () => callUntil(person, isBack));
  await pause(500);
  process.kill(killed, "SIGKILL");
  // On a fast machine every call may find the new database when it is tried again.
  const refused = (await Promise.all(callers)).flat().filter(({ status }) => status !== 200);
  expect(databasePid()).not.toBe(killed);
  expect(refused.filter(({ status }) => status !== 503)).toEqual([]);
  expect(refused.filter(({ retryAfter }) => !(retryAfter > 0))).toEqual([]);
}, 60_000);

test("the program reports an error and exits when the database cannot be restarted", async () => {
  renameSync(join(dataDir, "libsql"), join(dataDir, "hidden"));
  writeFileSync(join(dataDir, "libsql"), "");
  const hasEnded = new Promise((resolve) => program.once("close", resolve));
  process.kill(databasePid(), "SIGKILL");
  expect(await hasEnded).toBe(1);
  expect(output).toContain("O banco de dados (sqld) parou: rode de novo");
}, 120_000);
