import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Seed, startStack } from "../../dev/stack/stack.ts";

const variable = (seed: Seed) => `TEMPLATE_${seed.toUpperCase()}`;

/**
 * Migrates and seeds one data folder, from which the stacks of this run are copied.
 * @returns removes it
 */
export async function makeTemplate(seed: Seed): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "portal-template-"));
  const stack = await startStack({ dataDir, seed });
  await stack.stop();
  process.env[variable(seed)] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/** The folder with this seed, if this run has made one. */
export function templateOf(seed: Seed): string | undefined {
  return process.env[variable(seed)];
}
