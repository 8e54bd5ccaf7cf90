import { ArrowLeft, ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { Button } from "@/ui/button.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import { WaitingNote } from "@/ui/states/waiting-note.tsx";
import { EXAM } from "./exam-messages.ts";
import type { Exam } from "./use-exam.ts";

type Sitting = NonNullable<Exam["sitting"]>;

interface ExamPartProps {
  exam: Exam;
  sitting: Sitting;
}

const FORM = "pergunta-da-prova";

/** Moves the focus to the answers, since the button that led here may be disabled now. */
function useFocusOnAnswers() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const radios = [...(form.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])];
    const chosen = radios.find(({ checked }) => checked) ?? radios[0];
    chosen?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "start" });
  }, []);
  return form;
}

/** A question with its options: arrows choose, Enter goes on. Its key is its place. */
export function ExamQuestion({ exam, sitting: { attempt, sheet } }: ExamPartProps) {
  const { place, answers } = sheet;
  const form = useFocusOnAnswers();
  const { questions } = attempt;
  const question = questions[place];
  const chosen = answers[place];
  if (!question) return null;
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (place === questions.length - 1) exam.finish();
    else exam.goTo(place + 1);
  };
  return (
    <form id={FORM} ref={form} onSubmit={goOn} className="space-y-3">
      <div>
        <p className="text-sm text-ink-soft tabular-nums">{EXAM.place(place + 1, questions.length)}</p>
        <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-concrete-100">
          <div
            className="h-full rounded-full bg-blueprint"
            style={{ width: `${(100 * (place + 1)) / questions.length}%` }}
          />
        </div>
      </div>
      <h3 className="text-lg">{question.text}</h3>
      <Segmented
        columns={1}
        aria-label={question.text}
        options={question.options.map((label, option) => ({ value: String(option), label }))}
        value={chosen === null || chosen === undefined ? "" : String(chosen)}
        onValueChange={(option) => exam.choose(Number(option))}
      />
      <SendNote exam={exam} />
    </form>
  );
}

/** Says that the answers wait for the internet, or for a new session. */
function SendNote({ exam: { isWaiting, needsLogin } }: { exam: Exam }) {
  return (
    <>
      <WaitingNote isShown={isWaiting} />
      <div role="status">
        {needsLogin && (
          <p className="rounded-control bg-blueprint-50 px-3 py-2.5 text-blueprint">
            {EXAM.sessionOver} <LogInLink className="link" />
          </p>
        )}
      </div>
    </>
  );
}

/** 'Anterior', and 'Próxima' or 'Finalizar'. */
export function ExamActions({ exam, sitting: { attempt, sheet } }: ExamPartProps) {
  const { place, answers } = sheet;
  const { isSending, isWaiting } = exam;
  const isLast = place === attempt.questions.length - 1;
  return (
    <div className="grid grid-cols-2 gap-2 md:flex-1">
      <Button
        variant="outline"
        icon={ArrowLeft}
        disabled={place === 0 || isSending}
        onClick={() => exam.goTo(place - 1)}
      >
        {EXAM.previous}
      </Button>
      <Button
        type="submit"
        form={FORM}
        disabled={answers[place] === null}
        busy={isSending || isWaiting}
        busyLabel={isWaiting ? EXAM.waiting : EXAM.grading}
        iconEnd={isLast ? undefined : ArrowRight}
      >
        {isLast ? EXAM.finish : EXAM.next}
      </Button>
    </div>
  );
}
