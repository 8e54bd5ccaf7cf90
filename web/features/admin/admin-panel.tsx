import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LogOut, RotateCw } from "lucide-react";
import { Tabs as Radix } from "radix-ui";
import { useCallback, useEffect } from "react";
import type { AdminOverview } from "#src/features/admin/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { HOME_LABEL, LOG_OUT } from "@/lib/messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { useLogOut } from "@/lib/session/use-log-out.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Logo } from "@/ui/drawings/logo.tsx";
import { AppBar } from "@/ui/frame/app-bar.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { Spinner } from "@/ui/states/spinner.tsx";
import { useMediaQuery } from "@/ui/use-media-query.ts";
import { refreshAdmin } from "./admin-cache.ts";
import { WIDE } from "./admin-list.tsx";
import { loadFailed, PANEL } from "./panel-messages.ts";
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

/** 'Recarregar': refetches counts and lists, and says how much there is. */
function useReload() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await refreshAdmin();
      return trpcUtils.admin.overview.fetch(undefined, { staleTime: 0 });
    },
    ...mutationSteps({
      success: (overview: AdminOverview) => ({ title: PANEL.reloaded, text: PANEL.reloadedText(overview) }),
      failure: loadFailed,
    }),
  });
  return { isReloading: isPending, reload: () => (isPending ? undefined : mutate()) };
}

interface BarButtonProps {
  icon: Icon;
  label: string;
  isBusy: boolean;
  onClick: () => void;
}

/** A button in the bar; only an icon on phones. Ignores clicks while busy. */
function BarButton({ icon: ButtonIcon, label, isBusy, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      title={label}
      onClick={() => !isBusy && onClick()}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-blueprint-100 transition-colors hover:bg-white/10 hover:text-white"
    >
      {isBusy ? <Spinner /> : <ButtonIcon size={20} aria-hidden />}
      <span className="sr-only md:not-sr-only">{label}</span>
    </button>
  );
}

/** The panel's header: brand, 'Recarregar', 'Sair'. */
function PanelBar() {
  const { isReloading, reload } = useReload();
  const { isLeaving, leave } = useLogOut();
  return (
    <AppBar
      tone="blueprint"
      start={
        <Link to="/" aria-label={HOME_LABEL} className="rounded-control">
          <Logo tone="onDark" />
        </Link>
      }
    >
      <BarButton icon={RotateCw} label={PANEL.reload} isBusy={isReloading} onClick={reload} />
      <BarButton icon={LogOut} label={LOG_OUT.label} isBusy={isLeaving} onClick={leave} />
    </AppBar>
  );
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
