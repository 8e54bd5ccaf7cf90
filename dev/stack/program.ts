import { tieWorkerd } from "./guard-child.ts";
import { firstLine, PlainFailure } from "./plain-failure.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** Parts still running after this time are killed. */
const END_WITHIN_MS = 1_700;

/** Parts that were started, to be stopped in reverse order. */
export class Parts {
  #stops: (() => Promise<void>)[] = [];

  add(stop: () => Promise<void>): void {
    this.#stops.push(stop);
  }

  /** Stops every part, even if one fails to stop; a second call does nothing. */
  async stop(): Promise<void> {
    const stops = this.#stops.reverse();
    this.#stops = [];
    for (const stop of stops) await stop().catch((error: unknown) => console.error(error));
  }
}

type Program = (parts: Parts, fail: (error: unknown) => void) => Promise<void>;

/**
 * Runs a program of several parts until a signal (exit code 0) or a failure (one sentence, exit code 1), and stops its
 * parts in order. DEBUG=1 shows failures in full.
 */
export async function runProgram(program: Program): Promise<void> {
  const parts = new Parts();
  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(code), END_WITHIN_MS);
    await parts.stop();
    process.exit(code);
  };
  const fail = (error: unknown) => {
    if (ending) return;
    console.error(`\n${describe(error)}`);
    if (process.env["DEBUG"]) console.error(error);
    void end(1);
  };
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
  takeSignals(end);
  tieWorkerd();
  try {
    await program(parts, fail);
  } catch (error) {
    fail(error);
  }
}

/** Handles signals alone: Miniflare and Vite would exit at once with code 130 or 143. */
function takeSignals(end: (code: number) => Promise<void>): void {
  for (const signal of SIGNALS) process.on(signal, () => void end(0));
  process.on("newListener", (event, listener) => {
    if (SIGNALS.some((signal) => signal === event)) queueMicrotask(() => process.removeListener(event, listener));
  });
}

function describe(error: unknown): string {
  if (error instanceof PlainFailure) return error.message;
  return `Não foi possível continuar (${firstLine(error)}): rode de novo; com DEBUG=1 aparecem os detalhes.`;
}
