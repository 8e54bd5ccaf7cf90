import { UserRound } from "lucide-react";
import { type ReactNode, use } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { formatLongDay } from "#src/shared/format.ts";
import { thumbnailOf } from "#src/shared/image-urls.ts";
import { ShellContext } from "@/lib/first-load/shell.ts";
import { useNow } from "@/lib/use-now.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PANEL } from "./messages.ts";
import { firstName, type Panel } from "./panel.ts";
import { HERO } from "./section-messages.ts";

interface PanelHeroProps {
  panel: Panel;
  user: CurrentUser;
  action: ReactNode;
}

/** Greeting with the panel's name, the date and the primary action. */
export function PanelHero({ panel, user, action }: PanelHeroProps) {
  const now = useNow();
  const isShell = use(ShellContext) !== null;
  return (
    <div className="on-dark bg-blueprint text-white max-md:bg-[linear-gradient(var(--color-blueprint),var(--color-blueprint-800))] md:mt-6 md:overflow-hidden md:rounded-card">
      <div className="blueprint-grid">
        <Container className="flex flex-col gap-5 pt-5 pb-7 md:pt-8 md:pb-9 lg:flex-row lg:items-end lg:justify-between">
          <div className="min-w-0">
            <p className="flex items-center gap-2 text-sm font-semibold text-blueprint-100">
              <UserRound size={16} aria-hidden />
              {PANEL[panel]}
              {!isShell && (
                <>
                  <span aria-hidden>·</span>
                  <span className="font-normal whitespace-nowrap first-letter:uppercase">{formatLongDay(now)}</span>
                </>
              )}
            </p>
            {/* As high as a picture, so that nothing moves when the account is known. */}
            <div className="my-2 flex min-h-12 items-center gap-3">
              {user.avatarUrl && <Avatar name={user.name} src={thumbnailOf(user.avatarUrl)} className="shrink-0" />}
              <h1 className="truncate text-2xl md:text-3xl">
                {isShell ? HERO.hello : HERO.greeting(firstName(user) || HERO.someone)}
              </h1>
            </div>
            <p className="max-w-xl text-blueprint-100">{HERO[panel].text}</p>
          </div>
          <div className="flex shrink-0 flex-col">{action}</div>
        </Container>
      </div>
    </div>
  );
}
