import { type ReactNode, use, useEffect } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { ShellContext } from "@/lib/shell.ts";
import { trpc } from "@/lib/trpc.ts";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { ProviderSectionScreen } from "./late-sections.tsx";
import { ProviderArrival } from "./provider-arrival.tsx";
import { ProviderOverview } from "./provider-overview.tsx";
import type { ProviderLists } from "./section-lists.ts";
import type { ProviderSection } from "./section-names.ts";
import { useFocusOnSection } from "./use-focus-on-section.ts";

export interface ProviderDashboardProps {
  section: ProviderSection;
  user: CurrentUser;
  /** What waits for an answer, shown above the rest. */
  notice: ReactNode;
  lists: ProviderLists;
  /** How far the user got in the college, shown in its section. */
  college: ReactNode;
}

/** Content of /prestador/dashboard, inside the frame. */
export function ProviderDashboard({ section, user, notice, lists, college }: ProviderDashboardProps) {
  useFocusOnSection(section);
  useEffect(() => onFirstUse(ProviderSectionScreen.preload), []);
  const isShell = use(ShellContext) !== null;
  const { isPending } = trpc.networking.overview.useQuery();
  return (
    <>
      {!isShell && <ProviderArrival isLoaded={!isPending} />}
      {section === "dashboard" ? (
        <ProviderOverview user={user} notice={notice}>
          {lists.oportunidades}
        </ProviderOverview>
      ) : (
        <ProviderSectionScreen section={section} user={user} lists={lists} college={college} />
      )}
    </>
  );
}
