import type { Failure } from "@/lib/errors.ts";
import { knownCause } from "@/lib/failure-messages.ts";
import { checkAccess } from "../access/use-admin-access.ts";
import { ACT_CAUSES } from "../panel-messages.ts";
import { isLost } from "../use-act.ts";

/** What a form of the tab shows if the server refuses it. */
export function courseProblem(failure: Failure, { error, failed }: { error: string; failed: string }) {
  if (isLost(failure)) void checkAccess();
  return { title: error, text: [failed, knownCause(failure, ACT_CAUSES)].filter(Boolean).join(" ") };
}
