import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LogOut, RotateCw } from "lucide-react";
import type { AdminOverview } from "#src/features/admin/schemas.ts";
import { HOME_LABEL, LOG_OUT } from "@/lib/messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { useLogOut } from "@/lib/session/use-log-out.ts";
import { trpcUtils } from "@/lib/trpc.ts";
import { Logo } from "@/ui/drawings/logo.tsx";
import { AppBar } from "@/ui/frame/app-bar.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { Spinner } from "@/ui/states/spinner.tsx";
import { refreshAdmin } from "./admin-cache.ts";
import { loadFailed, PANEL } from "./panel-messages.ts";

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
export function PanelBar() {
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
