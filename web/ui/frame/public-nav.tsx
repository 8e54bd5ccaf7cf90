import { Link } from "@tanstack/react-router";
import { cx } from "../cx.ts";

const LINKS = [
  ["/portal-conexoes", "Ver profissionais"],
  ["/marketplace", "Compra e Venda"],
] as const;

/** Links to what everybody may see, in the header of wide screens. */
export function PublicNav({ className }: { className: string }) {
  return LINKS.map(([to, label]) => (
    <Link key={to} to={to} className={cx(className, "max-md:hidden")}>
      {label}
    </Link>
  ));
}

/** The same below the header, on phones. */
export function PublicNavRow({ className }: { className?: string }) {
  return (
    <nav
      aria-label="Para todos"
      className={cx("grid grid-cols-2 border-b border-concrete-200 bg-white md:hidden", className)}
    >
      {LINKS.map(([to, label]) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-11 items-center justify-center font-semibold text-blueprint not-first:border-l not-first:border-concrete-200 aria-[current=page]:bg-blueprint-50"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
