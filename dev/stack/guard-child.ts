import type { ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const children = new Set<ChildProcess>();
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
let installed = false;

function killAll(): void {
  for (const child of children) child.kill("SIGKILL");
}

function install(): void {
  installed = true;
  // "exit" also comes after an uncaught error and after process.exit.
  process.on("exit", killAll);
  for (const [signal, number] of Object.entries(SIGNALS)) {
    const handler = () => {
      // If another handler exists, it decides when to exit, and "exit" follows.
      if (process.listenerCount(signal) === 1) process.exit(128 + number);
    };
    process.on(signal, handler);
  }
}

/**
 * Makes sure that a child process does not outlive this one, unless this one is killed: {@link TIED} is for that.
 * @returns a function to call once the child has ended by itself
 */
export function guardChild(child: ChildProcess): () => void {
  if (!installed) install();
  children.add(child);
  return () => void children.delete(child);
}

/** Runs the program in the variable TIED_PROGRAM in its own place, and ends it when this process is killed. */
export const TIED = fileURLToPath(new URL("tied.sh", import.meta.url));

/** Lets Miniflare start workerd by {@link TIED}. */
export function tieWorkerd(): void {
  const asMiniflare = createRequire(createRequire(import.meta.url).resolve("miniflare"));
  process.env["TIED_PROGRAM"] = (asMiniflare("workerd") as { default: string }).default;
  process.env["MINIFLARE_WORKERD_PATH"] = TIED;
}
