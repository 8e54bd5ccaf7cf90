import { getMutationKey } from "@trpc/react-query";
import { useEffect, useRef, useState } from "react";
import type { CourseId } from "#src/features/college/catalogue.ts";
import type { AttemptResult, OpenedAttempt } from "#src/features/college/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { readDraft, storeDraft } from "@/lib/forms/drafts.ts";
import type { Message } from "@/lib/mutations.ts";
import { useSendWhenOnline } from "@/lib/offline/use-send-when-online.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { openFailure, sendFailure } from "./exam-messages.ts";
import { answerHere, completeAnswers, type ExamSheet, restoreSheet } from "./exam-sheet.ts";

interface Sitting {
  attempt: OpenedAttempt;
  sheet: ExamSheet;
  result: AttemptResult | null;
}

const refreshLearning = () => trpcUtils.college.mine.invalidate();

/** Cards and lists show badges. */
const refreshBadges = () => Promise.all([refreshLearning(), trpcUtils.networking.invalidate()]);

function sayFailure({ kind, title, text }: Message): void {
  notify[kind ?? "error"](title, text);
}

/**
 * An exam: opens an attempt or continues the open one, keeps its answers on this device until they are graded, and sends
 * them, also when the device is offline at the end. Sending twice is harmless.
 */
export function useExam(courseId: CourseId, userId: string) {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  /** Whether leaving should be confirmed. */
  const isDirty = useRef(false);
  const draftOf = (attempt: OpenedAttempt) => `prova.${userId}.${attempt.id}`;

  const show = (attempt: OpenedAttempt, sheet: ExamSheet) => {
    isDirty.current = sheet.answers.some((answer) => answer !== null);
    setSitting({ attempt, sheet, result: null });
  };
  const opening = trpc.college.openAttempt.useMutation({
    onSuccess: (attempt) => {
      show(attempt, restoreSheet(readDraft(draftOf(attempt)), attempt.questions.length));
      void refreshLearning();
    },
    onError: (error) => {
      sayFailure(openFailure(failureOf(error)));
      void refreshLearning();
    },
  });
  const { mutate } = opening;
  useEffect(() => mutate({ courseId }), [courseId, mutate]);

  const grading = trpc.college.sendAttempt.useMutation({ networkMode: "online" });
  const sending = useSendWhenOnline(grading, getMutationKey(trpc.college.sendAttempt));

  const keep = (sheet: ExamSheet) => {
    if (!sitting) return;
    sending.stopWaiting();
    storeDraft(draftOf(sitting.attempt), sheet);
    show(sitting.attempt, sheet);
  };
  const finish = async () => {
    const answers = sitting && completeAnswers(sitting.sheet);
    if (!answers) return;
    const { attempt } = sitting;
    try {
      const result = await sending.send({ attemptId: attempt.id, answers });
      if (result === null) return;
      isDirty.current = false;
      storeDraft(draftOf(attempt), null);
      setSitting({ ...sitting, result });
      void refreshBadges();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === "auth.required") void trpcUtils.auth.me.invalidate();
      sayFailure(sendFailure(failure));
    }
  };
  return {
    sitting,
    isDirty,
    failure: opening.error ? failureOf(opening.error) : null,
    isOpening: opening.isPending,
    open: () => {
      setSitting(null);
      mutate({ courseId });
    },
    choose: (option: number) => sitting && keep(answerHere(sitting.sheet, option)),
    goTo: (place: number) => sitting && keep({ ...sitting.sheet, place }),
    finish: () => void finish(),
    isSending: sending.isSending,
    isWaiting: sending.isWaiting,
    needsLogin: grading.error !== null && failureOf(grading.error).code === "auth.required",
  };
}

export type Exam = ReturnType<typeof useExam>;
