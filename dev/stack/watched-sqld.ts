import { setTimeout as pause } from "node:timers/promises";
import { type SqldHandle, startSqld } from "./sqld.ts";

const LOOK_EVERY_MS = 5_000;
/** sqld can stop writing forever while it still reads and reports itself healthy, so the probe is a write. */
const WRITE_TIMEOUT_MS = 8_000;
const MAX_UNREACHABLE = 2;
const MAX_STARTS = 3;
/** Takes the write lock and changes nothing. */
const HARMLESS_WRITE = "delete from rate_limits where window_ends_at <= 0";

export interface WatchedSqld {
  readonly url: string;
  /**
   * From now on restarts it whenever it has exited or no longer writes.
   * @param onGivenUp called if it still can't write after three starts
   */
  watch(onGivenUp: () => void): void;
  stop(): Promise<void>;
}

/** Starts a libSQL server to watch once it is migrated: a migration may write for longer than a probe waits. */
export async function startWatchedSqld(options: { dataDir: string; port: number }): Promise<WatchedSqld> {
  let sqld = await startSqld(options);
  let isEnding = false;
  let watching = Promise.resolve();

  const watch = async (onGivenUp: () => void) => {
    let starts = 0;
    for (;;) {
      const trouble = await firstTrouble(sqld, () => {
        starts = 0;
      });
      if (isEnding) return;
      sqld.kill("SIGKILL");
      await sqld.exited;
      let next: SqldHandle | null = null;
      while (!next && !isEnding) {
        if (starts++ === MAX_STARTS) return onGivenUp();
        next = await startSqld(options).catch(() => null);
      }
      if (next) sqld = next;
      if (isEnding) return sqld.stop();
      console.error(`O banco de dados (sqld) ${trouble} e foi iniciado de novo.`);
    }
  };

  const stop = async () => {
    isEnding = true;
    await sqld.stop();
    await watching;
  };
  return {
    url: sqld.url,
    watch: (onGivenUp) => {
      watching = watch(onGivenUp);
    },
    stop,
  };
}

/** Waits until the server has exited or stopped writing, and returns which; calls `onWrite` after each write. */
async function firstTrouble(sqld: SqldHandle, onWrite: () => void): Promise<"parou" | "não respondia"> {
  let hasEnded = false;
  const end = sqld.exited.then(() => {
    hasEnded = true;
  });
  for (let unreachable = 0; unreachable < MAX_UNREACHABLE; ) {
    await Promise.race([end, pause(LOOK_EVERY_MS, undefined, { ref: false })]);
    if (hasEnded) return "parou";
    const outcome = await write(sqld.url);
    if (outcome === "timeout") break;
    if (outcome === "answered") onWrite();
    unreachable = outcome === "answered" ? 0 : unreachable + 1;
  }
  return hasEnded ? "parou" : "não respondia";
}

/** A refused write counts too: a server that has lost its write lock doesn't respond at all. */
async function write(url: string): Promise<"answered" | "unreachable" | "timeout"> {
  const request = { type: "execute", stmt: { sql: HARMLESS_WRITE } };
  try {
    const response = await fetch(`${url}/v2/pipeline`, {
      method: "POST",
      body: JSON.stringify({ requests: [request, { type: "close" }] }),
      signal: AbortSignal.timeout(WRITE_TIMEOUT_MS),
    });
    await response.text();
    return response.ok ? "answered" : "unreachable";
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";
  }
}
