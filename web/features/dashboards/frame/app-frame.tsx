import { Link, useLocation } from "@tanstack/react-router";
import { LogIn as LogInIcon } from "lucide-react";
import { type ReactNode, use } from "react";
import { ShellContext } from "@/lib/first-load/shell.ts";
import { late } from "@/lib/late.tsx";
import { HOME_LABEL, LOG_IN } from "@/lib/messages.ts";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { useSession } from "@/lib/session/session.ts";
import { useWasLoggedIn } from "@/lib/session/session-hint.ts";
import { cx } from "@/ui/cx.ts";
import { Logo } from "@/ui/drawings/logo.tsx";
import { AppBar } from "@/ui/frame/app-bar.tsx";
import { InMain } from "@/ui/frame/in-main.ts";
import { PublicNav, PublicNavRow } from "@/ui/frame/public-nav.tsx";
import { useIsPhone } from "@/ui/use-media-query.ts";
import type { Panel } from "../panel.ts";
import type { ClientSection, ProviderSection } from "../section-names.ts";
import { SidePlaceholder } from "../side-column.tsx";
import { LATE_NAV } from "./late-panel-nav.ts";
import { headLinkClass, type PanelNav } from "./panel-nav-parts.ts";

/** Frame settings that a screen can choose. */
export interface FrameOptions {
  /** The panel that the screen belongs to; defaults to the last one used. */
  panel?: Panel;
  /** False for screens with their own action bar at the bottom. */
  hasBottomBar?: boolean;
  /** Side navigation on wide screens, for the panel's own screen. */
  side?: ReactNode;
  /** The current section, on the panel's own screen. */
  section?: ClientSection | ProviderSection;
}

export interface AppFrameProps extends Omit<FrameOptions, "panel"> {
  /** Null for visitors, and while the session is unknown. */
  panel: Panel | null;
  children: ReactNode;
}

interface ForFrame {
  nav?: PanelNav;
  /** Whether visitors never see the screen, so that its page arrives with the place of the side navigation. */
  needsSession?: boolean;
}

/**
 * Header and navigation around screens that are also open to visitors; PanelFrame is for the others. Users have the
 * side navigation on all of them. Until the session is known, its place is kept in browsers that were logged in
 * (`data-known`), so that nothing moves. The content stays mounted.
 */
export function AppFrame({
  panel,
  children,
  hasBottomBar = true,
  side,
  section,
  nav = LATE_NAV,
  needsSession = false,
}: AppFrameProps & ForFrame) {
  const { PanelLinks, PanelBar } = nav;
  const shell = use(ShellContext);
  const isVisitor = useSession().status === "visitor";
  const hasSide = panel !== null || needsSession;
  const hasBar = hasBottomBar && panel !== null;
  // With filters, phones show more of the list instead.
  const isFiltered = useLocation({
    select: ({ pathname, search }) => pathname === "/marketplace" && Object.values(search).some(Boolean),
  });
  return (
    <div
      data-beside={hasSide ? "nav" : isVisitor ? undefined : "known"}
      className={cx("min-h-dvh", hasBar && "pb-bar md:pb-0")}
    >
      <AppBar
        tone="blueprint"
        start={
          <Link to="/" aria-label={HOME_LABEL} className="inline-flex min-h-11 items-center rounded-control">
            <Logo tone="onDark" size={28} />
          </Link>
        }
      >
        {shell?.links ?? (hasSide && panel ? <PanelLinks panel={panel} section={section} /> : <VisitorLinks />)}
      </AppBar>
      {!hasSide && !isFiltered && <PublicNavRow className="known:hidden" />}
      <div
        className={cx(
          "beside-nav:mx-auto beside-nav:w-full beside-nav:max-w-6xl beside-nav:md:flex",
          // Other screens than the panel's own bring their margins.
          side === undefined ? "beside-nav:md:pl-6" : "md:gap-6 md:px-6",
        )}
      >
        {side ?? (!isVisitor && <Side panel={panel} />)}
        <main id="conteudo" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <InMain value={true}>{shell?.withSections?.(children) ?? children}</InMain>
        </main>
      </div>
      {hasBar && (shell?.bar ?? <PanelBar panel={panel} section={section} />)}
    </div>
  );
}

/** The public places and the log-in. Hidden from users who were logged in before, until the session turns out to be over. */
function VisitorLinks() {
  const session = useSession();
  const wasLoggedIn = useWasLoggedIn();
  if (session.status === "user" || (session.status === "asking" && wasLoggedIn)) return null;
  return (
    <>
      <PublicNav className={cx(headLinkClass, "known:hidden")} />
      <LogInLink className={headLinkClass}>
        <LogInIcon size={20} aria-hidden />
        {LOG_IN}
      </LogInLink>
    </>
  );
}

const LateSidebar = late(async () => (await import("./sidebar.tsx")).PageSidebar, {
  pending: <SidePlaceholder />,
});

/** The side navigation on screens other than the panel's own. Phones don't load it. */
function Side({ panel }: { panel: Panel | null }) {
  const isPhone = useIsPhone();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isShell = use(ShellContext) !== null;
  if (panel === null || isPhone || isShell) return <SidePlaceholder />;
  return <LateSidebar panel={panel} path={path} />;
}
