import { trpc } from "@/lib/trpc.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { KEPT } from "./messages.ts";
import { KEPT_KINDS, KEPT_LIST, type KeptKind } from "./retention-messages.ts";
import { listClass } from "./section-card.tsx";

function Kind({ kind: { title, why, until }, count }: { kind: KeptKind; count: number | null }) {
  return (
    <li className="py-3">
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        <span className="min-w-0 break-words">{title}</span>
        {count !== null && <span className="shrink-0 tabular-nums">{KEPT_LIST.count(count)}</span>}
      </p>
      <p className="text-sm text-ink-soft">{why}</p>
      <p className="text-sm text-ink-soft">{until}</p>
    </li>
  );
}

/** Each kind of data that there is about a person, why, and for how long. */
export function KeptList() {
  const query = trpc.profiles.kept.useQuery();
  return (
    <Loaded
      query={query}
      pending={<SkeletonRows label={KEPT.loading} className="mt-4" />}
      failed={{ title: KEPT_LIST.failed, titleAs: "p" }}
    >
      {(counts) => (
        <ul aria-label={KEPT.title} className={listClass}>
          {KEPT_KINDS.map((kind) => {
            const count = kind.counts ? kind.counts.reduce((sum, name) => sum + (counts?.[name] ?? 0), 0) : null;
            return count === 0 ? null : <Kind key={kind.title} kind={kind} count={count} />;
          })}
        </ul>
      )}
    </Loaded>
  );
}
