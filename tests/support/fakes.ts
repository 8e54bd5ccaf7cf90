import type { AiCall } from "../../dev/fakes/ai.ts";
import type { Mail } from "../../dev/fakes/mail.ts";
import type { Notification } from "../../dev/fakes/notifications.ts";

/** What the fakes answer at a path, or to a command there. Throws if they refuse. */
export async function askFakes<T>(fakesUrl: string, path: string, command?: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const init = command ? { method: "POST", headers, body: JSON.stringify(command) } : {};
  const response = await fetch(fakesUrl + path, init);
  if (!response.ok) throw new Error(`the fakes refused ${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** The mails in the mailbox, or those to an address, newest first. */
export const readMails = (fakesUrl: string, to = ""): Promise<Mail[]> =>
  askFakes(fakesUrl, `/api/mails?to=${encodeURIComponent(to)}`);

/** What n8n was told, newest first. */
export const readNotifications = (
  fakesUrl: string,
): Promise<(Notification & { payload: Readonly<Record<string, string>> })[]> =>
  askFakes(fakesUrl, "/api/notifications");

export const failN8n = (fakesUrl: string, failing: boolean) => askFakes(fakesUrl, "/api/n8n/failing", { failing });

export const setAi = (fakesUrl: string, mode: AiCall["mode"]) => askFakes(fakesUrl, "/api/ai", { mode });

/** How often and with what the AI was asked, newest first. */
export const readAiCalls = async (fakesUrl: string): Promise<AiCall[]> =>
  (await askFakes<{ calls: AiCall[] }>(fakesUrl, "/api/ai")).calls;
