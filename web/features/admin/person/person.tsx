import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatPhone } from "#src/shared/phone.ts";
import { cx } from "@/ui/cx.ts";
import { personSearch } from "../choices.ts";

interface PersonLinkProps {
  id: string;
  name: string;
  className?: string;
}

/** A name that leads to the person's page, and from there back to the list as it was. */
export function PersonLink({ id, name, className }: PersonLinkProps) {
  return (
    <Link to="/admin" search={personSearch(id)} state={{ isFromList: true }} className={cx("link", className)}>
      {name}
    </Link>
  );
}

interface PersonProps {
  /** Of the account, or a pseudonym. */
  id: string;
  name: string;
  email?: string;
  /** Digits; blank if there is none. */
  phone?: string | null;
  /** Whether the row is about this person. */
  isSubject?: boolean;
  children?: ReactNode;
}

/** A person in a list, with what an admin needs to reach them. */
export function Person({ id, name, email, phone, isSubject = false, children }: PersonProps) {
  return (
    <div className="min-w-0">
      <PersonLink
        id={id}
        name={name}
        className={cx("inline-block py-2.5 break-words md:py-0", isSubject && "font-semibold")}
      />
      {email && <p className="min-w-32 text-sm wrap-anywhere text-ink-soft">{email}</p>}
      {phone && <p className="text-sm text-ink-soft">{formatPhone(phone)}</p>}
      {children}
    </div>
  );
}
