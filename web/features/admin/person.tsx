import type { ReactNode } from "react";

interface PersonProps {
  name: string;
  email?: string;
  /** The person's public page, which opens in a new tab. */
  href?: string | undefined;
  children?: ReactNode;
}

/** Who a row is about. */
export function Person({ name, email, href, children }: PersonProps) {
  return (
    <>
      <p className="font-semibold break-words">
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer" className="link">
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      {email && <p className="text-sm break-words text-ink-soft">{email}</p>}
      {children}
    </>
  );
}
