import { UserRound } from "lucide-react";
import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { formatLongDay } from "@/lib/dates.ts";
import { useNow } from "@/lib/use-now.ts";
import { Container } from "@/ui/container.tsx";
import { PANEL } from "./messages.ts";
import { firstName, type Panel } from "./panel.ts";

export interface PanelHeroProps {
  panel: Panel;
  user: CurrentUser;
  text: string;
  /** The one thing to do next. */
  action: ReactNode;
}

/** Who is here, in which panel, what day it is, and what to do next. */
export function PanelHero({ panel, user, text, action }: PanelHeroProps) {
  const now = useNow();
  return (
    <div className="on-dark blueprint-grid bg-blueprint text-white">
      <Container className="flex flex-col gap-5 pt-5 pb-7 md:flex-row md:items-end md:justify-between md:pt-8 md:pb-10">
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-sm font-semibold text-blueprint-100">
            <UserRound size={16} aria-hidden />
            {PANEL[panel]}
            <span aria-hidden>·</span>
            <span className="font-normal first-letter:uppercase">{formatLongDay(now)}</span>
          </p>
          <h1 className="mt-1.5 truncate text-2xl md:text-3xl">{PANEL.greeting(firstName(user) || PANEL.someone)}</h1>
          <p className="mt-1.5 max-w-xl text-blueprint-100">{text}</p>
        </div>
        <div className="flex shrink-0 flex-col">{action}</div>
      </Container>
    </div>
  );
}
