import { Link } from "@tanstack/react-router";
import { Briefcase, Crown, House, LogOut as LogOutIcon, Repeat, SquarePen, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { AppBar } from "@/ui/app-bar.tsx";
import { BottomBar, BottomBarItem, bottomBarItemClass } from "@/ui/bottom-bar.tsx";
import { cx } from "@/ui/cx.ts";
import { Logo } from "@/ui/logo.tsx";
import { NAV, PANEL } from "./messages.ts";
import { PANEL_HOME, type Panel } from "./panel.ts";
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
  panel: Panel;
  logOut: LogOut;
  children: ReactNode;
  /** Screens with an action at the thumb go without the bar. */
  hasBottomBar?: boolean | undefined;
}

/** Head and navigation around every screen of a panel: links in the head on desktop, a bar at the thumb on phones. */
export function AppFrame({ panel, logOut, children, hasBottomBar = true }: AppFrameProps) {
  return (
    <div className={cx("min-h-dvh", hasBottomBar && "pb-bar md:pb-0")}>
      <AppHead panel={panel} logOut={logOut} />
      <main id="conteudo" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {hasBottomBar && <PhoneNavigation panel={panel} />}
    </div>
  );
}

const headLinkClass =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-blueprint-100 transition-colors hover:bg-white/10 hover:text-white " +
  "aria-[current=page]:bg-white/15 aria-[current=page]:text-white";

function AppHead({ panel, logOut }: { panel: Panel; logOut: LogOut }) {
  return (
    <AppBar
      tone="blueprint"
      start={
        <Link to="/" aria-label={PANEL.home} className="inline-flex min-h-11 items-center rounded-control">
          <Logo tone="onDark" />
        </Link>
      }
    >
      <nav aria-label={PANEL.navigation} className="hidden items-center gap-1 md:flex">
        {PLACES[panel].map(({ to, label }) => (
          <Link key={to} to={to} activeOptions={{ includeSearch: false }} className={headLinkClass}>
            {label}
          </Link>
        ))}
        <Link to="/selecionar-painel" className={headLinkClass}>
          <Repeat size={18} aria-hidden />
          {PANEL.switchPanel}
        </Link>
      </nav>
      <Link to="/profile" className={headLinkClass}>
        <UserRound size={20} aria-hidden />
        <span className="sr-only lg:not-sr-only">{PANEL.profile}</span>
      </Link>
      <button
        type="button"
        aria-disabled={logOut.isLeaving}
        onClick={() => void logOut.leave()}
        className={headLinkClass}
      >
        <LogOutIcon size={20} aria-hidden />
        <span className="sr-only lg:not-sr-only">{logOut.isLeaving ? PANEL.loggingOut : PANEL.logOut}</span>
      </button>
    </AppBar>
  );
}

/** As wide as its word: "Oportunidades" would not fit in a quarter of 360 px. */
const barItemClass = `${bottomBarItemClass} basis-auto`;

function PhoneNavigation({ panel }: { panel: Panel }) {
  return (
    <BottomBar label={PANEL.navigation}>
      {PLACES[panel].map(({ to, label, icon }) => (
        <Link key={to} to={to} activeOptions={{ includeSearch: false }} className={barItemClass}>
          <BottomBarItem icon={icon}>{label}</BottomBarItem>
        </Link>
      ))}
      <Link to="/selecionar-painel" className={barItemClass}>
        <BottomBarItem icon={Repeat}>{NAV.panels}</BottomBarItem>
      </Link>
    </BottomBar>
  );
}
