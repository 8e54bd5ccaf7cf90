import { z } from "zod";
import type { FakeAsaas } from "./fake-asaas.ts";
import { FAULT_KINDS } from "./faults.ts";

/** Forms send texts. */
const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);
const count = z.coerce.number().int().min(0);
const payment = z.string();

/** What people press on the fakes' pages, and tests send to `/api/asaas`. */
const command = z.discriminatedUnion("do", [
  z.object({ do: z.literal("pay"), payment, method: z.enum(["PIX", "CREDIT_CARD", "BOLETO"]).default("PIX") }),
  z.object({ do: z.literal("refuse"), payment }),
  z.object({ do: z.literal("refund"), payment }),
  z.object({ do: z.literal("expire"), payment }),
  z.object({ do: z.literal("next-charge"), subscription: z.string() }),
  z.object({ do: z.literal("delete-subscription"), subscription: z.string() }),
  z.object({
    do: z.literal("fail"),
    kind: z.enum(FAULT_KINDS).or(z.literal("")),
    method: z.enum(["GET", "POST", "DELETE"]).or(z.literal("")).default(""),
    calls: count.default(1),
  }),
  z.object({ do: z.literal("delay-charges"), delayMs: count }),
  z.object({ do: z.literal("refuse-frames"), on: flag }),
  z.object({
    do: z.literal("webhooks"),
    held: flag.optional(),
    duplicated: flag.optional(),
    reversed: flag.optional(),
    delayMs: count.optional(),
  }),
  z.object({ do: z.literal("try-now") }),
  z.object({ do: z.literal("resume") }),
  z.object({ do: z.literal("repeat"), delivery: z.string() }),
]);

type Command = z.infer<typeof command>;

/** Carries out a command. Throws a zod error if it is none; unknown ids are ignored. */
export async function runCommand(desk: FakeAsaas, input: unknown): Promise<void> {
  const wanted = command.parse(input);
  if ("payment" in wanted) return actOnPayment(desk, wanted);
  if ("subscription" in wanted) return actOnSubscription(desk, wanted);
  if (wanted.do === "refuse-frames") desk.framesRefused = wanted.on;
  else if (wanted.do === "delay-charges") desk.account.chargeDelayMs = wanted.delayMs;
  else if (wanted.do === "fail") {
    const { kind, method, calls } = wanted;
    desk.faults.current = kind === "" || calls === 0 ? null : { kind, method: method || null, calls };
  } else await actOnWebhooks(desk, wanted);
}

function actOnPayment({ account }: FakeAsaas, wanted: Command & { payment: string }): void {
  const found = account.payments.get(wanted.payment);
  if (!found) return;
  if (wanted.do === "pay") account.pay(found, wanted.method);
  if (wanted.do === "refuse") account.refuse(found);
  if (wanted.do === "refund") account.refund(found);
  if (wanted.do === "expire") account.expire(found);
}

function actOnSubscription({ account }: FakeAsaas, wanted: Command & { subscription: string }): void {
  const found = account.subscriptions.get(wanted.subscription);
  if (!found || found.deleted) return;
  if (wanted.do === "next-charge") account.createNextCharge(found);
  if (wanted.do === "delete-subscription") account.deleteSubscription(found);
}

type WebhookCommand = Extract<Command, { do: "webhooks" | "try-now" | "resume" | "repeat" }>;

async function actOnWebhooks({ webhooks }: FakeAsaas, wanted: WebhookCommand): Promise<void> {
  for (const webhook of webhooks) {
    if (wanted.do === "webhooks") {
      const { do: _name, ...changes } = wanted;
      webhook.mischief = { ...webhook.mischief, ...withoutUndefined(changes) };
      webhook.tryNow();
    }
    if (wanted.do === "try-now") webhook.tryNow();
    if (wanted.do === "resume") webhook.resume();
    if (wanted.do === "repeat") {
      const delivery = webhook.deliveries.find(({ id }) => id === wanted.delivery);
      if (delivery) await webhook.repeat(delivery);
    }
  }
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const withoutUndefined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
