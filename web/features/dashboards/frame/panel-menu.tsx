import { Link, useLocation } from "@tanstack/react-router";
import { LogOut, Repeat } from "lucide-react";
import { LOG_OUT } from "@/lib/messages.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { PANEL } from "../messages.ts";
import { hasBothPanels, type Panel } from "../panel.ts";
import { placeOf } from "../place-of.ts";
import { PROVIDER_TEXTS } from "../provider/messages.ts";
import { providerPage } from "../provider-sections.ts";
import { PROVIDER_ICONS, SECTION_ICONS } from "../section-icons.ts";
import { SECTIONS } from "../section-messages.ts";
import type { ClientSection, InnerProviderSection, InnerSection, ProviderSection } from "../section-names.ts";
import { pageOf } from "../sections.ts";
import { usePlan } from "../use-plan.ts";
import { ACCOUNT, ALERTS, item, type NavItem, NavList, PEOPLE } from "./sidebar.tsx";

const ofClient = (name: InnerSection) =>
  item("client", name, pageOf(name), { label: SECTIONS[name].label, icon: SECTION_ICONS[name] });

const ofProvider = (name: InnerProviderSection) =>
  item("provider", name, providerPage(name), { label: PROVIDER_TEXTS[name].label, icon: PROVIDER_ICONS[name] });

/** The menu of phones. What the bottom bar has is not repeated, except for the way back to the panel. */
const MENU_ITEMS: Record<Panel, readonly NavItem[]> = {
  client: [
    item("client", "dashboard", null, { label: SECTIONS.dashboard.label, icon: SECTION_ICONS.dashboard }),
    ofClient("minhas-oportunidades"),
    PEOPLE,
    ofClient("oportunidades-gerais"),
    ofClient("compra-venda"),
    ofClient("contratos"),
    ACCOUNT,
  ],
  provider: [
    item("provider", "dashboard", null, { label: PROVIDER_TEXTS.dashboard.label, icon: PROVIDER_ICONS.dashboard }),
    ofProvider("oportunidades"),
    ofProvider("compra-venda"),
    ofProvider("contratos"),
    ofProvider("avaliacoes"),
    ofProvider("faculdade"),
    ALERTS,
    ACCOUNT,
  ],
};

interface PanelMenuProps {
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
