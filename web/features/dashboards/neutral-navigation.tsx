import { Link } from "@tanstack/react-router";
import { House, LogOut, Repeat, UserRound } from "lucide-react";
import { LOG_OUT } from "@/lib/messages.ts";
import { BottomBar, BottomBarItem, bottomBarItemClass } from "@/ui/bottom-bar.tsx";
import { cx } from "@/ui/cx.ts";
import { Skeleton } from "@/ui/skeleton.tsx";
import { headLinkClass } from "./head-link.ts";
import { NAV, PANEL } from "./messages.ts";

/** What the headers of both panels have in common. */
export function NeutralLinks() {
  return (
    <>
      <nav aria-label={PANEL.navigation} className="flex items-center gap-1">
        <Link to="/selecionar-painel" className={headLinkClass}>
          <Repeat size={20} aria-hidden />
          <span className="sr-only md:not-sr-only">
            {PANEL.switch} {PANEL.panel}
          </span>
        </Link>
      </nav>
      {/* The place of the provider's bell, without which the logo would have room for one line. */}
      <span aria-hidden className="size-11 md:hidden" />
      <Link to="/profile" className={cx(headLinkClass, "max-md:hidden")}>
        <UserRound size={20} aria-hidden />
        <span className="sr-only lg:not-sr-only">{PANEL.profile}</span>
      </Link>
      <button type="button" className={headLinkClass}>
        <LogOut size={20} aria-hidden />
        <span className="sr-only lg:not-sr-only">{LOG_OUT.label}</span>
      </button>
    </>
  );
}

function ItemSkeleton() {
  return (
    <span aria-hidden className={bottomBarItemClass}>
      <Skeleton className="size-6" />
      <Skeleton className="h-3.5 w-14" />
    </span>
  );
}

/** The bars of both panels begin and end alike; what is between them differs. */
export function NeutralBar() {
  return (
    <BottomBar label={PANEL.bar}>
      <Link to="/selecionar-painel" className={bottomBarItemClass}>
        <BottomBarItem icon={House}>{NAV.start}</BottomBarItem>
      </Link>
      <ItemSkeleton />
      <ItemSkeleton />
      <Link to="/profile" className={bottomBarItemClass}>
        <BottomBarItem icon={UserRound}>{NAV.profile}</BottomBarItem>
      </Link>
    </BottomBar>
  );
}
