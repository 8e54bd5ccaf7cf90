import { Tabs as Radix } from "radix-ui";
import { useCallback, useEffect } from "react";
import { failureOf } from "@/lib/errors.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { useMediaQuery } from "@/ui/use-media-query.ts";
import { WIDE } from "./admin-list.tsx";
import { PanelBar } from "./panel-bar.tsx";
import { loadFailed } from "./panel-messages.ts";
import type { AdminSearch } from "./search.ts";
import type { TabProps } from "./tab.ts";
import { TabList } from "./tab-list.tsx";
import { TABS } from "./tabs.ts";
import { isLost } from "./use-act.ts";

export interface AdminPanelProps {
  search: AdminSearch;
  /** `next` makes the new search params from the newest, which may be on their way to the screen. */
  onSearchChange: (next: (now: AdminSearch) => AdminSearch, options: { replace: boolean }) => void;
}

/** The counts of the tabs, asked for again with each tab; a toast says why if they can't be loaded. */
function useOverview(tab: string) {
  const { data, error } = trpc.admin.overview.useQuery();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to ask again
  useEffect(() => void trpcUtils.admin.overview.invalidate(undefined, {}, { cancelRefetch: false }), [tab]);
  useEffect(() => {
    if (!error || isLost(failureOf(error))) return;
    const { title, text } = loadFailed(failureOf(error));
    notify.error(title, text);
  }, [error]);
  return data;
}

/** Drops what is undefined. */
function merged(search: AdminSearch, changes: Parameters<TabProps["change"]>[0]): AdminSearch {
  const entries = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

/** The admin panel. Its state is in the URL: back returns to the tab before, and a reload changes nothing. */
export function AdminPanel({ search, onSearchChange }: AdminPanelProps) {
  const isWide = useMediaQuery(WIDE);
  const tab = TABS.find(({ slug }) => slug === search.aba) ?? TABS[0];
  const overview = useOverview(tab.slug);
  const change: TabProps["change"] = useCallback(
    (changes) => onSearchChange((now) => merged(now, changes), { replace: true }),
    [onSearchChange],
  );
  return (
    <div className="min-h-dvh">
      <PanelBar />
      <main id="conteudo" tabIndex={-1} className="outline-none">
        <Radix.Root
          value={tab.slug}
          onValueChange={(aba) => onSearchChange(() => ({ aba }), { replace: false })}
          orientation={isWide ? "vertical" : "horizontal"}
          activationMode="manual"
          className="mx-auto w-full max-w-6xl md:px-6 lg:flex lg:gap-10"
        >
          <TabList current={tab.slug} overview={overview} isWide={isWide} />
          <Radix.Content key={tab.slug} value={tab.slug} className="min-w-0 flex-1 px-4 py-5 outline-none md:px-0">
            <h1 className="mb-4 text-2xl">{tab.label}</h1>
            <tab.Content search={search} change={change} />
          </Radix.Content>
        </Radix.Root>
      </main>
    </div>
  );
}
