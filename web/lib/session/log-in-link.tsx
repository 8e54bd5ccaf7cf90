import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "@/ui/button.tsx";
import { LOG_IN } from "../messages.ts";
import { useReturnHere } from "./return-to.ts";

export interface LogInLinkProps {
  /** By default it looks like the main button. */
  className?: string;
  children?: ReactNode;
}

/** Leads to the log-in, and from there back to this page. */
export function LogInLink({ className = buttonClass(), children = LOG_IN }: LogInLinkProps) {
  return (
    <Link to="/entrar" search={useReturnHere()} className={className}>
      {children}
    </Link>
  );
}
