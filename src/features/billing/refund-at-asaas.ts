import type { Database } from "#db/client.ts";
import type { Settings } from "../../env.ts";
import { DomainError } from "../../errors.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { getPayment, refundPayment } from "./asaas.ts";
import { type Asaas, openAsaas } from "./asaas-call.ts";
import { isRefundBegun } from "./differences.ts";
import { checkRefunded, storeRefusal } from "./queries-acts.ts";

/** Why Asaas does not refund; null if it does. A repetition finds that it has begun. */
async function refusalOf(asaas: Asaas, paymentId: string): Promise<string | null> {
  const charge = await getPayment(asaas, paymentId);
  if (charge === null || charge.deleted) return "A cobrança não existe mais.";
  if (isRefundBegun(charge.status)) return null;
  try {
    await refundPayment(asaas, paymentId);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "payment.refused") throw error;
    return error.details.params?.["reason"] ?? "Sem motivo informado.";
  }
}

/** Refunds all of a charge at Asaas. Its event ends premium; the job that checks subscriptions asks if none comes. */
export async function refundAtAsaas(
  { settings, db, now }: { settings: Settings; db: Database; now: number },
  { paymentId }: OutboxPayloads["asaas.refund"],
): Promise<void> {
  const refusal = await refusalOf(openAsaas(settings), paymentId);
  if (refusal === null) await checkRefunded(db, paymentId, now);
  else await storeRefusal(db, paymentId, refusal);
}
