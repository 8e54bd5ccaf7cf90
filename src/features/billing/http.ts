import { Hono } from "hono";
import type { Settings } from "../../env.ts";
import type { AppEnv } from "../../http.ts";
import { isSameSecret } from "../../platform/hashing/tokens.ts";
import { type BodyLimits, readBody } from "../../platform/http/read-body.ts";
import { SECOND_MS } from "../../shared/time.ts";

const KIB = 1024;
/** Events have about 2 KiB. Asaas waits ten seconds for the answer. */
const EVENT_LIMITS: BodyLimits = {
  maxBytes: 64 * KIB,
  patienceBytes: 256 * KIB,
  totalMs: 8 * SECOND_MS,
  stallMs: 4 * SECOND_MS,
};

/** During a rotation, Asaas may still send the former token. */
function isKnownToken(settings: Settings, given: string): boolean {
  const known = [settings.ASAAS_WEBHOOK_TOKEN, settings.ASAAS_WEBHOOK_PREVIOUS_TOKEN];
  return known.map((token) => isSameSecret(given, token)).includes(true);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Events of Asaas. It repeats an event until the answer is 200, and stops after 15 others in a row. */
export const asaasWebhook = new Hono<AppEnv>().post("/", async (c) => {
  const { context } = c.var;
  if (!isKnownToken(context.env.settings, c.req.header("asaas-access-token") ?? "")) return c.text("", 401);
  const bytes = await readBody(c.req.raw.body, EVENT_LIMITS);
  if (bytes === null) return c.text("", 413);
  const { receiveEvent } = await import("./receive-event.ts");
  return (await receiveEvent(context, parseJson(bytes))) ? c.text("") : c.text("", 400);
});
