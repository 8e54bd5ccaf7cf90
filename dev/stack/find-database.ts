import { dataDirFrom, shownDataDir } from "./data-lock.ts";
import { freePort } from "./ports.ts";
import type { Parts } from "./program.ts";
import { startSqld } from "./sqld.ts";

export interface FoundDatabase {
  /** As shown to people. */
  name: string;
  url: string;
  authToken?: string | undefined;
  /** Null unless it is the local database. */
  dataDir: string | null;
}

/**
 * With DATABASE_URL: that database. Without it: the local data of `npm start`, which must not be running. Without Wrangler
 * and R2, which take seconds to load.
 */
export async function findDatabase(parts: Parts): Promise<FoundDatabase> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = process.env;
  if (url) return { name: new URL(url).host, url, authToken, dataDir: null };
  const dataDir = dataDirFrom(process.env);
  const sqld = await startSqld({ dataDir, port: await freePort() });
  parts.add(() => sqld.stop());
  return { name: shownDataDir(dataDir), url: sqld.url, dataDir };
}
