import { Link, type LinkComponentProps } from "@tanstack/react-router";

export interface PageLinkProps extends Omit<LinkComponentProps<"a">, "to" | "search" | "params"> {
  to: string;
  search?: { secao?: string };
}

/** A link inside the app to an address that is known as a text only: its page may still be on its way. */
export function PageLink({ to, ...props }: PageLinkProps) {
  return <Link {...props} to={to} />;
}
