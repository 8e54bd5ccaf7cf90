import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import type { PublicBadge } from "#src/shared/badges.ts";
import { useReturnHere } from "@/lib/session/return-to.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { CourseBadges } from "@/ui/course-badges.tsx";
import { WALL } from "./messages.ts";

/** The college without premium: what it offers, and what the person earned before. */
export function PremiumWall({ badges }: { badges: readonly PublicBadge[] }) {
  const returnHere = useReturnHere();
  return (
    <div className="space-y-6">
      <Card as="section" tone="premium" aria-labelledby="premium">
        <h2 id="premium" className="text-xl">
          {WALL.title}
        </h2>
        <p className="mt-1 text-ink-soft">{WALL.text}</p>
        <ul className="mt-5 space-y-3">
          {WALL.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-white text-premium">
                <Check size={16} aria-hidden />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
        <Link to="/premium" search={returnHere} className={buttonClass({ className: "mt-6 w-full xs:w-auto" })}>
          {WALL.action}
        </Link>
      </Card>
      {badges.length > 0 && (
        <Card as="section" aria-labelledby="selos">
          <h2 id="selos" className="text-lg">
            {WALL.earned}
          </h2>
          <p className="mt-1 text-ink-soft">{WALL.earnedText}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <CourseBadges badges={badges} linked />
          </div>
        </Card>
      )}
    </div>
  );
}
