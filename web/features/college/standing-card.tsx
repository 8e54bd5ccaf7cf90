import { Link } from "@tanstack/react-router";
import { AREAS, type Area } from "#src/features/college/catalogue.ts";
import type { PublicBadge } from "#src/shared/badges.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { CourseBadges } from "@/ui/course-badges.tsx";
import { STANDING } from "./messages.ts";

/** The badges earned so far, and the area with 'Alterar'. */
export function StandingCard({ area, badges }: { area: Area; badges: readonly PublicBadge[] }) {
  return (
    <Card className="grid gap-5 md:grid-cols-2">
      <section aria-labelledby="selos" className="min-w-0">
        <h2 id="selos" className="text-sm text-ink-soft">
          {STANDING.badges}
        </h2>
        {badges.length === 0 ? (
          <p className="mt-1">{STANDING.none}</p>
        ) : (
          <div className="flex flex-wrap gap-x-2">
            <CourseBadges badges={badges} linked />
          </div>
        )}
      </section>
      <section aria-labelledby="sua-area" className="flex min-w-0 items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="sua-area" className="text-sm text-ink-soft">
            {STANDING.area}
          </h2>
          <p className="mt-1 font-semibold">{AREAS.find(({ key }) => key === area)?.name}</p>
        </div>
        <Link
          to="/faculdade-teste-2025"
          search={{ area: true }}
          state={{ isOverlay: true }}
          resetScroll={false}
          className={buttonClass({ variant: "outline", size: "sm", className: "shrink-0" })}
        >
          {STANDING.change}
        </Link>
      </section>
    </Card>
  );
}
