import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface RatingsLinkProps {
  id: string;
  className: string;
  children: ReactNode;
}

export function RatingsLink({ id, className, children }: RatingsLinkProps) {
  return (
    <Link to="/avaliacoes" search={{ user: id, type: "service_provider" }} className={className}>
      {children}
    </Link>
  );
}
