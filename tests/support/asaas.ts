import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { userSubscriptions } from "../../db/schema/index.ts";
import { startFakes } from "../../dev/stack/fakes.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { fakesSettings, localUrl, type Settings } from "../../dev/stack/settings.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import { type Bindings, type Env, type LiveRoomStub, readEnv } from "../../src/env.ts";
import { askFakes } from "./fakes.ts";
import type { Person } from "./people.ts";
import { eventually, type Product } from "./product.ts";

export interface ReceivedWebhook {
  path: string;
  token: string | undefined;
  body: { id: string; event: string; dateCreated: string; payment?: FakePayment; subscription?: { id: string } };
}

interface FakePayment {
  id: string;
  subscription: string;
  status: string;
  dueDate: string;
  invoiceUrl: string;
  deleted: boolean;
}

export interface FakeAsaasContent {
  customers: { id: string; externalReference: string; notificationDisabled: boolean; cpfCnpj: string }[];
  subscriptions: { id: string; externalReference: string; status: string; deleted: boolean; value: number }[];
  payments: FakePayment[];
  webhooks: { interrupted: boolean; deliveries: { event: string; tries: number; isDelivered: boolean }[] }[];
}

/** The worker's environment, for what a test calls in its own process. Live events go nowhere. */
export function envOf(settings: Settings): Env {
  const room = { publish: async () => {} } as unknown as LiveRoomStub;
  const LIVE_ROOM = { idFromName: () => ({}) as ReturnType<Env["LIVE_ROOM"]["idFromName"]>, get: () => room };
  return { ...readEnv(settings as unknown as Bindings), LIVE_ROOM };
}

export interface AsaasCommand {
  do: string;
  [name: string]: unknown;
}

/** Presses a button of the fake Asaas, and returns everything that it holds afterwards. */
export const press = ({ fakesUrl }: Pick<Stack, "fakesUrl">, command: AsaasCommand): Promise<FakeAsaasContent> =>
  askFakes(fakesUrl, "/api/asaas", command);

/** What the fake Asaas holds of a person. */
export async function heldByAsaas({ stack, db }: Pick<Product, "stack" | "db">, { id }: Pick<Person, "id">) {
  const { customers, subscriptions, payments } = await press(stack, { do: "try-now" });
  const rows = await db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, id));
  const own = subscriptions.filter(({ externalReference }) => rows.some((row) => row.id === externalReference));
  return {
    customers: customers.filter(({ externalReference }) => externalReference === id),
    subscriptions: own,
    payments: payments.filter(({ subscription }) => own.some((one) => one.id === subscription)),
  };
}

/** The fake Asaas without the portal: its webhooks arrive here. */
export class FakeAsaas {
  settings!: Settings;
  /** Status with which webhooks are answered. */
  answer = 200;
  received: ReceivedWebhook[] = [];
  /** Stops the fakes and starts them again, as a developer does. */
  restart!: () => Promise<void>;
  readonly #stops: (() => Promise<unknown>)[] = [];

  async start(): Promise<void> {
    const receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const token = request.headers["asaas-access-token"];
        this.received.push({
          path: request.url ?? "",
          token: Array.isArray(token) ? token[0] : token,
          body: JSON.parse(Buffer.concat(chunks).toString()) as ReceivedWebhook["body"],
        });
        response.writeHead(this.answer).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    this.#stops.push(() => new Promise((resolve) => receiver.close(resolve).closeAllConnections()));
    const dataDir = await mkdtemp(join(tmpdir(), "portal-asaas-"));
    this.#stops.push(() => rm(dataDir, { recursive: true }));
    const port = await freePort();
    this.settings = fakesSettings({
      appUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
      fakesUrl: localUrl(port),
      databaseUrl: "http://localhost:1",
    });
    const open = () => startFakes({ port, dataDir, settings: this.settings });
    let fakes = await open();
    this.#stops.push(() => fakes.stop());
    this.restart = async () => {
      await fakes.stop();
      fakes = await open();
    };
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.reverse()) await stop();
  }

  command(command: AsaasCommand): Promise<FakeAsaasContent> {
    return press({ fakesUrl: new URL(this.settings.ASAAS_BASE_URL).origin }, command);
  }

  /** What Asaas holds. */
  content = (): Promise<FakeAsaasContent> => this.command({ do: "webhooks" });

  /** Waits until this many webhooks have arrived since the test began, and returns their events. */
  async events(count: number): Promise<string[]> {
    await eventually(async () => this.received.length >= count || undefined, `${count} webhooks`);
    return this.received.map(({ body }) => body.event);
  }
}

/** Starts it before the tests of a file. Before each test it behaves well, and what was received is forgotten. */
export function startFakeAsaas(): FakeAsaas {
  const asaas = new FakeAsaas();
  beforeAll(() => asaas.start());
  afterAll(() => asaas.stop());
  beforeEach(async () => {
    asaas.answer = 200;
    await asaas.command({ do: "fail", kind: "" });
    await asaas.command({ do: "delay-charges", delayMs: 0 });
    await asaas.command({ do: "webhooks", held: false, duplicated: false, reversed: false, delayMs: 0 });
    await asaas.command({ do: "resume" });
    await eventually(async () => {
      const { webhooks } = await asaas.content();
      return webhooks.every(({ deliveries }) => deliveries.every((one) => one.isDelivered)) || undefined;
    }, "the webhooks of the last test");
    asaas.received = [];
  });
  return asaas;
}
