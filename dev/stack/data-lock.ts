import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "sqld.pid";

/** The process id of the sqld using this folder, if any. Two would destroy each other's files. */
export function sqldUsing(dataDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, FILE), "utf8"), 10);
    const command = execFileSync("ps", ["-o", "stat=,comm=", "-p", String(pid)], { encoding: "utf8" });
    // A zombie has closed its files.
    return command.includes("sqld") && !command.startsWith("Z") ? pid : undefined;
  } catch {
    // No such file, or no such process.
    return undefined;
  }
}

/** @returns a function to call once the process has ended */
export function markDataDir(dataDir: string, pid: number): () => void {
  const path = join(dataDir, FILE);
  writeFileSync(path, String(pid));
  return () => rmSync(path, { force: true });
}
