import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../dev/stack/ports.ts";

/** The programs of `dev/` as people start and end them, with a data folder of their own. */
let dataDir: string;
let env: NodeJS.ProcessEnv;
const children: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "portal-"));
  const [PORT, FAKES_PORT, SQLD_PORT] = [await freePort(), await freePort(), await freePort()].map(String);
  env = { ...process.env, DATA_DIR: dataDir, PORT, FAKES_PORT, SQLD_PORT, NO_COLOR: "1" };
});

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function run(program: string, ...args: string[]): Running {
  const child = spawn(process.execPath, [program, ...args], { env, detached: true });
  children.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
  return { child, output: () => output, ended: once(child, "close").then(([code]) => code as number | null) };
}

async function finish(program: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const { ended, output } = run(program, ...args);
  return { code: await ended, output: output() };
}

async function start(): Promise<Running> {
  const running = run("tests/support/local-portal.ts");
  const isUp = () => running.output().includes("Ctrl-C encerra");
  while (!isUp() && running.child.exitCode === null) await pause(50);
  expect(isUp(), running.output()).toBe(true);
  return running;
}

/** The running sqld and workerd of this data folder or this port. */
function servers(): string[] {
  const all = execFileSync("ps", ["-A", "-ww", "-o", "stat=,args="], { encoding: "utf8" }).split("\n");
  const isOurs = (line: string) => line.includes(join(dataDir, "libsql")) || line.includes(`127.0.0.1:${env["PORT"]}`);
  return all.filter((line) => isOurs(line) && !line.startsWith("Z") && !line.includes("tied.sh"));
}

test("Ctrl-C ends everything without a word", async () => {
  const { child, ended, output } = await start();
  expect(servers()).toHaveLength(2);
  const said = output();
  process.kill(-(child.pid ?? 0), "SIGINT");
  expect(await ended).toBe(0);
  expect(output()).toBe(said);
  await expect.poll(servers).toEqual([]);
}, 120_000);

test("the data of a running portal are not deleted; its servers end when it is killed", async () => {
  const { child } = await start();
  expect(await finish("dev/reset.ts")).toMatchObject({ code: 1, output: expect.stringContaining("Nada foi apagado") });
  child.kill("SIGKILL");
  await expect.poll(servers).toEqual([]);
}, 120_000);

test("a backup of local data is restored, and the next step is named", async () => {
  const backup = join(dataDir, "backup");
  expect(await finish("dev/backup.ts", backup)).toMatchObject({ code: 0 });
  expect(await finish("dev/restore.ts", backup, "--replace")).toMatchObject({
    code: 0,
    output: expect.stringMatching(/restaurado e conferido.*Agora rode npm start/),
  });
}, 120_000);

test("npm run admin acts on the local data, too", async () => {
  const answer = await finish("dev/admin.ts", "cliente@demo.portal");
  expect(answer).toMatchObject({ code: 0, output: expect.stringContaining("agora administra o portal") });
}, 60_000);

test("another program on the database's port does not keep the data from being deleted", async () => {
  await mkdir(join(dataDir, "fakes"), { recursive: true });
  const other = createServer().listen(Number(env["SQLD_PORT"]), "127.0.0.1");
  await once(other, "listening");
  const { code, output } = await finish("dev/reset.ts");
  other.close();
  expect(output).toContain("O próximo npm start começa do zero.");
  expect(code).toBe(0);
  expect(existsSync(join(dataDir, "fakes"))).toBe(false);
}, 60_000);
