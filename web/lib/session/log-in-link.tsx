import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "@/ui/button.tsx";
import { LOG_IN } from "../messages.ts";
import { useReturnHere } from "./return-to.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Of a log-in: the page to return to is the entry before it. */
    isFromWanted?: boolean;
  }
}

interface LogInLinkProps {
  /** By default it looks like the main button. */
  className?: string;
  children?: ReactNode;
}

/** Leads to the log-in, and from there back to this page. */
export function LogInLink({ className = buttonClass(), children = LOG_IN }: LogInLinkProps) {
  return (
    <Link to="/entrar" search={useReturnHere()} state={{ isFromWanted: true }} className={className}>
      {children}
    </Link>
  );
}
