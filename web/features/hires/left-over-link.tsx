import { Link } from "@tanstack/react-router";
import { PackageOpen } from "lucide-react";
import { nameSlug } from "#src/shared/slug.ts";
import { buttonClass } from "@/ui/button.tsx";
import { LEFT_OVER } from "./messages.ts";

export interface LeftOverLinkProps {
  serviceType: string;
  /** A municipality; null if unknown. */
  city: string | null;
}

function formOf({ serviceType, city }: LeftOverLinkProps) {
  const cidade = city === null ? {} : { cidade: nameSlug(city.replace(/ \(Capital\)$/u, "")) };
  return { ver: "publicar", titulo: LEFT_OVER.listingTitle(serviceType), categoria: "sobras-obra", ...cidade } as const;
}

/** Invites to sell what a job left over: the form of a classified, filled in. */
export function LeftOverLink(job: LeftOverLinkProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-blueprint-50 p-4">
      <div className="min-w-0">
        <p className="font-semibold text-blueprint">{LEFT_OVER.question}</p>
        <p className="text-sm text-ink-soft">{LEFT_OVER.text}</p>
      </div>
      <Link to="/marketplace" search={formOf(job)} className={buttonClass({ variant: "outline", size: "sm" })}>
        <PackageOpen size={20} aria-hidden />
        {LEFT_OVER.action}
      </Link>
    </div>
  );
}

/** The same among the other steps after a hire. */
export function LeftOverStep({ job, name }: { job: LeftOverLinkProps; name: string }) {
  return (
    <Link to="/marketplace" search={formOf(job)} className={buttonClass({ variant: "ghost", size: "sm" })}>
      <PackageOpen size={20} aria-hidden />
      <span className="min-w-0">
        {LEFT_OVER.question}
        <span className="sr-only">{LEFT_OVER.after(name)}</span>
      </span>
    </Link>
  );
}
