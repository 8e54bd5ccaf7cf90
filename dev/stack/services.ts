import { openDatabase } from "../../db/client.ts";
import { migrateDatabase } from "../../db/migrate.ts";
import { storeDemoPictures } from "../demo/pictures/store.ts";
import { hasNoUsers, seedDemo } from "../demo/seed.ts";
import { seedReference } from "../seed.ts";
import type { Bucket } from "./bucket.ts";
import { dataDirFrom, shownDataDir } from "./data-lock.ts";
import { startFakes } from "./fakes.ts";
import { firstLine, PlainFailure } from "./plain-failure.ts";
import { requireFreePort } from "./ports.ts";
import type { Parts } from "./program.ts";
import { fakesSettings, localUrl, type Ports, portsFrom, type Settings, withEnvironment } from "./settings.ts";
import { startWatchedSqld, type WatchedSqld } from "./watched-sqld.ts";

export type Services = {
  settings: Settings;
  ports: Ports;
  host: string;
  dataDir: string;
  fakesUrl: string;
  demo: boolean;
  /** Draws and stores the demo pictures, if this start seeded the demo data. */
  storePictures: ((bucket: Bucket) => Promise<void>) | undefined;
};

/**
 * Starts everything but the worker: the database (or uses the one in DATABASE_URL), migrations, seeds and the fakes.
 * @param onFailure called if the database later can't be kept running
 */
export async function startServices(parts: Parts, onFailure: (failure: PlainFailure) => void): Promise<Services> {
  const environment = process.env;
  const ports = readPorts(environment);
  const host = environment["HOST"] || "127.0.0.1";
  const dataDir = dataDirFrom(environment);
  const ownDatabase = environment["DATABASE_URL"];
  await requireFreePort(ports.worker, "PORT");
  await requireFreePort(ports.fakes, "FAKES_PORT");

  const database = ownDatabase ? { url: ownDatabase, watch: null } : await startDatabase(parts, dataDir, ports.sqld);
  const databaseUrl = database.url;
  const { demo, storePictures } = await prepareDatabase(databaseUrl, environment["DATABASE_AUTH_TOKEN"]);
  database.watch?.(() => onFailure(stoppedDatabase(dataDir)));
  const fakesUrl = localUrl(ports.fakes);
  const defaults = fakesSettings({
    appUrl: localUrl(ports.worker),
    fakesUrl,
    databaseUrl,
    databaseAuthToken: environment["DATABASE_AUTH_TOKEN"],
  });
  const settings = withEnvironment(defaults, environment);
  const fakes = await startFakes({ port: ports.fakes, host, dataDir, settings });
  parts.add(() => fakes.stop());
  return { settings, ports, host, dataDir, fakesUrl, demo, storePictures };
}

function readPorts(environment: NodeJS.ProcessEnv): Ports {
  try {
    return portsFrom(environment);
  } catch {
    throw new PlainFailure("PORT, FAKES_PORT e SQLD_PORT devem ser números de porta, de 1 a 65535.");
  }
}

async function startDatabase(parts: Parts, dataDir: string, port: number): Promise<WatchedSqld> {
  await requireFreePort(port, "SQLD_PORT");
  const sqld = await startWatchedSqld({ dataDir, port });
  parts.add(() => sqld.stop());
  return sqld;
}

function stoppedDatabase(dataDir: string): PlainFailure {
  return new PlainFailure(`O banco de dados (sqld) parou: rode de novo, os dados estão em ${shownDataDir(dataDir)}.`);
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Migrates and seeds. Demo accounts have a known password, so they are only added to an empty database on this machine.
 * @returns whether the database is on this machine, so that it may contain demo accounts, and what is left to do
 */
async function prepareDatabase(
  url: string,
  authToken: string | undefined,
): Promise<Pick<Services, "demo" | "storePictures">> {
  try {
    const local = LOOPBACK.test(new URL(url).hostname);
    const db = openDatabase({ url, authToken });
    await migrateDatabase(db);
    await seedReference(db);
    const pictures = local && (await hasNoUsers(db)) ? await seedDemo(db, Date.now()) : undefined;
    return { demo: local, storePictures: pictures && ((bucket) => storeDemoPictures(db, bucket, pictures)) };
  } catch (error) {
    const help = process.env["DATABASE_URL"] ? "confira DATABASE_URL e DATABASE_AUTH_TOKEN" : "rode npm run reset";
    throw new PlainFailure(`O banco de dados não pôde ser preparado (${firstLine(error)}): ${help}.`, { cause: error });
  }
}
