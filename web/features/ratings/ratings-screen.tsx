import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { RatedPerson } from "#src/features/ratings/schemas.ts";
import { formatAverage } from "#src/shared/format.ts";
import { NO_NAME } from "@/lib/messages.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { useSession } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { IconButton } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { SearchForm } from "@/ui/search-form.tsx";
import { Stars } from "@/ui/stars.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ListEnd } from "@/ui/states/list-end.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonCard, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { PEOPLE, SCREEN, TYPE_NAMES } from "./messages.ts";
import { OwnRatings, OwnRatingsPlaceholder } from "./own-ratings.tsx";
import { PersonView } from "./person-view.tsx";
import { refreshRatings } from "./refresh.ts";
import { type RatingsSearch, ratedOf } from "./search.ts";

function RefreshButton() {
  const [isBusy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    try {
      await refreshRatings({ throwOnError: true });
      notify.success(SCREEN.refreshed);
    } catch {
      notify.error(SCREEN.error, SCREEN.refreshFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton icon={RotateCw} label={SCREEN.refresh} variant="outline" busy={isBusy} onClick={() => void refresh()} />
  );
}

const TEXT_MAX = 80;

function SearchBox({ value }: { value: string }) {
  const navigate = useNavigate();
  const search = (text: string) =>
    void navigate({ to: "/avaliacoes", search: text ? { busca: text } : {}, replace: true, resetScroll: false });
  return <SearchForm label={PEOPLE.search} value={value} onSearch={search} maxLength={TEXT_MAX} />;
}

function Row({ person }: { person: RatedPerson }) {
  const name = person.name || NO_NAME;
  const about = [person.profession, person.region].filter(Boolean).join(" · ");
  return (
    <li className="border-b border-concrete-200">
      <Link
        to="/avaliacoes"
        search={{ user: person.id, type: person.type }}
        state={{ isFromList: true }}
        className="flex items-center gap-3 rounded-control px-2 py-3 transition-colors hover:bg-blueprint-50"
      >
        <Avatar name={name} src={person.avatarUrl} />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 font-semibold break-words">{name}</span>
            <Badge tone={person.type === "client" ? "neutral" : "info"}>{TYPE_NAMES[person.type]}</Badge>
          </span>
          {about && <span className="text-sm break-words text-ink-soft">{about}</span>}
          <Stars value={person.averageRating} size={16}>
            {PEOPLE.average(formatAverage(person.averageRating), person.totalRatings)}
          </Stars>
        </span>
      </Link>
    </li>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={PEOPLE.loading} className="flex flex-col gap-3">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonGroup>
  );
}

function None() {
  return <EmptyState titleAs="p" illustration={<TapeMeasure />} title={PEOPLE.none} text={PEOPLE.noneText} />;
}

/** 'Todos os Usuários', best average first, in a scroll area of its own. */
function PeopleList({ text }: { text: string }) {
  const query = trpc.ratings.people.useInfiniteQuery(
    { text: text.trim() },
    { getNextPageParam: nextCursorOf, initialCursor: null, select: itemsOf, placeholderData: keepPreviousData },
  );
  return (
    <Card as="section" aria-labelledby="usuarios" className="flex flex-col gap-4">
      <h2 id="usuarios" className="text-xl">
        {PEOPLE.title}
      </h2>
      <SearchBox value={text} />
      <Loaded query={query} pending={<Loading />} failed={{ title: PEOPLE.failed, titleAs: "p" }}>
        {(people) =>
          people.length === 0 && !query.hasNextPage ? (
            <None />
          ) : (
            <div aria-busy={query.isPlaceholderData || undefined} className="max-h-[60dvh] overflow-y-auto">
              <ul>
                {people.map((person) => (
                  <Row key={person.id + person.type} person={person} />
                ))}
              </ul>
              <ListEnd list={query} pending={<Loading />} />
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}

interface RatingsScreenProps {
  search: RatingsSearch;
  /** The action 'Denunciar' of a rating. */
  report: (id: string) => ReactNode;
}

/** /avaliacoes: everyone who can be rated, or the ratings of one of them. */
export function RatingsScreen({ search, report }: RatingsScreenProps) {
  const rated = ratedOf(search);
  const session = useSession();
  return (
    <>
      <div className="sticky top-16 z-10 border-b border-concrete-200 bg-paper">
        <Container className="flex max-w-5xl items-center justify-between gap-3 py-2">
          <h1 className="text-2xl">{SCREEN.title}</h1>
          <RefreshButton />
        </Container>
      </div>
      <Container className="max-w-5xl pt-3 pb-10 md:pt-5">
        {rated ? (
          <PersonView key={rated.id + rated.type} rated={rated} report={report} />
        ) : (
          <>
            {session.status === "user" && !search.busca && <OwnRatings user={session.user} />}
            {session.status === "asking" && !search.busca && <OwnRatingsPlaceholder />}
            <PeopleList text={search.busca ?? ""} />
          </>
        )}
      </Container>
    </>
  );
}
