import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Settings } from "../../stack/settings.ts";
import { AsaasAccount, type AsaasEvent } from "./account.ts";
import { FaultSwitch } from "./faults.ts";
import { WebhookQueue } from "./webhook-queue.ts";

/** Everything that stands in for Asaas: the account, its webhooks, and how it misbehaves. */
export class FakeAsaas {
  readonly account: AsaasAccount;
  readonly faults = new FaultSwitch();
  /** The portal's webhook comes first. */
  readonly webhooks: WebhookQueue[];
  /** Whether invoices refuse to stand in a frame. */
  framesRefused = false;
  readonly #file: string;

  /** @param file keeps what the account holds while the program is stopped; its folder exists */
  constructor(settings: Settings, file: string) {
    this.#file = file;
    this.account = new AsaasAccount({
      origin: new URL(settings.ASAAS_BASE_URL).origin,
      emit: (event) => this.#emit(event),
    });
    if (existsSync(file)) this.account.restore(JSON.parse(readFileSync(file, "utf8")));
    const portal = new WebhookQueue({
      name: "Portal da Construção",
      url: `${settings.APP_URL}/webhooks/asaas`,
      email: settings.SUPPORT_EMAIL,
      enabled: true,
      interrupted: false,
      authToken: settings.ASAAS_WEBHOOK_TOKEN,
      sendType: "SEQUENTIALLY",
      events: null,
    });
    this.webhooks = [portal];
  }

  #emit(event: AsaasEvent): void {
    for (const webhook of this.webhooks) webhook.add(event);
  }

  stop(): void {
    for (const webhook of this.webhooks) webhook.stop();
    writeFileSync(this.#file, JSON.stringify(this.account.content()));
  }
}
