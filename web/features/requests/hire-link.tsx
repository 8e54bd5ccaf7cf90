import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { InterestState } from "#src/features/hires/rules-interest.ts";
import { type ButtonProps, buttonClass } from "@/ui/button.tsx";
import { HIRE_LINKS } from "./interest-messages.ts";

interface HireLinkProps extends Pick<ButtonProps, "size"> {
  state: InterestState;
  children?: ReactNode;
}

/** Leads to the hire that came of an interest, if one did. */
export function HireLink({ state, size, children }: HireLinkProps) {
  const label = HIRE_LINKS[state];
  if (label === undefined) return null;
  return (
    <Link
      to="/provider-contracts"
      className={buttonClass({ variant: state === "asked" ? "primary" : "outline", size })}
    >
      {label}
      {children}
    </Link>
  );
}
