import { trpc } from "@/lib/trpc.ts";
import { Loaded } from "@/ui/loaded.tsx";
import { KEPT, KEPT_KINDS, type KeptKind } from "./retention-messages.ts";
import { listClass, PendingRows, SectionCard } from "./section-card.tsx";

function Kind({ kind: { title, why, until }, count }: { kind: KeptKind; count: number | null }) {
  return (
    <li className="py-3">
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        <span className="min-w-0 break-words">{title}</span>
        {count !== null && <span className="shrink-0 tabular-nums">{KEPT.count(count)}</span>}
      </p>
      <p className="text-sm text-ink-soft">{why}</p>
      <p className="text-sm text-ink-soft">{until}</p>
    </li>
  );
}

/** 'O que guardamos sobre você': each kind of data that there is, why, and for how long. */
export function KeptCard() {
  const query = trpc.profiles.kept.useQuery();
  return (
    <SectionCard title={KEPT.title} text={KEPT.text}>
      <Loaded
        query={query}
        pending={<PendingRows label={KEPT.loading} />}
        failed={{ title: KEPT.failed, titleAs: "p" }}
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
    </SectionCard>
  );
}
