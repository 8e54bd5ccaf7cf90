import { Link } from "@tanstack/react-router";
import {
  Bell,
  House,
  IdCard,
  LogOut as LogOutIcon,
  Menu,
  Repeat,
  SquarePen,
  Star,
  UserRound,
  Waypoints,
} from "lucide-react";
import { late } from "@/lib/late.tsx";
import { LOG_OUT } from "@/lib/messages.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { useLogOut } from "@/lib/session/use-log-out.ts";
import { trpc } from "@/lib/trpc.ts";
import { IconButton } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { BottomBar, BottomBarItem, bottomBarItemClass } from "@/ui/frame/bottom-bar.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { NAV, PANEL } from "../messages.ts";
import { bellLabel } from "../notices/bell-messages.ts";
import { useReadOpened } from "../notices/use-read-opened.ts";
import { PageLink } from "../page-link.tsx";
import { hasBothPanels, type Panel } from "../panel.ts";
import { ownCardPath } from "../provider-sections.ts";
import { ProviderSectionLink, SectionLink } from "../section-link.tsx";
import type { ClientSection, ProviderSection } from "../section-names.ts";
import type { PanelLinksProps } from "./panel-nav-parts.ts";
import { headLinkClass, menuClass } from "./panel-nav-parts.ts";

const BellPanel = late(async () => (await import("../notices/bell-panel.tsx")).BellPanel);

const NONE_UNREAD = { unread: 0, notices: [] };

/**
 * Live count of unread notices and, for providers, of pending connection requests and of own ones that were accepted.
 * Opens their lists, whose code loads on demand.
 */
function PanelBell({ panel }: { panel: Panel }) {
  const isProvider = panel === "provider";
  const { count, news } = trpc.networking.pendingCount.useQuery(undefined, { enabled: isProvider }).data ?? {
    count: 0,
    news: 0,
  };
  const { unread: all, notices } = trpc.notices.count.useQuery().data ?? NONE_UNREAD;
  useReadOpened(notices);
  // Those about connections are counted by themselves.
  const unread = isProvider ? all - notices.filter(({ kind }) => kind.startsWith("connection-")).length : all;
  const dialog = useLateDialog(BellPanel);
  const total = isProvider ? count + news + unread : unread;
  const label = bellLabel(isProvider && { count, news }, unread);
  return (
    <>
      <IconButton icon={Bell} label={label} variant="onDark" badge={total} aria-haspopup="dialog" {...dialog.opener} />
      <span role="status" className="sr-only">
        {total > 0 && label}
      </span>
      {dialog.isOpen && <BellPanel panel={panel} requests={{ count, news }} onClose={dialog.close} />}
    </>
  );
}

const PanelMenu = late(async () => (await import("./panel-menu.tsx")).PanelMenu);

/** The links in the header. */
export function PanelLinks({ panel, section }: PanelLinksProps) {
  const { isLeaving, leave } = useLogOut();
  const menu = useLateDialog(PanelMenu);
  const canSwitch = hasBothPanels(useCurrentUser());
  return (
    <>
      {canSwitch && (
        <Link to="/selecionar-painel" className={cx(headLinkClass, "max-md:hidden")}>
          <Repeat size={20} aria-hidden />
          {PANEL.switch}
        </Link>
      )}
      <PanelBell panel={panel} />
      <button type="button" aria-haspopup="dialog" className={cx(menuClass, "md:hidden")} {...menu.opener}>
        <Menu size={20} aria-hidden />
        {PANEL.menu}
      </button>
      <button type="button" aria-disabled={isLeaving} onClick={leave} className={cx(headLinkClass, "max-md:hidden")}>
        <LogOutIcon size={20} aria-hidden />
        {isLeaving ? LOG_OUT.busy : LOG_OUT.label}
      </button>
      {menu.isOpen && <PanelMenu panel={panel} section={section} onLeave={leave} onClose={menu.close} />}
    </>
  );
}

interface BarProps {
  section: ClientSection | ProviderSection | undefined;
}

const here = (isHere: boolean) => (isHere ? "page" : undefined);

/** Início, Meu cartão, Conexões, Perfil. */
function ProviderBar({ section }: BarProps) {
  const card = ownCardPath(trpc.networking.overview.useQuery().data);
  const cardItem = <BottomBarItem icon={IdCard}>{NAV.card}</BottomBarItem>;
  return (
    <BottomBar label={PANEL.bar}>
      <ProviderSectionLink
        section="dashboard"
        aria-current={here(section === "dashboard")}
        className={bottomBarItemClass}
      >
        <BottomBarItem icon={House}>{NAV.start}</BottomBarItem>
      </ProviderSectionLink>
      {card === null ? (
        <ProviderSectionLink section="cartao" className={bottomBarItemClass}>
          {cardItem}
        </ProviderSectionLink>
      ) : (
        <PageLink to={card} aria-current={here(section === "cartao")} className={bottomBarItemClass}>
          {cardItem}
        </PageLink>
      )}
      <PageLink to="/portal-conexoes" className={bottomBarItemClass}>
        <BottomBarItem icon={Waypoints}>{NAV.connections}</BottomBarItem>
      </PageLink>
      <PageLink to="/profile" className={bottomBarItemClass}>
        <BottomBarItem icon={UserRound}>{NAV.profile}</BottomBarItem>
      </PageLink>
    </BottomBar>
  );
}

/** Início, Publicar, Avaliações, Perfil. */
function ClientBar({ section }: BarProps) {
  return (
    <BottomBar label={PANEL.bar}>
      <SectionLink section="dashboard" aria-current={here(section === "dashboard")} className={bottomBarItemClass}>
        <BottomBarItem icon={House}>{NAV.start}</BottomBarItem>
      </SectionLink>
      <Link to="/solicitar-servico" className={bottomBarItemClass}>
        <BottomBarItem icon={SquarePen}>{NAV.publish}</BottomBarItem>
      </Link>
      <PageLink to="/avaliacoes" aria-current={here(section === "central-avaliacoes")} className={bottomBarItemClass}>
        <BottomBarItem icon={Star}>{NAV.ratings}</BottomBarItem>
      </PageLink>
      <PageLink to="/profile" className={bottomBarItemClass}>
        <BottomBarItem icon={UserRound}>{NAV.profile}</BottomBarItem>
      </PageLink>
    </BottomBar>
  );
}

/** The bar at the bottom, on phones. */
export function PanelBar({ panel, section }: BarProps & { panel: Panel }) {
  return panel === "client" ? <ClientBar section={section} /> : <ProviderBar section={section} />;
}
