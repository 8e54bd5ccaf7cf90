import type { ChildProcess } from "node:child_process";

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
 * Makes sure that a child process does not outlive this one, however this one ends (short of SIGKILL).
 * @returns a function to call once the child has ended by itself
 */
export function guardChild(child: ChildProcess): () => void {
  if (!installed) install();
  children.add(child);
  return () => void children.delete(child);
}
