import { Link, useNavigate } from "@tanstack/react-router";
import { INTEREST_STATES } from "#src/features/hires/rules-interest.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { buttonClass } from "@/ui/button.tsx";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { CARD_GRID, CardGridSkeleton } from "@/ui/states/card-grid.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ListEnd } from "@/ui/states/list-end.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { INTERESTS, STATE_LABELS } from "../interest-messages.ts";
import { OWN_INTERESTS } from "../list/list-messages.ts";
import type { InterestSearch } from "./interest-search.ts";
import { interestsInput, STATE_SLUGS } from "./interest-states.ts";
import { OwnInterestCard } from "./own-interest-card.tsx";

const OPTIONS = INTEREST_STATES.map((state) => ({ value: STATE_SLUGS[state], label: STATE_LABELS[state] }));

/** /meus-interesses: everything that the user is interested in, and how far it has come. */
export function OwnInterestsScreen({ estado }: Pick<InterestSearch, "estado">) {
  const now = useNow();
  const input = interestsInput(estado);
  const navigate = useNavigate({ from: "/meus-interesses" });
  const list = trpc.hires.interests.useInfiniteQuery(input, {
    getNextPageParam: nextCursorOf,
    select: itemsOf,
  });
  const isEmpty = input.state === null && list.data?.length === 0;
  return (
    <Container className="pb-8">
      <PageHeader
        title={OWN_INTERESTS.title}
        text={INTERESTS.text}
        back={<BackLink to="/oportunidades">{INTERESTS.back}</BackLink>}
      />
      {!isEmpty && (
        <div className="mb-5 md:max-w-xs">
          <Field label={INTERESTS.filter}>
            <Select
              options={OPTIONS}
              placeholder={INTERESTS.all}
              value={input.state ? STATE_SLUGS[input.state] : ""}
              onChange={({ target }) => void navigate({ search: { estado: target.value || undefined }, replace: true })}
            />
          </Field>
        </div>
      )}
      <Loaded
        query={list}
        pending={<CardGridSkeleton label={INTERESTS.loading} />}
        failed={{ title: INTERESTS.failed }}
        empty={input.state === null ? <NoInterests /> : <NoneInState />}
      >
        {(interests) => (
          <>
            <ul aria-label={OWN_INTERESTS.title} className={CARD_GRID}>
              {interests.map((interest) => (
                <li key={interest.id} className="min-w-0">
                  <OwnInterestCard interest={interest} now={now} />
                </li>
              ))}
            </ul>
            <ListEnd list={list} pending={<CardGridSkeleton label={INTERESTS.loadingMore} />} />
          </>
        )}
      </Loaded>
    </Container>
  );
}

function NoInterests() {
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={INTERESTS.empty}
      text={INTERESTS.emptyText}
      action={
        <Link to="/oportunidades" className={buttonClass()}>
          {INTERESTS.emptyAction}
        </Link>
      }
    />
  );
}

function NoneInState() {
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={INTERESTS.noneInState}
      action={
        <Link to="/meus-interesses" replace className={buttonClass({ variant: "outline" })}>
          {INTERESTS.noneInStateAction}
        </Link>
      }
    />
  );
}
