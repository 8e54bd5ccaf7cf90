import { Link, useLocation } from "@tanstack/react-router";
import { LogOut, Repeat } from "lucide-react";
import { LOG_OUT } from "@/lib/messages.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { PANEL } from "../messages.ts";
import { hasBothPanels, type Panel } from "../panel.ts";
import { placeOf } from "../place-of.ts";
import type { ClientSection, ProviderSection } from "../section-names.ts";
import { usePlan } from "../use-plan.ts";
import { MENU_ITEMS } from "./menu-items.ts";
import { NavList } from "./sidebar.tsx";

export interface PanelMenuProps {
  panel: Panel;
  section: ClientSection | ProviderSection | undefined;
  onLeave: () => void;
  onClose: () => void;
}

/** The panel's navigation where there is no room beside the content: each entry leads to the page itself. */
export function PanelMenu({ panel, section, onLeave, onClose }: PanelMenuProps) {
  const user = useCurrentUser();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const leave = () => {
    onClose();
    onLeave();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={user?.name || PANEL[panel]}
      description={usePlan()}
      size="sm"
      footer={
        <>
          <Button variant="outline" icon={LogOut} onClick={leave}>
            {LOG_OUT.label}
          </Button>
          {hasBothPanels(user) && (
            <Link to="/selecionar-painel" className={buttonClass({ variant: "outline" })} onClick={onClose}>
              <Repeat size={20} aria-hidden />
              {PANEL.switch}
            </Link>
          )}
        </>
      }
    >
      <nav aria-label={PANEL.navigation}>
        <NavList items={MENU_ITEMS[panel]} current={section ?? placeOf(panel, path)} onGo={onClose} />
      </nav>
    </Dialog>
  );
}
