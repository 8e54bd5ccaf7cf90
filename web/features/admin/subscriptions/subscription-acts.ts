import { CalendarPlus, CircleX, Undo2 } from "lucide-react";
import { EXTENSIONS, REASON_MAX_LENGTH } from "#src/features/admin/rules.ts";
import type { AdminSubscription } from "#src/features/admin/schemas.ts";
import { trpcClient } from "@/lib/trpc.ts";
import type { Act } from "../act.ts";
import { ACT } from "../panel-messages.ts";
import { USER_CAUSES } from "../users/messages.ts";
import { NOT_FOUND, SUBSCRIPTION_ACTS } from "./messages.ts";

const reason = { label: ACT.reason, hint: ACT.reasonHint, isRequired: false, max: REASON_MAX_LENGTH };
const causes = { "subscription.not_found": NOT_FOUND, "subscription.active": USER_CAUSES.exists };

/** What an admin can do to a subscription. */
export const ACTS_ON_SUBSCRIPTIONS: readonly Act<AdminSubscription>[] = [
  ...EXTENSIONS.map(
    (days): Act<AdminSubscription> => ({
      texts: SUBSCRIPTION_ACTS.extend(days),
      icon: CalendarPlus,
      reason,
      causes,
      isOffered: ({ status }) => status === "ACTIVE" || status === "EXPIRED",
      send: ({ id }, { reason }) => trpcClient.admin.extendSubscription.mutate({ id, days, reason }),
    }),
  ),
  {
    texts: SUBSCRIPTION_ACTS.cancel,
    icon: CircleX,
    isDanger: true,
    reason: { ...reason, hint: ACT.reasonMailed },
    causes,
    isOffered: ({ status }) => status === "ACTIVE" || status === "PENDING",
    send: ({ id }, { reason }) => trpcClient.admin.cancelSubscription.mutate({ id, reason }),
  },
  {
    texts: SUBSCRIPTION_ACTS.activate,
    icon: Undo2,
    reason,
    causes,
    isOffered: ({ status, hasOther }) => !hasOther && (status === "CANCELLED" || status === "EXPIRED"),
    send: ({ id }, { reason }) => trpcClient.admin.activateSubscription.mutate({ id, reason }),
  },
];
