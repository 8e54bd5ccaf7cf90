import { Check, Undo2 } from "lucide-react";
import { REASON_MAX_LENGTH } from "#src/features/admin/rules.ts";
import type { AdminPayment, PaymentDifference } from "#src/features/admin/schemas-payments.ts";
import { trpcClient } from "@/lib/trpc.ts";
import type { Act } from "../act.ts";
import { ACT } from "../panel-messages.ts";
import { DIFFERENCE_ACT, PAYMENT_ACTS, PAYMENT_CAUSES } from "./messages.ts";

const reason = { label: ACT.reason, hint: ACT.reasonHint, isRequired: true, max: REASON_MAX_LENGTH };

/** What an admin can do to a payment. */
export const ACTS_ON_PAYMENTS: readonly Act<AdminPayment>[] = [
  {
    texts: PAYMENT_ACTS.refund,
    icon: Undo2,
    isDanger: true,
    reason,
    consent: PAYMENT_CAUSES.consent,
    causes: PAYMENT_CAUSES.refused,
    isOffered: ({ state, name, revokedAt, refundAskedAt }) =>
      state === "received" && name !== null && revokedAt === null && refundAskedAt === null,
    send: ({ id }, { reason }) => trpcClient.admin.refundPayment.mutate({ id, reason }),
  },
];

/** What an admin can do about a difference. */
export const ACTS_ON_DIFFERENCES: readonly Act<PaymentDifference>[] = [
  {
    texts: DIFFERENCE_ACT,
    icon: Check,
    reason: { ...reason, isRequired: false },
    send: ({ id }, { reason }) => trpcClient.admin.settleDifference.mutate({ id, reason }),
  },
];
