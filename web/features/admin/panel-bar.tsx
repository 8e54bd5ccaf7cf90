import { Link } from "@tanstack/react-router";
import { LogOut, RotateCw } from "lucide-react";
import { LOG_OUT } from "@/lib/messages.ts";
import { useLogOut } from "@/lib/use-log-out.ts";
import { AppBar } from "@/ui/app-bar.tsx";
import { IconButton } from "@/ui/button.tsx";
import { Logo } from "@/ui/logo.tsx";
import { PANEL } from "./panel-messages.ts";
import { useReload } from "./use-reload.ts";

/** The panel's header: brand, 'Recarregar', 'Sair'. */
export function PanelBar() {
  const { isReloading, reload } = useReload();
  const { isLeaving, leave } = useLogOut();
  return (
    <AppBar
      tone="blueprint"
      start={
        <Link to="/" aria-label={PANEL.home} className="rounded-control">
          <Logo tone="onDark" />
        </Link>
      }
    >
      <IconButton icon={RotateCw} label={PANEL.reload} variant="onDark" busy={isReloading} onClick={reload} />
      <IconButton icon={LogOut} label={LOG_OUT.label} variant="onDark" busy={isLeaving} onClick={leave} />
    </AppBar>
  );
}
