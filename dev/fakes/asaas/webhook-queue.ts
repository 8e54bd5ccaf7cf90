import { randomBytes, randomUUID } from "node:crypto";
import { SECOND_MS } from "../../../src/shared/time.ts";
import type { AsaasEvent } from "./account.ts";
import { dateTimeAt } from "./dates.ts";

const ANSWER_TIMEOUT_MS = 10 * SECOND_MS;
const FAILURES_UNTIL_PAUSE = 15;
/** Seconds that Asaas waits after each failure in a row, at a hundredth of their length. */
const RETRY_AFTER_MS = [30, 60, 210, 300, 900, 1500, 3600, 3600, 3600, 3600, 3600, 7200, 7200, 10_800].map(
  (seconds) => seconds * 10,
);

/** A configured webhook, with the fields of Asaas. */
export type WebhookConfig = {
  id: string;
  name: string;
  url: string;
  email: string;
  enabled: boolean;
  /** Paused after failures, until someone resumes it. */
  interrupted: boolean;
  authToken: string | null;
  sendType: "SEQUENTIALLY" | "NON_SEQUENTIALLY";
  /** Names of events; null for all. */
  events: string[] | null;
};

export type Delivery = {
  id: string;
  event: string;
  body: AsaasEvent & { id: string; dateCreated: string };
  isDelivered: boolean;
  tries: number;
  /** Status of the last answer, or why there was none. */
  lastAnswer: string | null;
};

/** How deliveries misbehave. */
export type DeliveryFaults = { held: boolean; duplicated: boolean; reversed: boolean; delayMs: number };

let eventsSoFar = 9000;

/** Delivers the events of one webhook, one after the other, until each one is answered with exactly 200. */
export class WebhookQueue {
  readonly config: WebhookConfig;
  /** Newest last. */
  readonly deliveries: Delivery[] = [];
  mischief: DeliveryFaults = { held: false, duplicated: false, reversed: false, delayMs: 0 };
  #failuresInARow = 0;
  #isSending = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(config: Omit<WebhookConfig, "id">) {
    this.config = { id: randomUUID(), ...config };
  }

  get waiting(): Delivery[] {
    return this.deliveries.filter(({ isDelivered }) => !isDelivered);
  }

  add(event: AsaasEvent): void {
    const { enabled, events } = this.config;
    if (!enabled || (events && !events.includes(event.event))) return;
    const id = `evt_${randomBytes(16).toString("hex")}&${++eventsSoFar}`;
    const body = { id, dateCreated: dateTimeAt(Date.now()), ...structuredClone(event) };
    this.deliveries.push({ id, event: event.event, body, isDelivered: false, tries: 0, lastAnswer: null });
    if (!this.#timer) this.#runIn(this.mischief.delayMs);
  }

  /** Tries now instead of after the pause that follows a failure. */
  tryNow(): void {
    this.#runIn(0);
  }

  /** Reactivates a paused queue. */
  resume(): void {
    this.config.interrupted = false;
    this.#failuresInARow = 0;
    this.#runIn(0);
  }

  /** Sends a delivered event again, as Asaas sometimes does. */
  async repeat(delivery: Delivery): Promise<void> {
    await this.#post(delivery);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.config.enabled = false;
  }

  #runIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#run();
    }, ms).unref();
  }

  #next(): Delivery | undefined {
    const { enabled, interrupted } = this.config;
    if (!enabled || interrupted || this.mischief.held) return undefined;
    return this.mischief.reversed ? this.waiting.at(-1) : this.waiting[0];
  }

  async #run(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        if (!(await this.#deliver(next))) break;
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** @returns false if the queue has to wait */
  async #deliver(delivery: Delivery): Promise<boolean> {
    delivery.isDelivered = await this.#post(delivery);
    if (delivery.isDelivered) {
      this.#failuresInARow = 0;
      if (this.mischief.duplicated) await this.#post(delivery);
      return true;
    }
    this.#failuresInARow++;
    const pause = RETRY_AFTER_MS[this.#failuresInARow - 1];
    if (this.#failuresInARow >= FAILURES_UNTIL_PAUSE || pause === undefined) this.config.interrupted = true;
    else this.#runIn(pause);
    return false;
  }

  async #post(delivery: Delivery): Promise<boolean> {
    const { url, authToken } = this.config;
    delivery.tries++;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "user-agent": "Asaas",
          ...(authToken === null ? {} : { "asaas-access-token": authToken }),
        },
        body: JSON.stringify(delivery.body),
        redirect: "manual",
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      await response.body?.cancel();
      delivery.lastAnswer = String(response.status);
      return response.status === 200;
    } catch (error) {
      delivery.lastAnswer = error instanceof Error && error.name === "TimeoutError" ? "sem resposta" : "sem conexão";
      return false;
    }
  }
}
