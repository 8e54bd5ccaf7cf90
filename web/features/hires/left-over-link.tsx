import { Link } from "@tanstack/react-router";
import { PackageOpen } from "lucide-react";
import { nameSlug } from "#src/shared/slug.ts";
import { buttonClass } from "@/ui/button.tsx";
import { LEFT_OVER } from "./messages.ts";

interface Job {
  serviceType: string;
  /** A municipality; null if unknown. */
  city: string | null;
}

function formOf({ serviceType, city }: Job) {
  const cidade = city === null ? {} : { cidade: nameSlug(city.replace(/ \(Capital\)$/u, "")) };
  return { ver: "publicar", titulo: LEFT_OVER.listingTitle(serviceType), categoria: "sobras-obra", ...cidade } as const;
}

/** Among the steps after a job: the form of a classified for what it left over, filled in. */
export function LeftOverStep({ job, name }: { job: Job; name: string }) {
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
