import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { RatedType } from "#src/features/ratings/rules.ts";
import type { WrittenRating } from "#src/features/ratings/schemas.ts";
import { formatAverage, formatDay } from "#src/shared/format.ts";
import { whatsappLink } from "#src/shared/links.ts";
import { NO_NAME } from "@/lib/messages.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Stars } from "@/ui/stars.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { MoreButton } from "@/ui/states/more-button.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { WhatsAppLink } from "@/ui/whatsapp-link.tsx";
import { OWN, PERSON, RATINGS } from "./messages.ts";

/** So that the list of others is near. */
const FIRST_SHOWN = 3;

const placeholder = (className: string) => (
  <SkeletonGroup label={OWN.loading}>
    <Skeleton className={className} />
  </SkeletonGroup>
);

/** Keeps the place of the user's ratings, in browsers that were logged in, until the session is known. */
export const OwnRatingsPlaceholder = () => <Skeleton className="mb-5 hidden h-75 w-full rounded-card known:block" />;

/** The user's ratings: what others say, in each role, and what the user wrote. */
export function OwnRatings({ user }: { user: CurrentUser }) {
  return (
    <Card as="section" aria-labelledby="suas-avaliacoes" className="mb-5 flex flex-col gap-4">
      <h2 id="suas-avaliacoes" className="text-xl">
        {OWN.title}
      </h2>
      {user.isClient && <Received id={user.id} type="client" />}
      {user.isProvider && <Received id={user.id} type="service_provider" />}
      <Written />
    </Card>
  );
}

/** What was said of the user in one role, with the way to read, answer and ask for more. */
function Received({ id, type }: { id: string; type: RatedType }) {
  const query = trpc.ratings.person.useQuery({ id, type });
  const path = `/avaliacoes?user=${id}&type=${type}`;
  return (
    <div className="border-b border-concrete-200 pb-4">
      <h3 className="text-base">{OWN.as[type]}</h3>
      <Loaded query={query} pending={placeholder("mt-1 h-6 w-60")} failed={{ title: PERSON.failed, titleAs: "p" }}>
        {({ averageRating, totalRatings }) => (
          <Stars value={averageRating} className="mt-1">
            {PERSON.rated(formatAverage(averageRating), totalRatings)}
          </Stars>
        )}
      </Loaded>
      <div className="mt-2 flex flex-wrap gap-2">
        {(query.data?.totalRatings ?? 0) > 0 && (
          <Link
            to="/avaliacoes"
            search={{ user: id, type }}
            state={{ isFromList: true }}
            className={buttonClass({ variant: "outline", size: "sm" })}
          >
            {OWN.read}
            <span className="sr-only"> {OWN.as[type]}</span>
          </Link>
        )}
        <WhatsAppLink href={whatsappLink(null, OWN.askText(window.location.origin + path))} variant="outline" size="sm">
          {OWN.ask}
          <span className="sr-only"> {OWN.as[type]}</span>
        </WhatsAppLink>
      </div>
    </div>
  );
}

function Written() {
  const query = trpc.ratings.written.useInfiniteQuery(
    {},
    { getNextPageParam: nextCursorOf, initialCursor: null, select: itemsOf },
  );
  const [showsAll, setShowsAll] = useState(false);
  const hasMore = showsAll ? query.hasNextPage : (query.data?.length ?? 0) > FIRST_SHOWN;
  const fetchNextPage = () => (showsAll ? query.fetchNextPage() : setShowsAll(true));
  return (
    <div>
      <h3 className="text-base">{OWN.written}</h3>
      <Loaded
        query={query}
        pending={placeholder("h-16 w-full")}
        failed={{ title: RATINGS.failed, titleAs: "p" }}
        empty={<p className="mt-1 text-ink-soft">{OWN.writtenNone}</p>}
      >
        {(ratings) => (
          <ul className="mt-1">
            {ratings.slice(0, showsAll ? undefined : FIRST_SHOWN).map((rating) => (
              <li key={rating.id} className="border-b border-concrete-200 last:border-0">
                <WrittenRow rating={rating} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <MoreButton list={{ ...query, hasNextPage: hasMore, fetchNextPage }} of={RATINGS.moreOf} />
    </div>
  );
}

function WrittenRow({ rating }: { rating: WrittenRating }) {
  const { personId, personName, type, stars, createdAt, kind, reply, visibility } = rating;
  const name = personName || NO_NAME;
  const facts = [
    kind === "contract" ? RATINGS.contract : RATINGS.free,
    ...(visibility === "public" ? [] : [OWN.states[visibility]]),
    ...(reply === null ? [] : [OWN.replied]),
  ];
  return (
    <div className="py-3">
      <div className="flex flex-wrap items-center gap-x-3">
        {personId === null ? (
          <p className="font-semibold">{name}</p>
        ) : (
          <Link
            to="/avaliacoes"
            search={{ user: personId, type }}
            state={{ isFromList: true }}
            className="link inline-flex min-h-11 items-center break-words"
          >
            {name}
          </Link>
        )}
        <Stars value={stars} size={16}>
          {formatDay(createdAt)}
        </Stars>
      </div>
      <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>
    </div>
  );
}
