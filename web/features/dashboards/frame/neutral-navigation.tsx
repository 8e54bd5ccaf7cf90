import { Link } from "@tanstack/react-router";
import { Bell, House, LogOut, Menu, UserRound } from "lucide-react";
import { LOG_OUT } from "@/lib/messages.ts";
import { cx } from "@/ui/cx.ts";
import { BottomBar, BottomBarItem, bottomBarItemClass } from "@/ui/frame/bottom-bar.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { NAV, PANEL } from "../messages.ts";
import { headLinkClass, menuClass } from "./panel-nav-parts.ts";

/** What the headers of both panels have in common. */
export function NeutralLinks() {
  return (
    <>
      <span aria-hidden className="inline-flex size-11 shrink-0 items-center justify-center text-white">
        <Bell size={22} />
      </span>
      <button type="button" className={cx(menuClass, "md:hidden")}>
        <Menu size={20} aria-hidden />
        {PANEL.menu}
      </button>
      <button type="button" className={cx(headLinkClass, "max-md:hidden")}>
        <LogOut size={20} aria-hidden />
        {LOG_OUT.label}
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
