import type { ReactNode } from "react";
import { formatPhone } from "#src/shared/phone.ts";
import { cx } from "@/ui/cx.ts";

interface PersonProps {
  name: string;
  email?: string;
  /** Digits; blank if there is none. */
  phone?: string | null;
  /** The person's public page, which opens in a new tab. */
  href?: string | undefined;
  /** Whether the row is about this person. */
  isSubject?: boolean;
  children?: ReactNode;
}

/** A person in a list, with what an admin needs to reach them. */
export function Person({ name, email, phone, href, isSubject = false, children }: PersonProps) {
  return (
    <div className="min-w-0">
      <p className={cx("break-words", isSubject && "font-semibold")}>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer" className="link">
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      {email && <p className="text-sm break-words text-ink-soft">{email}</p>}
      {phone && <p className="text-sm text-ink-soft">{formatPhone(phone)}</p>}
      {children}
    </div>
  );
}
