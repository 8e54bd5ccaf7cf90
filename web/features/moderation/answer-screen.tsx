import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { DecisionView } from "#src/features/moderation/schemas.ts";
import { formatDay } from "#src/shared/format.ts";
import { failureOf } from "@/lib/errors.ts";
import { HOME_LABEL } from "@/lib/messages.ts";
import { useFragmentToken } from "@/lib/session/use-fragment-token.ts";
import { useLinkToken } from "@/lib/session/use-link-token.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { BrickWallGap } from "@/ui/drawings/late-error-drawing.tsx";
import { Logo } from "@/ui/drawings/logo.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { Notice } from "@/ui/notice.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import { AnswerForm, type AnswerFormProps } from "./answer-form.tsx";
import { ANSWER, BAD_LINK, DECISION, NO_DECISION } from "./answer-messages.ts";

const BAD_LINK_CODES: ReadonlySet<string> = new Set(["decision.link_invalid", "input.invalid"]);

function Frame({ children }: { children: ReactNode }) {
  return (
    <Container width="text" className="flex min-h-dvh flex-col pt-safe pb-8">
      <header>
        <Link to="/" aria-label={HOME_LABEL} className="inline-flex min-h-14 items-center rounded-sm">
          <Logo size={30} />
        </Link>
      </header>
      <main id="conteudo" tabIndex={-1} className="flex flex-1 flex-col justify-center outline-none">
        <Card>{children}</Card>
      </main>
    </Container>
  );
}

function NoDecision({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      illustration={<BrickWallGap />}
      title={title}
      titleAs="h1"
      text={text}
      action={
        <ButtonLink href="/suporte" newTab variant="outline">
          {ANSWER.support}
        </ButtonLink>
      }
    />
  );
}

function Loading() {
  return (
    <>
      <h1 className="text-2xl">{DECISION.title}</h1>
      <SkeletonGroup label={DECISION.loading} className="mt-4 space-y-5">
        <SkeletonText lines={4} />
        <Skeleton className="h-36 w-full" />
      </SkeletonGroup>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}

function Facts({ view: { kind, excerpt, isReported, decision, decidedAt, reason } }: { view: DecisionView }) {
  return (
    <>
      <h1 className="text-2xl">{DECISION.title}</h1>
      <p className="mt-1 text-ink-soft">{(isReported ? DECISION.text : DECISION.actText)(formatDay(decidedAt))}</p>
      <dl className="mt-4 space-y-3">
        <Fact term={isReported ? DECISION.subject : DECISION.actSubject}>
          {DECISION.kinds[kind]}
          {excerpt && `: “${excerpt}”`}
        </Fact>
        <Fact term={DECISION.decision}>
          <strong>{DECISION.decisions[decision]}</strong>
        </Fact>
        {reason && <Fact term={DECISION.reason}>{reason}</Fact>}
      </dl>
    </>
  );
}

interface DecisionProps extends Pick<AnswerFormProps, "send"> {
  /** Shown if there is none. */
  none: typeof BAD_LINK | typeof NO_DECISION;
  data: DecisionView | undefined;
  error: unknown;
  retry: () => void;
}

function Decision({ none, data, error, retry, send }: DecisionProps) {
  const [sent, setSent] = useState<string | null>(null);
  if (error && !data) {
    if (BAD_LINK_CODES.has(failureOf(error).code)) return <NoDecision {...none} />;
    return <ErrorState title={DECISION.failed} titleAs="h1" onRetry={retry} />;
  }
  if (!data) return <Loading />;
  const answer = sent ?? data.answer;
  return (
    <>
      <Facts view={data} />
      <section aria-labelledby="resposta" className="mt-6 border-t border-concrete-200 pt-5">
        <h2 id="resposta" className="text-xl">
          {ANSWER.title}
        </h2>
        <div className="mt-3 space-y-3">
          {answer === null ? (
            <AnswerForm send={send} decidedAt={data.decidedAt} onAnswered={setSent} onStale={retry} />
          ) : (
            <>
              <Notice tone="done">{sent === null ? ANSWER.given : `${ANSWER.sent}. ${ANSWER.sentText}`}</Notice>
              <p className="break-words whitespace-pre-line">{answer}</p>
            </>
          )}
        </div>
      </section>
    </>
  );
}

/** With the link in the mail: without a session, also when blocked. */
function LinkedDecision({ token }: { token: string }) {
  const link = useLinkToken(token, trpc.moderation.readDecision.useMutation());
  const { mutateAsync } = trpc.moderation.answerDecision.useMutation();
  return <Decision none={BAD_LINK} {...link} send={(text) => mutateAsync({ token, text })} />;
}

function OwnDecision({ id }: { id: string }) {
  const { data, error, refetch } = trpc.moderation.ownDecision.useQuery({ id });
  const { mutateAsync } = trpc.moderation.answerOwnDecision.useMutation();
  return (
    <Decision
      none={NO_DECISION}
      data={data}
      error={error}
      retry={() => void refetch()}
      send={async (text) => {
        await mutateAsync({ id, text });
        void trpcUtils.moderation.ownDecision.invalidate();
      }}
    />
  );
}

/** /resposta: a decision, and the answer to it, by the link in the mail (`#token=…`) or one's own (`?sobre=`). */
export function AnswerScreen({ id }: { id: string | undefined }) {
  const token = useFragmentToken("token");
  const own = id === undefined ? <NoDecision {...BAD_LINK} /> : <OwnDecision key={id} id={id} />;
  return <Frame>{token ? <LinkedDecision key={token} token={token} /> : own}</Frame>;
}
