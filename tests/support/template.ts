import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Seed, startStack } from "../../dev/stack/stack.ts";

const variable = (seed: Seed) => `TEMPLATE_${seed.toUpperCase()}`;

/**
 * Migrates and seeds a data folder, which the stacks of this test run copy.
 * @returns a function that removes the folder
 */
export async function makeTemplate(seed: Seed): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "portal-template-"));
  const stack = await startStack({ dataDir, seed });
  await stack.stop();
  process.env[variable(seed)] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/** The template folder with this seed, if this run has created one. */
export function templateOf(seed: Seed): string | undefined {
  return process.env[variable(seed)];
}
