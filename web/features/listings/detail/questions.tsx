import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Comment, ListingDetail, Question } from "#src/features/listings/schemas.ts";
import { formatAgo } from "#src/shared/format.ts";
import { late } from "@/lib/late.tsx";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { useSession } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Button, buttonClass, Of } from "@/ui/button.tsx";
import { LateHiddenNotice } from "@/ui/states/late-hidden-notice.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { MoreButton } from "@/ui/states/more-button.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import type { ReportAction } from "../report-action.ts";
import { QUESTIONS } from "./question-messages.ts";

/** Whoever writes needs a form; most people read. */
const loadForms = () => import("./question-forms.tsx");
const LateAskForm = late(async () => (await loadForms()).AskForm, {
  pending: <Skeleton className="h-44 w-full rounded-control" />,
});
const LateAnswerForm = late(async () => (await loadForms()).AnswerForm, {
  pending: <Skeleton className="h-44 w-full rounded-control" />,
});
const LateRemoveButton = late(async () => (await loadForms()).RemoveButton);

interface QuestionsProps {
  listing: ListingDetail;
  report: ReportAction;
}

/** 'Perguntas e respostas' under a listing, the newest first, and the form of those who may ask. */
export function Questions({ listing, report }: QuestionsProps) {
  const { id, isOwn, isActive } = listing;
  const query = trpc.listings.questions.useInfiniteQuery(
    { id },
    { getNextPageParam: nextCursorOf, initialCursor: null, select: itemsOf },
  );
  const { isPending } = query;
  useEffect(() => {
    if (!isPending && window.location.hash === "#perguntas") document.getElementById("perguntas")?.scrollIntoView();
  }, [isPending]);
  return (
    <section aria-labelledby="titulo-perguntas" className="mt-8 max-w-3xl border-t border-concrete-200 pt-6">
      <h2 id="titulo-perguntas" className="text-xl">
        {QUESTIONS.title}
      </h2>
      {!isOwn && isActive && <Ask listingId={id} />}
      <Loaded
        query={query}
        pending={
          <SkeletonGroup label={QUESTIONS.loading} className="mt-4">
            <SkeletonText lines={3} />
          </SkeletonGroup>
        }
        failed={{ title: QUESTIONS.failed, titleAs: "h3" }}
        empty={<p className="mt-3 text-ink-soft">{QUESTIONS.empty}</p>}
      >
        {(questions) => (
          <>
            <ul aria-label={QUESTIONS.title} className="mt-2 divide-y divide-concrete-200">
              {questions.map((question) => (
                <QuestionEntry key={question.id} question={question} isSeller={isOwn} listingId={id} report={report} />
              ))}
            </ul>
            <MoreButton list={query} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/** Visitors are led to the log-in and back. */
function Ask({ listingId }: { listingId: string }) {
  const { status } = useSession();
  if (status === "user") return <LateAskForm listingId={listingId} />;
  if (status !== "visitor") return null;
  return <LogInLink className={buttonClass({ variant: "outline", className: "mt-3" })}>{QUESTIONS.logIn}</LogInLink>;
}

interface EntryProps {
  question: Question;
  /** Whether the viewer sells what is asked about. */
  isSeller: boolean;
  listingId: string;
  report: ReportAction;
}

function QuestionEntry({ question, isSeller, listingId, report }: EntryProps) {
  const [isAnswering, setAnswering] = useState(false);
  const entry = useRef<HTMLLIElement>(null);
  const { id, answer, askerName, isOwn } = question;
  const form = isSeller && isAnswering && (
    <LateAnswerForm
      questionId={id}
      listingId={listingId}
      text={answer?.text ?? ""}
      onClose={() => {
        setAnswering(false);
        // The button that opened the form is gone.
        if (entry.current?.contains(document.activeElement)) entry.current.focus({ preventScroll: true });
      }}
    />
  );
  const write = (
    <Button
      variant={answer ? "ghost" : "secondary"}
      size="sm"
      className={answer ? undefined : "mt-1 ml-3"}
      onClick={() => setAnswering(true)}
    >
      {answer ? QUESTIONS.edit : QUESTIONS.answer}
      <Of>{question.text}</Of>
    </Button>
  );
  return (
    <li ref={entry} tabIndex={-1} className="py-4 outline-none">
      <CommentText
        comment={question}
        title={isOwn ? QUESTIONS.own : QUESTIONS.of(askerName || QUESTIONS.someone)}
        listingId={listingId}
        report={report}
      >
        {isSeller && !answer && !isAnswering && write}
      </CommentText>
      {answer && !form && (
        <div className="mt-2 border-l-2 border-blueprint-300 pl-3">
          <CommentText
            comment={answer}
            title={answer.isOwn ? QUESTIONS.ownAnswer : QUESTIONS.seller}
            listingId={listingId}
            report={report}
          >
            {isSeller && write}
          </CommentText>
        </div>
      )}
      {form}
    </li>
  );
}

interface CommentTextProps extends Pick<EntryProps, "listingId" | "report"> {
  comment: Comment;
  title: string;
  /** What else can be done with it. */
  children: ReactNode;
}

function CommentText({ comment, title, listingId, report, children }: CommentTextProps) {
  const now = useNow();
  const { id, text, createdAt, isOwn, isHidden } = comment;
  return (
    <article>
      <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft [font-stretch:100%]">
        {title} <span className="font-normal">· {formatAgo(createdAt, now)}</span>
      </h3>
      <p className="mt-1 break-words whitespace-pre-line">{text}</p>
      {isHidden && <LateHiddenNotice id={id} />}
      <div className="-ml-3 flex flex-wrap items-center gap-x-1">
        {children}
        {isOwn ? (
          <LateRemoveButton id={id} text={text} listingId={listingId} />
        ) : (
          report({ kind: "comment", id, name: text })
        )}
      </div>
    </article>
  );
}
