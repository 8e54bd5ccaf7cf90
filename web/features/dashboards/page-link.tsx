import { Link, type LinkComponentProps } from "@tanstack/react-router";

interface PageLinkProps extends Omit<LinkComponentProps<"a">, "to" | "search" | "params"> {
  to: string;
  search?: { secao?: string };
}

/** An internal link to a path that isn't checked against the routes, because its page may not exist yet. */
export function PageLink({ to, ...props }: PageLinkProps) {
  return <Link {...props} to={to} />;
}
