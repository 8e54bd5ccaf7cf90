import { Link } from "@tanstack/react-router";
import type { ContactOpening } from "#src/features/contacts/schemas.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { MoreButton } from "@/ui/states/more-button.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { OPENINGS, openingText } from "./messages.ts";
import { listClass, SectionCard } from "./section-card.tsx";

function Opening({ opening }: { opening: ContactOpening }) {
  const { name, slug, kind, createdAt } = opening;
  return (
    <li className="py-3">
      {slug === null ? (
        <p className="font-semibold break-words">{name ?? OPENINGS.nobody[kind]}</p>
      ) : (
        <Link
          to="/cartao/$slug"
          params={{ slug }}
          className="link -my-2.5 inline-block py-2.5 font-semibold break-words"
        >
          {name}
        </Link>
      )}
      <p className="text-sm break-words text-ink-soft">{openingText(opening)}</p>
      <p className="text-sm text-ink-soft">
        <time dateTime={new Date(createdAt).toISOString()}>{formatMoment(createdAt)}</time>
      </p>
    </li>
  );
}

/** 'Quem viu seu contato': each time that somebody got the person's number, newest first. */
export function OpeningsCard() {
  const list = trpc.contacts.openings.useInfiniteQuery({}, { getNextPageParam: nextCursorOf, select: itemsOf });
  return (
    <SectionCard title={OPENINGS.title} text={OPENINGS.text}>
      <Loaded
        query={list}
        pending={<SkeletonRows label={OPENINGS.loading} className="mt-4" />}
        failed={{ title: OPENINGS.failed, titleAs: "p" }}
        empty={<p className="mt-4">{OPENINGS.empty}</p>}
      >
        {(items: ContactOpening[]) => (
          <>
            <ul aria-label={OPENINGS.title} className={listClass}>
              {items.map((opening) => (
                <Opening key={opening.id} opening={opening} />
              ))}
            </ul>
            <MoreButton list={list} />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}
