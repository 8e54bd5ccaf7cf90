import { Link } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { cardLinkClass } from "@/ui/card.tsx";
import { LinkCard } from "@/ui/link-card.tsx";
import { DATA_LINK } from "./messages.ts";

/** Leads to what is stored about the person, and what they can do about it. */
export function OwnDataLink() {
  return (
    <LinkCard icon={ShieldCheck} text={DATA_LINK.text}>
      <Link to="/meus-dados" className={cardLinkClass}>
        {DATA_LINK.title}
      </Link>
    </LinkCard>
  );
}
