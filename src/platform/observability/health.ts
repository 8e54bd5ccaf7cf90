import { Hono } from "hono";
import type { Database } from "#db/client.ts";
import type { AppEnv } from "../../http.ts";
import { HOUR_MS, MINUTE_MS } from "../../shared/time.ts";
import { logError } from "./log.ts";
import { readSigns } from "./queries-health.ts";

/** Each isolate looks at the database at most this often, however often it is asked. */
const FRESH_MS = 5_000;
/** The jobs run every minute, and one run may take longer. */
const JOBS_LATE_MS = 5 * MINUTE_MS;

interface Health {
  ok: boolean;
  database: "ok" | "unavailable";
  /** How long ago the jobs of each minute last ran; null if that is unknown. */
  jobsAgeSeconds: number | null;
  /** Deliveries that were given up and wait in the admin panel, at most 100; null if that is unknown. */
  deadDeliveries: number | null;
  /** Since the last complete backup of a night; null if there was none, or that is unknown. */
  backupAgeHours: number | null;
}

async function examine(db: Database, now: number): Promise<Health> {
  try {
    const { jobs, dead, backup } = await readSigns(db);
    const ranAt = jobs[0]?.ranAt;
    const madeAt = backup[0]?.madeAt;
    return {
      ok: ranAt !== undefined && now - ranAt < JOBS_LATE_MS,
      database: "ok",
      jobsAgeSeconds: ranAt === undefined ? null : Math.max(0, Math.round((now - ranAt) / 1000)),
      deadDeliveries: dead[0]?.count ?? 0,
      backupAgeHours: madeAt === undefined ? null : Math.max(0, Math.round((now - madeAt) / HOUR_MS)),
    };
  } catch (error) {
    logError("health", error);
    return { ok: false, database: "unavailable", jobsAgeSeconds: null, deadDeliveries: null, backupAgeHours: null };
  }
}

let known: Health | null = null;
let examinedAt = 0;

/** For monitors: 200 if the database responds and the jobs run, otherwise 503. Has no personal data. */
export const healthRoute = new Hono<AppEnv>().get("/", async (c) => {
  const { db, now } = c.var.context;
  if (!known || now - examinedAt >= FRESH_MS) {
    // Before waiting, so that others get the last result meanwhile instead of asking too.
    examinedAt = now;
    known = await examine(db, now);
  }
  return c.json(known, known.ok ? 200 : 503);
});
