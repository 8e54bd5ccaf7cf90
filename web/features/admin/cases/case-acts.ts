import { Ban, Check, EyeOff, MailWarning, Trash2 } from "lucide-react";
import type { AdminCase } from "#src/features/admin/schemas.ts";
import { DECISION_REASON_MAX_LENGTH, type Decision } from "#src/features/moderation/rules.ts";
import { trpcClient } from "@/lib/trpc.ts";
import type { Icon } from "@/ui/icon-type.ts";
import type { Act } from "../act.ts";
import { ACT } from "../panel-messages.ts";
import { DECISION_ACTS } from "./messages.ts";

const reason = { label: ACT.reason, hint: ACT.reasonTold, isRequired: true, max: DECISION_REASON_MAX_LENGTH };

function decisionAct(decision: Decision, icon: Icon, isDanger = false): Act<AdminCase> {
  return {
    texts: DECISION_ACTS[decision],
    icon,
    isDanger,
    reason,
    send: ({ id }, { reason }) => trpcClient.admin.decide.mutate({ id, decision, reason }),
  };
}

/** The decisions on a case, mildest first. */
export const DECISIONS: readonly Act<AdminCase>[] = [
  decisionAct("keep", Check),
  decisionAct("warn", MailWarning),
  decisionAct("hide", EyeOff),
  decisionAct("delete", Trash2, true),
  decisionAct("block", Ban, true),
];
