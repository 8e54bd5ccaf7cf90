import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const FILE = "sqld.pid";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Where `npm start` and `npm run dev` keep everything; `DATA_DIR` moves it. */
export function dataDirFrom(environment: NodeJS.ProcessEnv): string {
  const given = environment["DATA_DIR"] || ".data";
  return isAbsolute(given) ? given : `${ROOT}${given}`;
}

/** The data folder, as shown to people. */
export const shownDataDir = (dataDir: string): string => {
  const shown = relative(ROOT, dataDir);
  return `${shown.startsWith("..") ? dataDir : shown}/`;
};

/** Where sqld keeps its files. */
export const databaseFolder = (dataDir: string): string => join(dataDir, "libsql");

/** The process id of the sqld using this folder, if any. Two would destroy each other's files. */
export function sqldUsing(dataDir: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, FILE), "utf8"), 10);
    const command = execFileSync("ps", ["-ww", "-o", "stat=,args=", "-p", String(pid)], { encoding: "utf8" });
    // A zombie has closed its files, and the number may by now be that of another program.
    return command.includes(databaseFolder(dataDir)) && !command.startsWith("Z") ? pid : undefined;
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
