import type { Settings } from "../../env.ts";

const TIMEOUT_MS = 10_000;

/** Whether there is an n8n workflow. */
export const hasWorkflow = ({ N8N_WEBHOOK_URL }: Pick<Settings, "N8N_WEBHOOK_URL">): boolean => N8N_WEBHOOK_URL !== "";

/** Calls the n8n workflow. Throws unless the response is 2xx, so that the delivery is retried. */
export async function callWorkflow(settings: Settings, body: Record<string, unknown>): Promise<void> {
  const response = await fetch(settings.N8N_WEBHOOK_URL, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${settings.N8N_WEBHOOK_TOKEN}` },
    body: JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`n8n answered ${response.status}`);
}
