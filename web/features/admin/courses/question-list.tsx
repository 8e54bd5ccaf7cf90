import { CircleCheck, EyeOff, Pencil, Plus, Trash2, TriangleAlert } from "lucide-react";
import type { AdminQuestion } from "#src/features/admin/schemas-courses.ts";
import { type CourseId, LETTERS } from "#src/features/college/catalogue.ts";
import { doubtAbout } from "#src/features/college/rules.ts";
import { late } from "@/lib/late.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { EmptyState, type EmptyStateProps } from "@/ui/states/empty-state.tsx";
import { ActMenu } from "../act-menu.tsx";
import { ACTS_ON_QUESTIONS } from "./course-acts.ts";
import { QUESTIONS } from "./messages.ts";

const QuestionDialog = late(async () => (await import("./question-dialog.tsx")).QuestionDialog);

interface QuestionListProps {
  courseId: CourseId;
  questions: readonly AdminQuestion[];
  empty: Pick<EmptyStateProps, "title" | "text">;
  mayAdd?: boolean;
}

/** Questions of a course with what the answers say about them. */
export function QuestionList({ courseId, questions, empty, mayAdd = false }: QuestionListProps) {
  return (
    <>
      {mayAdd && <AddButton courseId={courseId} />}
      {questions.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <ul aria-label={QUESTIONS.label} className="grid gap-3 md:gap-4">
          {questions.map((question) => (
            <QuestionCard key={question.id} courseId={courseId} question={question} />
          ))}
        </ul>
      )}
    </>
  );
}

function AddButton({ courseId }: { courseId: CourseId }) {
  const dialog = useLateDialog(QuestionDialog);
  return (
    <div className="mb-4">
      <Button variant="outline" size="sm" icon={Plus} {...dialog.opener}>
        {QUESTIONS.add}
      </Button>
      {dialog.isOpen && <QuestionDialog courseId={courseId} question={null} onClose={dialog.close} />}
    </div>
  );
}

function QuestionCard({ courseId, question }: { courseId: CourseId; question: AdminQuestion }) {
  const { id, text, options, right, explanation, isDeleted } = question;
  const titleId = `pergunta-${id}`;
  const name = QUESTIONS.name(question);
  return (
    <Card as="li" aria-labelledby={titleId}>
      <div className="flex items-start gap-2">
        <h3 id={titleId} className="min-w-0 flex-1">
          {name}
        </h3>
        <div className="-my-2 flex shrink-0">
          {!isDeleted && <EditButton courseId={courseId} question={question} />}
          <ActMenu row={question} name={name} acts={ACTS_ON_QUESTIONS} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Marks question={question} />
      </div>
      <p className="mt-2 font-semibold break-words">{text}</p>
      <ol className="mt-2 space-y-1">
        {options.map((option, i) => (
          <Option key={option} letter={LETTERS[i] ?? ""} text={option} isRight={LETTERS[i] === right} />
        ))}
      </ol>
      <p className="mt-2 text-sm break-words text-ink-soft">{explanation}</p>
      <p className="mt-2 text-sm tabular-nums">
        {question.answered === 0 ? QUESTIONS.neverAnswered : QUESTIONS.answered(question)}
      </p>
    </Card>
  );
}

function Marks({ question }: { question: AdminQuestion }) {
  const { isDeleted, isPublished } = question;
  const doubt = doubtAbout(question);
  return (
    <>
      {isDeleted && <Badge icon={Trash2}>{QUESTIONS.deleted}</Badge>}
      {!isDeleted && isPublished && (
        <Badge tone="success" icon={CircleCheck}>
          {QUESTIONS.published}
        </Badge>
      )}
      {!isDeleted && !isPublished && <Badge icon={EyeOff}>{QUESTIONS.unpublished}</Badge>}
      {doubt && (
        <Badge tone="warning" icon={TriangleAlert}>
          {QUESTIONS[doubt]}
        </Badge>
      )}
    </>
  );
}

function Option({ letter, text, isRight }: { letter: string; text: string; isRight: boolean }) {
  return (
    <li className="flex items-start gap-2">
      <span className="font-semibold">{letter}</span>
      <span className="min-w-0 break-words">{text}</span>
      {isRight && (
        <Badge tone="success" icon={CircleCheck}>
          {QUESTIONS.right}
        </Badge>
      )}
    </li>
  );
}

function EditButton({ courseId, question }: { courseId: CourseId; question: AdminQuestion }) {
  const dialog = useLateDialog(QuestionDialog);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={Pencil}
        aria-label={`${QUESTIONS.edit}: ${QUESTIONS.name(question)}`}
        {...dialog.opener}
      >
        {QUESTIONS.edit}
      </Button>
      {dialog.isOpen && <QuestionDialog courseId={courseId} question={question} onClose={dialog.close} />}
    </>
  );
}
