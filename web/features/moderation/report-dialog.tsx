import { useWatch } from "react-hook-form";
import { REPORT_REASONS, REPORT_TEXT_MAX_LENGTH, type ReportReason } from "#src/features/moderation/rules.ts";
import type { SubjectKind } from "#src/shared/decisions.ts";
import { UNSENT } from "@/lib/forms/form-messages.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { REASONS } from "@/lib/report-messages.ts";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { useSession } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { LOGIN, REPORT, REPORT_TITLES, reportFailure, SUPPORT } from "./report-messages.ts";

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: REASONS[value] }));

interface ReportDialogProps {
  kind: SubjectKind;
  id: string;
  onClose: () => void;
}

/** For classifieds, the other way: a chat with the support. */
function SupportLink({ kind, id }: Omit<ReportDialogProps, "onClose">) {
  if (kind !== "listing") return null;
  const text = SUPPORT.text(new URL(`/anuncio/${id}`, window.location.origin).href);
  return (
    <WhatsAppLink href={`/suporte?texto=${encodeURIComponent(text)}`} variant="outline" size="sm">
      {SUPPORT.action}
    </WhatsAppLink>
  );
}

/** Visitors log in first, and come back to this page. */
function LoginDialog({ kind, id, onClose }: ReportDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={REPORT_TITLES[kind]}
      description={LOGIN.text}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {LOGIN.cancel}
          </Button>
          <LogInLink />
        </>
      }
    >
      <SupportLink kind={kind} id={id} />
    </Dialog>
  );
}

function ReportForm({ kind, id, userId, onClose }: ReportDialogProps & { userId: string }) {
  const { form, dialog, isDirty } = useReport({ kind, id, userId, onDone: onClose });
  const guard = useLeaveGuard(isDirty, UNSENT);
  const { errors } = form.formState;
  const isOther = useWatch({ control: form.control, name: "reason" }) === "other";
  return (
    <FormDialog
      {...dialog}
      title={REPORT_TITLES[kind]}
      description={REPORT.text}
      submitLabel={REPORT.submit}
      busyLabel={REPORT.submitting}
      onClose={onClose}
      guard={guard}
    >
      <Field label={REPORT.reason} required group error={errors.reason?.message}>
        <Segmented options={OPTIONS} columns={1} className="md:grid-cols-2" {...form.register("reason")} />
      </Field>
      <Field
        label={REPORT.details}
        hint={isOther ? REPORT.detailsNeeded : REPORT.detailsHint}
        required={isOther}
        error={errors.text?.message}
      >
        <Textarea limit={REPORT_TEXT_MAX_LENGTH} {...form.register("text")} />
      </Field>
      <SupportLink kind={kind} id={id} />
    </FormDialog>
  );
}

interface ReportValues {
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

interface ReportTask {
  kind: SubjectKind;
  id: string;
  userId: string;
  onDone: () => void;
}

/** Form of a report, kept as a draft in this browser until it is sent. */
function useReport({ kind, id, userId, onDone }: ReportTask) {
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

/** 'Denunciar': a reason and, if the person likes, what happened; classifieds also a chat with the support. */
export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const session = useSession();
  if (session.status === "user") return <ReportForm kind={kind} id={id} userId={session.user.id} onClose={onClose} />;
  if (session.status === "visitor") return <LoginDialog kind={kind} id={id} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={REPORT_TITLES[kind]}>
      {session.status === "unreachable" ? (
        lateError(session.retry)
      ) : (
        <SkeletonGroup label={REPORT.loading}>
          <Skeleton className="h-48 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
