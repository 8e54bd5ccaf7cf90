import { Ban, Check, EyeOff, MailWarning, Trash2 } from "lucide-react";
import type { AdminCase } from "#src/features/admin/schemas.ts";
import { DECISION_REASON_MAX_LENGTH, type NextDecision, nextDecisions } from "#src/features/moderation/rules.ts";
import { trpcClient } from "@/lib/trpc.ts";
import type { Icon } from "@/ui/icon-type.ts";
import type { Act } from "../act.ts";
import { ACT } from "../panel-messages.ts";
import { BAN } from "../users/messages.ts";
import { AGAIN, DECISION_ACTS } from "./messages.ts";

const reason = { label: ACT.reason, hint: ACT.reasonTold, isRequired: true, max: DECISION_REASON_MAX_LENGTH };

function decisionAct(decision: NextDecision, icon: Icon, isDanger = false): Act<AdminCase> {
  return {
    texts: DECISION_ACTS[decision],
    icon,
    isDanger,
    reason,
    send: ({ id, decidedAt }, { reason, isChosen }) =>
      trpcClient.admin.decide.mutate({ id, decision, reason, decidedAt, ban: isChosen }),
  };
}

/** The decisions on a case, mildest first. */
const DECISIONS: Readonly<Record<NextDecision, Act<AdminCase>>> = {
  keep: decisionAct("keep", Check),
  warn: decisionAct("warn", MailWarning),
  hide: decisionAct("hide", EyeOff),
  delete: decisionAct("delete", Trash2, true),
  block: { ...decisionAct("block", Ban, true), option: { ...BAN, isChosen: false } },
  premium: decisionAct("premium", Check),
};

/** The label of a decision on a case, which says whether it upholds the one before or takes it back. */
function labelOf({ decision }: AdminCase, next: NextDecision, label: string): string {
  if (decision === null) return label;
  if (decision === next) return AGAIN.same;
  return next === "keep" ? AGAIN.undo : label;
}

/** What may be decided on a case. */
export function decisionsOn(row: AdminCase): Act<AdminCase>[] {
  return nextDecisions(row).map((next) => {
    const { texts, ...act } = DECISIONS[next];
    const label = labelOf(row, next, texts.label);
    if (label === texts.label) return { ...act, texts };
    return { ...act, texts: { ...texts, label, title: `${label}?`, confirm: label } };
  });
}
