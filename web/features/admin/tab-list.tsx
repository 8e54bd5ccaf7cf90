import { Tabs as Radix } from "radix-ui";
import { useEffect, useRef } from "react";
import type { AdminOverview } from "#src/features/admin/schemas.ts";
import { cx } from "@/ui/cx.ts";
import { PANEL } from "./panel-messages.ts";
import type { Tab } from "./tab.ts";
import { TABS } from "./tabs.ts";

interface TabListProps {
  current: string;
  /** Undefined while it is loading. */
  overview: AdminOverview | undefined;
  isWide: boolean;
}

const ROW =
  "relative flex min-h-14 min-w-16 shrink-0 flex-col items-center justify-center gap-0.5 px-2 py-2 text-xs font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 md:px-4 md:text-sm " +
  "after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-sm after:bg-transparent data-[state=active]:text-blueprint data-[state=active]:after:bg-blueprint";
const SIDE = "flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left transition-colors";
const SIDE_CURRENT = "bg-blueprint-50 font-semibold text-blueprint";
const SIDE_OTHER = "font-medium text-ink-soft hover:bg-concrete-100 hover:text-ink";

/**
 * The tabs with their counts: beside the content on wide screens, else a row that scrolls sideways. On phones the counts
 * stand above the names, so that those of all tabs with work fit.
 */
export function TabList({ current, overview, isWide }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-slug="${current}"]`);
    tab?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <Radix.List
      ref={list}
      aria-label={PANEL.tabs}
      className={
        isWide
          ? "sticky top-16 w-58 shrink-0 space-y-0.5 self-start py-6"
          : "sticky top-16 z-10 flex overflow-x-auto border-b border-concrete-300 bg-paper [scrollbar-width:none]"
      }
    >
      {TABS.map((tab) => (
        <Radix.Trigger
          key={tab.slug}
          value={tab.slug}
          data-slug={tab.slug}
          className={isWide ? cx(SIDE, tab.slug === current ? SIDE_CURRENT : SIDE_OTHER) : ROW}
        >
          {isWide ? (
            <>
              <tab.icon size={20} aria-hidden />
              <span className="flex-1">{tab.label}</span>
              <Count tab={tab} overview={overview} />
            </>
          ) : (
            <>
              <span className="flex h-5 items-center gap-1">
                <tab.icon size={20} aria-hidden />
                <Count tab={tab} overview={overview} />
              </span>
              {tab.label}
            </>
          )}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

function Count({ tab, overview }: { tab: Tab; overview: AdminOverview | undefined }) {
  if (!overview || !tab.count) return null;
  const isWaiting = tab.isWaiting?.(overview) ?? false;
  if (tab.isWaiting && !isWaiting) return null;
  return (
    <span
      className={cx(
        "text-xs tabular-nums lg:text-sm",
        isWaiting
          ? "min-w-5 rounded-full bg-signal px-1 text-center font-semibold text-white"
          : "font-medium text-ink-soft",
      )}
    >
      {tab.count(overview)}
    </span>
  );
}
