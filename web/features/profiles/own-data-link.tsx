import { Link } from "@tanstack/react-router";
import { ChevronRight, ShieldCheck } from "lucide-react";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { DATA_LINK } from "./messages.ts";

/** Leads to what is stored about the person, and what they can do about it. */
export function OwnDataLink() {
  return (
    <Card interactive className="flex items-center gap-4">
      <ShieldCheck size={24} aria-hidden className="shrink-0 text-blueprint" />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl">
          <Link to="/meus-dados" className={cardLinkClass}>
            {DATA_LINK.title}
          </Link>
        </h2>
        <p className="mt-1 text-ink-soft">{DATA_LINK.text}</p>
      </div>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-concrete-500" />
    </Card>
  );
}
