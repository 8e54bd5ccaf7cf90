import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { SECOND_MS } from "../../../src/shared/time.ts";

export const FAULT_KINDS = ["error", "limited", "late", "dropped", "malformed"] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULT_LABELS: Readonly<Record<FaultKind, string>> = {
  error: "Erro 500",
  limited: "Chamadas demais (429)",
  late: "Faz, e responde tarde demais",
  dropped: "Faz, e cai antes de responder",
  malformed: "Faz, e responde pela metade",
};

/** The next `calls` calls with this method (null for any) fail. */
export type Fault = { kind: FaultKind; method: string | null; calls: number };

/** Longer than the portal's timeouts. */
const LATE_MS = 30 * SECOND_MS;
const LIMIT_RESET_SECONDS = 30;

export class FaultSwitch {
  current: Fault | null = null;

  /** The fault of this call, which is counted. */
  take(method: string): FaultKind | null {
    const fault = this.current;
    if (!fault || (fault.method !== null && fault.method !== method)) return null;
    fault.calls--;
    if (fault.calls === 0) this.current = null;
    return fault.kind;
  }
}

/** Lets calls fail before or after their work is done. */
export function failOnDemand(faults: FaultSwitch) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const kind = faults.take(c.req.method);
    if (kind === "error") return c.text("Internal Server Error", 500);
    if (kind === "limited") {
      const headers = {
        "RateLimit-Limit": "100",
        "RateLimit-Remaining": "0",
        "RateLimit-Reset": String(LIMIT_RESET_SECONDS),
      };
      const errors = [{ code: "too_many_requests", description: "Limite de requisições atingido." }];
      return c.json({ errors }, 429, headers);
    }
    await next();
    if (kind === "late") await wait(LATE_MS, undefined, { ref: false });
    if (kind === "dropped") c.env.incoming.socket.destroy();
    if (kind === "malformed") {
      const text = await c.res.text();
      c.res = new Response(text.slice(0, text.length / 2), c.res);
    }
    return undefined;
  });
}
