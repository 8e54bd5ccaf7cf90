import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PlainFailure } from "./plain-failure.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What a build reads, besides APP_URL. Packages are in the lock file. */
const INPUTS = [
  "src",
  "web",
  "db",
  "dev/build",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];
/** Says what the build in dist/ was made from, and when. */
const STAMP = join(ROOT, "dist/made-from");
/** A file that every build writes. */
const BUILT = join(ROOT, "dist/portal/wrangler.json");

async function filesIn(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function stateOfBuild(): Promise<string> {
  const built = await stat(BUILT).catch(() => null);
  const hash = createHash("sha256").update(`${built?.mtimeMs} ${process.env["APP_URL"] ?? ""}`);
  for (const file of (await Promise.all(INPUTS.map((path) => filesIn(join(ROOT, path))))).flat().sort()) {
    hash.update(`${file}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}

/** Builds the product, unless dist/ was made from the same files. Returns whether it had to. */
export async function buildIfChanged(): Promise<boolean> {
  if ((await readFile(STAMP, "utf8").catch(() => "")) === (await stateOfBuild())) return false;
  await rm(STAMP, { force: true });
  await build();
  // The build writes web/route-tree.gen.ts.
  await writeFile(STAMP, await stateOfBuild());
  return true;
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(ROOT, "node_modules/vite/bin/vite.js");
    // Whatever starts this may have another NODE_ENV, with which React would be its slow development version.
    const env = { ...process.env, NODE_ENV: "production" };
    const child = spawn(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: ROOT, env, stdio: "inherit" });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new PlainFailure("A construção falhou: a mensagem acima diz onde."));
    });
  });
}
