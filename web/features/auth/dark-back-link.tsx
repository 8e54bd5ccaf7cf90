import { Link } from "@tanstack/react-router";
import { BackLabel } from "@/ui/page-header.tsx";
import { PAGE } from "./messages.ts";

/** The way home, on blueprint. */
export function DarkBackLink() {
  return (
    <Link
      to="/"
      className="-ml-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-semibold text-white hover:bg-white/15"
    >
      <BackLabel>{PAGE.back}</BackLabel>
    </Link>
  );
}
