import { REPORT_REASONS, type ReportReason, type SubjectKind } from "#src/features/moderation/rules.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { REPORT, reportFailure } from "./report-messages.ts";

export interface ReportValues {
  /** Blank until one is chosen. */
  reason: ReportReason | "";
  text: string;
}

const BLANK: ReportValues = { reason: "", text: "" };
/** The same for everybody who reports it again. */
const IS_OVER: ReadonlySet<string> = new Set(["report.exists", "report.own", "subject.not_found"]);

function problemOf({ reason, text }: ReportValues) {
  if (reason === "") return { field: "reason" as const, text: REPORT.reasonMissing };
  if (reason === "other" && text.trim() === "") return { field: "text" as const, text: REPORT.detailsMissing };
  return null;
}

export interface ReportTask {
  kind: SubjectKind;
  id: string;
  userId: string;
  onDone: () => void;
}

/** Form of a report, kept as a draft in this browser until it is sent. */
export function useReport({ kind, id, userId, onDone }: ReportTask) {
  const { mutateAsync } = trpc.moderation.report.useMutation();
  const draft = useFormDraft<ReportValues>({
    key: `denuncia.${kind}.${id}.${userId}`,
    blank: () => BLANK,
    restore: (stored, blank) => restoreDraft(stored, blank, { reason: REPORT_REASONS }),
    isHalfFilled: ({ reason, text }) => reason !== "" || text !== "",
  });
  const finish = () => {
    draft.clear();
    onDone();
  };
  const { form, dialog } = useAppForm<ReportValues>({
    draft,
    check: problemOf,
    send: async ({ reason, text }) => {
      if (reason === "") return;
      await mutateAsync({ kind, id, reason, text });
      notify.success(REPORT.sent, REPORT.sentText);
      finish();
    },
    refusal: (failure, refused) => {
      if (IS_OVER.has(failure.code)) finish();
      return refused ? { title: REPORT.check, text: refused.text } : { ...reportFailure(failure), field: null };
    },
  });
  return { form, dialog, isDirty: draft.isDirty };
}
