import { type ReactNode, useEffect } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { ProviderSectionScreen } from "../late-sections.tsx";
import type { ProviderLists } from "../section-lists.ts";
import type { ProviderSection } from "../section-names.ts";
import { useFocusOnSection } from "../use-focus-on-section.ts";
import { ProviderOverview } from "./provider-overview.tsx";

export interface ProviderDashboardProps {
  section: ProviderSection;
  user: CurrentUser;
  /** Those that run, shown above the rest. */
  hires: ReactNode;
  firstSteps: ReactNode;
  lists: ProviderLists;
  /** How far the user got in the college, shown in its section. */
  college: ReactNode;
}

/** Content of /prestador/dashboard, inside the frame. */
export function ProviderDashboard({ section, user, hires, firstSteps, lists, college }: ProviderDashboardProps) {
  useFocusOnSection(section);
  useEffect(() => onFirstUse(ProviderSectionScreen.preload), []);
  if (section === "dashboard") {
    return (
      <ProviderOverview user={user} hires={hires} firstSteps={firstSteps}>
        {lists.oportunidades}
      </ProviderOverview>
    );
  }
  return <ProviderSectionScreen section={section} user={user} lists={lists} college={college} />;
}
