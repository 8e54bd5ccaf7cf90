import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { OutcomeView } from "#src/features/hires/schemas.ts";
import { isNotFound } from "@/lib/errors.ts";
import { BACK_TO_PANEL } from "@/lib/messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { Notice } from "@/ui/notice.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { InterestedList } from "../interested/interested-list.tsx";
import { NotYet, type NotYetProps } from "./not-yet.tsx";
import { OUTCOME, outcomeFailure } from "./outcome-messages.ts";
import { ANSWER_NAMES, ANSWERS, type AnswerName, type Outcome } from "./outcome-search.ts";
import { RequestGone } from "./request-gone.tsx";

const nameOf = (outcome: Outcome | null) => ANSWER_NAMES.find((name) => ANSWERS[name] === outcome);

interface OutcomeScreenProps {
  requestId: string;
  /** From the URL: the answer whose link in the mail was opened. Mail scanners open links, too, so it needs a tap. */
  told: AnswerName | undefined;
  /** Opens the request again; only shown while that is possible. */
  reopen: ReactNode;
}

/** /solicitacao/$id/resultado: what became of a request. */
export function OutcomeScreen({ requestId, told, reopen }: OutcomeScreenProps) {
  const query = trpc.hires.outcome.useQuery({ requestId });
  const isGone = !query.data && isNotFound(query.error);
  return (
    <Container width="text" className="pb-8">
      <PageHeader
        title={OUTCOME.title}
        text={query.data && OUTCOME.text(query.data.serviceType)}
        back={<BackLink to="/cliente/dashboard">{BACK_TO_PANEL}</BackLink>}
      />
      {isGone ? (
        <RequestGone />
      ) : (
        <Loaded query={query} pending={<Pending />} failed={{ title: OUTCOME.failed }}>
          {(view) => (
            <Answer requestId={requestId} view={view} told={told} saved={nameOf(view.outcome)} reopen={reopen} />
          )}
        </Loaded>
      )}
    </Container>
  );
}

function useAnswer(requestId: string) {
  const utils = trpc.useUtils();
  return trpc.hires.setOutcome.useMutation(
    mutationSteps({ onSuccess: () => utils.hires.outcome.invalidate({ requestId }), failure: outcomeFailure }),
  );
}

/** The answers that can be true, and the one that was given. */
function optionsOf({ hasInterested, wasJustClosed }: OutcomeView, given: AnswerName | undefined) {
  const isImpossible = { contratei: !hasInterested, outro: false, "ainda-nao": wasJustClosed };
  const names = ANSWER_NAMES.filter((name) => name === given || !isImpossible[name]);
  return names.map((value) => ({ value, label: OUTCOME.answers[value] }));
}

interface AnswerProps extends OutcomeScreenProps {
  view: OutcomeView;
  saved: AnswerName | undefined;
}

function Answer({ requestId, view, told, saved, reopen }: AnswerProps) {
  const navigate = useNavigate({ from: "/solicitacao/$id/resultado" });
  const { mutate, isPending, isSuccess, isError } = useAnswer(requestId);
  const options = optionsOf(view, saved);
  const shown = options.some(({ value }) => value === told) ? told : saved;
  const save = (name: AnswerName) => mutate({ requestId, outcome: ANSWERS[name] });
  const choose = (name: AnswerName) => {
    void navigate({ search: { resposta: name }, replace: true, resetScroll: false });
    save(name);
  };
  return (
    <div className="flex flex-col gap-5">
      <Field label={OUTCOME.question} group>
        <Segmented options={options} columns={options.length > 2 ? 3 : 2} value={shown} onValueChange={choose} />
      </Field>
      {shown && shown !== saved && !isError && (
        <Button className="md:self-start" busy={isPending} busyLabel={OUTCOME.saving} onClick={() => save(shown)}>
          {OUTCOME.confirm}
        </Button>
      )}
      {isSuccess && shown === saved && <Notice tone="done">{OUTCOME.saved}</Notice>}
      {isError && shown && (
        <Notice
          tone="problem"
          action={
            <Button variant="ghost" size="sm" onClick={() => save(shown)}>
              {OUTCOME.retry}
            </Button>
          }
        >
          {OUTCOME.saveFailed}
        </Notice>
      )}
      {shown === saved && <NextStep requestId={requestId} hasPhotos={view.hasPhotos} saved={saved} reopen={reopen} />}
    </div>
  );
}

/** What fits the answer. */
function NextStep({ saved, ...step }: NotYetProps & Pick<AnswerProps, "saved">) {
  return (
    <>
      {saved === "contratei" && <Hired requestId={step.requestId} />}
      {saved === "outro" && <Elsewhere />}
      {saved === "ainda-nao" && <NotYet {...step} />}
    </>
  );
}

function Hired({ requestId }: { requestId: string }) {
  const { data: request } = trpc.requests.byId.useQuery({ id: requestId });
  return (
    <section aria-labelledby="quem">
      <h2 id="quem" className="text-lg">
        {OUTCOME.hired}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{OUTCOME.hiredText}</p>
      <InterestedList requestId={requestId} request={request} titleAs="h3" />
    </section>
  );
}

function Elsewhere() {
  return (
    <Card as="section" aria-labelledby="outro">
      <h2 id="outro" className="text-lg">
        {OUTCOME.elsewhere}
      </h2>
      <p className="mt-1 text-ink-soft">{OUTCOME.elsewhereText}</p>
      <Link to="/cliente/dashboard" className={buttonClass({ variant: "secondary", className: "mt-4" })}>
        {OUTCOME.elsewhereAction}
      </Link>
    </Card>
  );
}

function Pending() {
  return (
    <SkeletonGroup label={OUTCOME.loading} className="flex flex-col gap-5">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-28 w-full rounded-card" />
    </SkeletonGroup>
  );
}
