import type { ReactNode } from "react";

export interface RatingsLinkProps {
  id: string;
  className: string;
  children: ReactNode;
}

export function RatingsLink({ id, className, children }: RatingsLinkProps) {
  return (
    <a href={`/avaliacoes?user=${id}&type=service_provider`} className={className}>
      {children}
    </a>
  );
}
