import { Link } from "@tanstack/react-router";
import { Check, CircleCheck, Search } from "lucide-react";
import { useMemo, useState } from "react";
import type { Colleague } from "#src/features/requests/schemas.ts";
import { searchIn } from "#src/shared/search/rank.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button, buttonClass, Of } from "@/ui/button.tsx";
import { Helmet } from "@/ui/drawings/late-drawings.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { PersonRow } from "@/ui/person-row.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { RECOMMEND, recommendFailure } from "./recommend-messages.ts";

/** Shorter lists are seen at a glance. */
const SEARCHED_MIN = 6;

const nameOf = ({ name }: Colleague) => name || RECOMMEND.someone;

function useRecommend(id: string, colleague: Colleague) {
  const mark = () =>
    trpcUtils.requests.colleagues.setData({ id }, (colleagues) =>
      colleagues?.map((other) => (other.personId === colleague.personId ? { ...other, isRecommended: true } : other)),
    );
  const { mutate, isPending, isSuccess } = trpc.requests.recommend.useMutation(
    mutationSteps({
      onSuccess: mark,
      failure: recommendFailure,
    }),
  );
  return { isSending: isPending, isSent: isSuccess, send: () => mutate({ id, colleagueId: colleague.personId }) };
}

function Row({ id, colleague }: { id: string; colleague: Colleague }) {
  const { isSending, isSent, send } = useRecommend(id, colleague);
  const { avatarUrl, profession, fits, isRecommended } = colleague;
  const name = nameOf(colleague);
  return (
    <li className="py-3">
      <PersonRow
        name={name}
        avatarUrl={avatarUrl}
        text={profession}
        end={
          <Button
            variant={isRecommended ? "ghost" : "outline"}
            size="sm"
            icon={isRecommended ? Check : undefined}
            busy={isSending}
            aria-disabled={isRecommended}
            onClick={isRecommended ? undefined : send}
          >
            {isRecommended ? RECOMMEND.sent : RECOMMEND.send}
            <Of>{RECOMMEND.to(name)}</Of>
          </Button>
        }
      >
        {fits && (
          <p className="mt-0.5 flex items-start gap-1.5 text-sm font-semibold text-success-dark">
            <CircleCheck size={16} aria-hidden className="mt-0.5 shrink-0" />
            {RECOMMEND.fits}
          </p>
        )}
        <p role="status" className="sr-only">
          {isSent && RECOMMEND.done(name)}
        </p>
      </PersonRow>
    </li>
  );
}

function Colleagues({ id, colleagues }: { id: string; colleagues: readonly Colleague[] }) {
  const [text, setText] = useState("");
  const search = useMemo(
    () => searchIn(colleagues, ({ name, profession }) => ({ text: name, keywords: profession ?? "" })),
    [colleagues],
  );
  const found = text.trim() === "" ? colleagues : search(text).found;
  const isSearched = colleagues.length >= SEARCHED_MIN;
  return (
    <div className={isSearched ? "min-h-[60dvh] md:min-h-96" : undefined}>
      {isSearched && (
        <Field label={RECOMMEND.search} hideLabel>
          <Input
            type="search"
            icon={Search}
            value={text}
            placeholder={RECOMMEND.search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      )}
      <p role="status" className={found.length === 0 ? "mt-4 text-ink-soft" : "sr-only"}>
        {found.length === 0 && RECOMMEND.noMatch}
      </p>
      <ul aria-label={RECOMMEND.list} className="mt-1 divide-y divide-concrete-200">
        {found.map((colleague) => (
          <Row key={colleague.personId} id={id} colleague={colleague} />
        ))}
      </ul>
    </div>
  );
}

const empty = (
  <EmptyState
    className="py-2 md:py-4"
    illustration={<Helmet />}
    title={RECOMMEND.empty}
    text={RECOMMEND.emptyText}
    titleAs="p"
    action={
      <Link to="/portal-conexoes" className={buttonClass({ variant: "secondary" })}>
        {RECOMMEND.emptyAction}
      </Link>
    }
  />
);

/** The viewer's connections, each of whom can be recommended for the request with one tap. */
export function RecommendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = trpc.requests.colleagues.useQuery({ id });
  const hasSome = query.data?.length !== 0;
  return (
    <Dialog open onOpenChange={onClose} title={RECOMMEND.title} description={hasSome && RECOMMEND.text}>
      <Loaded
        query={query}
        pending={<SkeletonRows label={RECOMMEND.loading} />}
        failed={{ title: RECOMMEND.loadFailed, titleAs: "p" }}
        empty={empty}
      >
        {(colleagues) => <Colleagues id={id} colleagues={colleagues} />}
      </Loaded>
    </Dialog>
  );
}
