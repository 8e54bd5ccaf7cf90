import { Link, useRouter } from "@tanstack/react-router";
import {
  Briefcase,
  Crown,
  House,
  IdCard,
  LogIn as LogInIcon,
  LogOut as LogOutIcon,
  Repeat,
  SquarePen,
  Star,
  UserRound,
  Waypoints,
} from "lucide-react";
import { type ReactNode, use } from "react";
import { LOG_OUT } from "@/lib/messages.ts";
import { useSession } from "@/lib/session.ts";
import { useWasLoggedIn } from "@/lib/session-hint.ts";
import { ShellContext } from "@/lib/shell.ts";
import { trpc } from "@/lib/trpc.ts";
import { useLogOut } from "@/lib/use-log-out.ts";
import { useReturnHere } from "@/lib/wanted-place.ts";
import { AppBar } from "@/ui/app-bar.tsx";
import { BottomBar, BottomBarItem, bottomBarItemClass } from "@/ui/bottom-bar.tsx";
import { cx } from "@/ui/cx.ts";
import { InMain } from "@/ui/in-main.ts";
import { Logo } from "@/ui/logo.tsx";
import { LEAVING } from "./journeys.ts";
import { NAV, PANEL } from "./messages.ts";
import { PageLink } from "./page-link.tsx";
import { PANEL_HOME, type Panel } from "./panel.ts";
import { PendingBell } from "./pending-bell.tsx";
import { cardAddress } from "./provider-sections.ts";
import { ProviderSectionLink, SectionLink } from "./section-link.tsx";
import type { ClientSection, ProviderSection } from "./section-names.ts";
import { travel } from "./use-journeys.tsx";

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

/** Frame settings that a screen can choose. */
export interface FrameOptions {
  /** The panel that the screen belongs to; defaults to the last one used. */
  panel?: Panel;
  /** False for screens with their own action bar at the bottom. */
  hasBottomBar?: boolean;
  /** Side navigation on wide screens, instead of header links. */
  side?: ReactNode;
  /** The current section, on the panel's own screen. */
  section?: ClientSection | ProviderSection;
}

export interface AppFrameProps extends Omit<FrameOptions, "panel"> {
  /** Null for visitors, and while the session is unknown. */
  panel: Panel | null;
  children: ReactNode;
}

/**
 * Header and navigation around every panel screen: header links on desktop, a bottom bar on phones. The content stays
 * mounted when the session becomes known.
 */
export function AppFrame({ panel, children, hasBottomBar = true, side, section }: AppFrameProps) {
  const shell = use(ShellContext);
  const hasBar = hasBottomBar && panel !== null;
  return (
    <div className={cx("min-h-dvh", hasBar && "pb-bar md:pb-0")}>
      <AppBar
        tone="blueprint"
        start={
          <Link to="/" aria-label={PANEL.home} className="inline-flex min-h-11 items-center rounded-control">
            <Logo tone="onDark" />
          </Link>
        }
      >
        {shell?.links ??
          (panel === null ? <VisitorLinks /> : <PanelLinks panel={panel} isPanelHome={side !== undefined} />)}
      </AppBar>
      <div className={cx(side !== undefined && "mx-auto w-full max-w-6xl md:flex md:gap-6 md:px-6 lg:gap-10")}>
        {side}
        <main id="conteudo" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <InMain value={true}>{shell?.withSections?.(children) ?? children}</InMain>
        </main>
      </div>
      {hasBar &&
        (shell?.bar ?? (panel === "client" ? <ClientBar section={section} /> : <ProviderBar section={section} />))}
    </div>
  );
}

export const headLinkClass =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-blueprint-100 transition-colors hover:bg-white/10 hover:text-white " +
  "aria-[current=page]:bg-white/15 aria-[current=page]:text-white";

/** The login link. Hidden from users who were logged in before, until the session turns out to be over. */
function VisitorLinks() {
  const session = useSession();
  const wasLoggedIn = useWasLoggedIn();
  const returnHere = useReturnHere();
  if (session.status === "user" || (session.status === "asking" && wasLoggedIn)) return null;
  return (
    <Link to="/entrar" search={returnHere} className={headLinkClass}>
      <LogInIcon size={20} aria-hidden />
      {PANEL.logIn}
    </Link>
  );
}

/** 'Sair'. On a panel's own screen an overlay is shown first, as for any navigation from there. */
function LogOutLink({ isDelayed }: { isDelayed: boolean }) {
  const router = useRouter();
  const { isLeaving, leave } = useLogOut(isDelayed ? () => travel(router, LEAVING) : undefined);
  return (
    <button type="button" aria-disabled={isLeaving} onClick={() => void leave()} className={headLinkClass}>
      <LogOutIcon size={20} aria-hidden />
      <span className="sr-only lg:not-sr-only">{isLeaving ? LOG_OUT.busy : LOG_OUT.label}</span>
    </button>
  );
}

function PanelLinks({ panel, isPanelHome }: { panel: Panel; isPanelHome: boolean }) {
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
