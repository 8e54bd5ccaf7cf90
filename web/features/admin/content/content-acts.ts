import { Eye, EyeOff, Trash2 } from "lucide-react";
import { DELETE_REQUEST_REASONS, REASON_MAX_LENGTH } from "#src/features/admin/rules.ts";
import type { AdminRequest } from "#src/features/admin/schemas.ts";
import type { SubjectKind } from "#src/shared/decisions.ts";
import { trpcClient } from "@/lib/trpc.ts";
import type { Act, ActTexts } from "../act.ts";
import { ACT } from "../panel-messages.ts";
import { contentTexts, DELETE_REQUEST, DELETE_REQUEST_LABELS } from "./messages.ts";

interface Content {
  id: string;
  hiddenBecause: "decision" | "block" | null;
}

const reason = { label: ACT.reason, hint: ACT.reasonMailed, isRequired: true, max: REASON_MAX_LENGTH };

/** Hiding, restoring and deleting things of one kind. What a block has hidden comes back with the account. */
export function actsOnContent<Row extends Content>(kind: SubjectKind, nameOf: (row: Row) => string) {
  const textsOf = (act: "hide" | "restore" | "remove"): ActTexts<Row> => ({
    ...contentTexts(kind, "")[act],
    text: (row) => contentTexts(kind, nameOf(row))[act].text,
  });
  const acts: Act<Row>[] = [
    {
      texts: textsOf("hide"),
      icon: EyeOff,
      reason,
      isOffered: ({ hiddenBecause }) => hiddenBecause === null,
      send: ({ id }, { reason }) => trpcClient.admin.hide.mutate({ kind, id, reason }),
      change: () => ({ hiddenBecause: "decision" }),
    },
    {
      texts: textsOf("restore"),
      icon: Eye,
      reason,
      isOffered: ({ hiddenBecause }) => hiddenBecause === "decision",
      send: ({ id }, { reason }) => trpcClient.admin.restore.mutate({ kind, id, reason }),
      change: () => ({ hiddenBecause: null }),
    },
    {
      texts: textsOf("remove"),
      icon: Trash2,
      isDanger: true,
      reason,
      send: ({ id }, { reason }) => trpcClient.admin.delete.mutate({ kind, id, reason }),
      change: () => "removed",
    },
  ];
  return acts;
}

const choiceOf = (value: string) => DELETE_REQUEST_REASONS.find((reason) => reason === value) ?? "other";

/** 'Excluir solicitação', with one of the six reasons. */
const deleteRequest: Act<AdminRequest> = {
  texts: { ...DELETE_REQUEST, text: ({ serviceType, ownerName }) => DELETE_REQUEST.text(serviceType, ownerName) },
  icon: Trash2,
  isDanger: true,
  choice: {
    label: DELETE_REQUEST.reason,
    placeholder: DELETE_REQUEST.choose,
    options: DELETE_REQUEST_REASONS.map((value) => ({ value, label: DELETE_REQUEST_LABELS[value] })),
  },
  send: ({ id }, { choice }) => trpcClient.admin.deleteRequest.mutate({ id, reason: choiceOf(choice) }),
  change: () => "removed",
};

const [hideRequest, restoreRequest] = actsOnContent<AdminRequest>("request", ({ serviceType }) => serviceType);
export const ACTS_ON_REQUESTS = [hideRequest, restoreRequest, deleteRequest].filter((act) => act !== undefined);
