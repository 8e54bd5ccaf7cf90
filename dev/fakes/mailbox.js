import { WorkerEntrypoint } from "cloudflare:workers";

/**
 * Replaces Cloudflare's `send_email` binding: sends every message to the fakes' mailbox. Plain JavaScript, because
 * `npm start` passes this file to workerd unchanged.
 */
export class Mailbox extends WorkerEntrypoint {
  async send(message) {
    const response = await fetch(`${this.env.FAKES_URL}/mail`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    });
    if (response.ok) return await response.json();
    const code = response.status === 400 ? "E_VALIDATION_ERROR" : "E_INTERNAL_SERVER_ERROR";
    throw Object.assign(new Error(`the fakes' mailbox answered ${response.status} for ${message.to}`), { code });
  }
}

export default { fetch: () => new Response(null, { status: 404 }) };
