import { Link } from "@tanstack/react-router";
import {
  Briefcase,
  Crown,
  House,
  LogIn as LogInIcon,
  LogOut as LogOutIcon,
  Repeat,
  SquarePen,
  Star,
  UserRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "@/lib/session.ts";
import { useWasLoggedIn } from "@/lib/session-hint.ts";
import { AppBar } from "@/ui/app-bar.tsx";
import { BottomBar, BottomBarItem, bottomBarItemClass } from "@/ui/bottom-bar.tsx";
import { cx } from "@/ui/cx.ts";
import { Logo } from "@/ui/logo.tsx";
import { NAV, PANEL } from "./messages.ts";
import { PageLink } from "./page-link.tsx";
import { PANEL_HOME, type Panel } from "./panel.ts";
import { SectionLink } from "./section-link.tsx";
import type { ClientSection } from "./sections.ts";
import type { LogOut } from "./use-log-out.ts";

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

export interface AppFrameProps {
  /** Null on screens that visitors see too: for them, and while it is unknown who is there. */
  panel: Panel | null;
  logOut: LogOut;
  children: ReactNode;
  /** Screens with an action at the thumb go without the bar. */
  hasBottomBar?: boolean | undefined;
  /** Side navigation on wide screens, instead of links in the head. */
  side?: ReactNode;
  /** Section of the panel of clients that is shown, if it is that panel. */
  section?: ClientSection | undefined;
}

/**
 * Head and navigation around every screen of a panel: links in the head on desktop, a bar at the thumb on phones. What
 * stands in it stays as it is when it becomes known who is there.
 */
export function AppFrame({ panel, logOut, children, hasBottomBar = true, side, section }: AppFrameProps) {
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
        {panel === null ? <VisitorLinks /> : <PanelLinks panel={panel} logOut={logOut} hasLinks={side === undefined} />}
      </AppBar>
      <div className={cx(side !== undefined && "mx-auto w-full max-w-6xl md:flex md:gap-6 md:px-6 lg:gap-10")}>
        {side}
        <main id="conteudo" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
        </main>
      </div>
      {hasBar && (panel === "client" ? <ClientBar section={section} /> : <ProviderBar />)}
    </div>
  );
}

const headLinkClass =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-blueprint-100 transition-colors hover:bg-white/10 hover:text-white " +
  "aria-[current=page]:bg-white/15 aria-[current=page]:text-white";

/** The way in; not offered to who was logged in before, until that has turned out to be over. */
function VisitorLinks() {
  const session = useSession();
  const wasLoggedIn = useWasLoggedIn();
  if (session.status === "user" || (session.status === "asking" && wasLoggedIn)) return null;
  return (
    <Link to="/entrar" className={headLinkClass}>
      <LogInIcon size={20} aria-hidden />
      {PANEL.logIn}
    </Link>
  );
}

function PanelLinks({ panel, logOut, hasLinks }: { panel: Panel; logOut: LogOut; hasLinks: boolean }) {
  return (
    <>
      <nav
        aria-label={PANEL.navigation}
        className={cx("items-center gap-1 md:flex", panel === "client" ? "flex" : "hidden")}
      >
        {hasLinks &&
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
          <span>
            {PANEL.switch}
            <span className="sr-only md:not-sr-only"> {PANEL.panel}</span>
          </span>
        </Link>
      </nav>
      {hasLinks && (
        <Link to="/profile" className={cx(headLinkClass, panel === "client" && "max-md:hidden")}>
          <UserRound size={20} aria-hidden />
          <span className="sr-only lg:not-sr-only">{PANEL.profile}</span>
        </Link>
      )}
      <button
        type="button"
        aria-disabled={logOut.isLeaving}
        onClick={() => void logOut.leave()}
        className={headLinkClass}
      >
        <LogOutIcon size={20} aria-hidden />
        <span className="sr-only lg:not-sr-only">{logOut.isLeaving ? PANEL.loggingOut : PANEL.logOut}</span>
      </button>
    </>
  );
}

/** As wide as its word: "Oportunidades" would not fit in a quarter of 360 px. */
const wideItemClass = `${bottomBarItemClass} basis-auto`;

function ProviderBar() {
  return (
    <BottomBar label={PANEL.bar}>
      {PLACES.provider.map(({ to, label, icon }) => (
        <Link key={to} to={to} activeOptions={{ includeSearch: false }} className={wideItemClass}>
          <BottomBarItem icon={icon}>{label}</BottomBarItem>
        </Link>
      ))}
      <Link to="/selecionar-painel" className={wideItemClass}>
        <BottomBarItem icon={Repeat}>{NAV.panels}</BottomBarItem>
      </Link>
    </BottomBar>
  );
}

/** Início, Publicar, Avaliações, Perfil. */
function ClientBar({ section }: { section: ClientSection | undefined }) {
  const here = (isHere: boolean) => (isHere ? "page" : undefined);
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
