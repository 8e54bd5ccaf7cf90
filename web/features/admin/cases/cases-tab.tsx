import { CASE_SORTS as SORT_VALUES } from "#src/features/admin/rules.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { CASES_SLUG, choicesOf, chosen, idIn } from "../choices.ts";
import { ChoiceChips } from "../list-controls.tsx";
import { PAGED } from "../list-query.ts";
import { ListSkeleton, ListStates, useLostAccess } from "../list-states.tsx";
import type { TabProps } from "../tab.ts";
import { CaseCard } from "./case-card.tsx";
import { CASE_SORTS, CASE_STATES, CASES } from "./messages.ts";

const STATES = choicesOf(["open", "answered", "decided"], CASE_STATES);
const SORTS = choicesOf(SORT_VALUES, CASE_SORTS);

const EMPTY = {
  open: { title: CASES.none, text: CASES.noneText },
  answered: { title: CASES.noneAnswered, text: CASES.noneAnsweredText },
  decided: { title: CASES.noneDecided },
} as const;

/** 'Denúncias': what people reported, and what was decided, or the case in the URL. */
export function CasesTab(props: TabProps) {
  const id = idIn(props.search.filtro);
  return id === null ? <CaseList {...props} /> : <OneCase id={id} />;
}

/** A case that a link of the audit or of a person leads to. */
function OneCase({ id }: { id: string }) {
  const query = trpc.admin.case.useQuery({ id });
  useLostAccess(query.error);
  const isGone = query.error !== null && failureOf(query.error).code === "case.not_found";
  return (
    <>
      <BackLink to="/admin" search={{ aba: CASES_SLUG }} goesBack="list" />
      {isGone ? (
        <EmptyState title={CASES.unknown} />
      ) : (
        <Loaded query={query} pending={<ListSkeleton />} failed={{ title: CASES.failed }}>
          {(row) => (
            <ul aria-label={CASES.label}>
              <CaseCard row={row} />
            </ul>
          )}
        </Loaded>
      )}
    </>
  );
}

function CaseList({ search, change }: TabProps) {
  const state = chosen(STATES, search.filtro);
  const sort = chosen(SORTS, search.ordem);
  const isOpen = state.value === "open";
  const list = trpc.admin.cases.useInfiniteQuery({ state: state.value, sort: sort.value }, PAGED);
  const overview = trpc.admin.overview.useQuery();
  const onlyAnswered = {
    title: CASES.none,
    text: CASES.onlyAnswered,
    action: (
      <Button variant="outline" onClick={() => change({ filtro: CASE_STATES.answered.slug, ordem: undefined })}>
        {CASES.readAnswers}
      </Button>
    ),
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ChoiceChips
          label={CASES.state}
          choices={STATES}
          slug={state.slug}
          onChange={(filtro) => change({ filtro, ordem: undefined })}
        />
        {isOpen && (
          <Field label={CASES.sort} hideLabel>
            <Select
              options={SORTS.map(({ slug, label }) => ({ value: slug, label }))}
              value={sort.slug}
              onChange={({ target }) => change({ ordem: target.value })}
            />
          </Field>
        )}
      </div>
      <ListStates list={list} empty={isOpen && overview.data?.answeredCases.count ? onlyAnswered : EMPTY[state.value]}>
        {(cases) => (
          <ul aria-label={CASES.label} className="grid gap-3 md:gap-4">
            {cases.map((row) => (
              <CaseCard key={row.id} row={row} />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}
