import { Link } from "@tanstack/react-router";
import { LogIn as LogInIcon } from "lucide-react";
import { type ReactNode, use } from "react";
import { useReturnHere } from "@/lib/return-to.ts";
import { useSession } from "@/lib/session.ts";
import { useWasLoggedIn } from "@/lib/session-hint.ts";
import { ShellContext } from "@/lib/shell.ts";
import { AppBar } from "@/ui/app-bar.tsx";
import { cx } from "@/ui/cx.ts";
import { InMain } from "@/ui/in-main.ts";
import { Logo } from "@/ui/logo.tsx";
import { PANEL } from "../messages.ts";
import type { Panel } from "../panel.ts";
import type { ClientSection, ProviderSection } from "../section-names.ts";
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

/**
 * Header and navigation around screens that are also open to visitors; PanelFrame is for the others. These screens are
 * as wide for users as for visitors, so that nothing moves when the session becomes known: a menu has the navigation
 * that other screens have beside their content. The content stays mounted.
 */
export function AppFrame({
  panel,
  children,
  hasBottomBar = true,
  side,
  section,
  nav = LATE_NAV,
}: AppFrameProps & { nav?: PanelNav }) {
  const { PanelLinks, PanelBar, Side } = nav;
  const hasSide = side !== undefined || Side !== undefined;
  const shell = use(ShellContext);
  const hasBar = hasBottomBar && panel !== null;
  return (
    <div className={cx("min-h-dvh", hasBar && "pb-bar md:pb-0")}>
      <AppBar
        tone="blueprint"
        start={
          <Link to="/" aria-label={PANEL.home} className="inline-flex min-h-11 items-center rounded-control">
            <Logo tone="onDark" size={28} />
          </Link>
        }
      >
        {shell?.links ??
          (panel === null ? <VisitorLinks /> : <PanelLinks panel={panel} section={section} hasSide={hasSide} />)}
      </AppBar>
      <div
        className={cx(
          hasSide && "mx-auto w-full max-w-6xl md:flex",
          // Other screens than the panel's own bring their margins.
          hasSide && (side === undefined ? "md:pl-6" : "md:gap-6 md:px-6 lg:gap-10"),
        )}
      >
        {side ?? (Side && <Side panel={panel} />)}
        <main id="conteudo" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <InMain value={true}>{shell?.withSections?.(children) ?? children}</InMain>
        </main>
      </div>
      {hasBar && (shell?.bar ?? <PanelBar panel={panel} section={section} />)}
    </div>
  );
}

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
