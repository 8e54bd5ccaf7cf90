import { type AnyRouter, Link, useRouter } from "@tanstack/react-router";
import {
  Briefcase,
  Crown,
  House,
  IdCard,
  LogOut as LogOutIcon,
  Repeat,
  SquarePen,
  Star,
  UserRound,
  Waypoints,
} from "lucide-react";
import { LOG_OUT } from "@/lib/messages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useLogOut } from "@/lib/use-log-out.ts";
import { BottomBar, BottomBarItem, bottomBarItemClass } from "@/ui/bottom-bar.tsx";
import { cx } from "@/ui/cx.ts";
import { headLinkClass } from "./head-link.ts";
import { NAV, PANEL } from "./messages.ts";
import { PageLink } from "./page-link.tsx";
import { PANEL_HOME, type Panel } from "./panel.ts";
import { PendingBell } from "./pending-bell.tsx";
import { cardAddress } from "./provider-sections.ts";
import { ProviderSectionLink, SectionLink } from "./section-link.tsx";
import type { ClientSection, ProviderSection } from "./section-names.ts";

const PLACES = {
  client: [
    { to: PANEL_HOME.client, label: NAV.start, icon: House },
    { to: "/solicitar-servico", label: NAV.publish, icon: SquarePen },
    { to: "/oportunidades", label: NAV.opportunities, icon: Briefcase },
  ],
  provider: [
    { to: PANEL_HOME.provider, label: NAV.start, icon: House },
    { to: "/oportunidades", label: NAV.opportunities, icon: Briefcase },
    { to: "/premium", label: NAV.premium, icon: Crown },
  ],
} as const;

/** Shows the overlay for leaving. Its code came with the panel's own screen. */
async function travelOut(router: AnyRouter): Promise<boolean> {
  const [{ LEAVING }, { travel }] = await Promise.all([import("./journeys.ts"), import("./use-journeys.tsx")]);
  return travel(router, LEAVING);
}

/** 'Sair'. On a panel's own screen an overlay is shown first, as for any navigation from there. */
function LogOutLink({ isDelayed }: { isDelayed: boolean }) {
  const router = useRouter();
  const { isLeaving, leave } = useLogOut(isDelayed ? () => travelOut(router) : undefined);
  return (
    <button type="button" aria-disabled={isLeaving} onClick={() => void leave()} className={headLinkClass}>
      <LogOutIcon size={20} aria-hidden />
      <span className="sr-only lg:not-sr-only">{isLeaving ? LOG_OUT.busy : LOG_OUT.label}</span>
    </button>
  );
}

/** The links in the header. */
export function PanelLinks({ panel, isPanelHome }: { panel: Panel; isPanelHome: boolean }) {
  return (
    <>
      <nav aria-label={PANEL.navigation} className="flex items-center gap-1">
        {!isPanelHome &&
          PLACES[panel].map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ includeSearch: false }}
              className={cx(headLinkClass, "max-md:hidden")}
            >
              {label}
            </Link>
          ))}
        <Link to="/selecionar-painel" className={headLinkClass}>
          <Repeat size={20} aria-hidden />
          {/* The provider's bell leaves no room for the word on phones. */}
          <span className={cx(panel === "provider" && "sr-only md:not-sr-only")}>
            {PANEL.switch}
            <span className="sr-only md:not-sr-only"> {PANEL.panel}</span>
          </span>
        </Link>
      </nav>
      {panel === "provider" && <PendingBell />}
      {!isPanelHome && (
        <Link to="/profile" className={cx(headLinkClass, "max-md:hidden")}>
          <UserRound size={20} aria-hidden />
          <span className="sr-only lg:not-sr-only">{PANEL.profile}</span>
        </Link>
      )}
      <LogOutLink isDelayed={isPanelHome} />
    </>
  );
}

interface BarProps {
  section: ClientSection | ProviderSection | undefined;
}

const here = (isHere: boolean) => (isHere ? "page" : undefined);

/** Início, Meu cartão, Conexões, Perfil. */
function ProviderBar({ section }: BarProps) {
  const card = cardAddress(trpc.networking.overview.useQuery().data);
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
      <SectionLink
        section="central-avaliacoes"
        aria-current={here(section === "central-avaliacoes")}
        className={bottomBarItemClass}
      >
        <BottomBarItem icon={Star}>{NAV.ratings}</BottomBarItem>
      </SectionLink>
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
