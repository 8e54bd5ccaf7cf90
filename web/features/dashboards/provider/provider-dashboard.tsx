import { type ReactNode, useEffect } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { useFocusOnChange } from "@/ui/frame/use-focus-on-change.ts";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { ProviderSectionScreen } from "../late-sections.tsx";
import { isProviderPage } from "../provider-sections.ts";
import type { ProviderLists } from "../section-lists.ts";
import type { ProviderSection } from "../section-names.ts";
import { ProviderOverview } from "./provider-overview.tsx";

interface ProviderDashboardProps {
  section: ProviderSection;
  user: CurrentUser;
  /** Running hires, shown above the rest. */
  hires: ReactNode;
  firstSteps: ReactNode;
  lists: ProviderLists;
}

/** Content of /prestador/dashboard, inside the frame. */
export function ProviderDashboard({ section, user, hires, firstSteps, lists }: ProviderDashboardProps) {
  useFocusOnChange(section);
  useEffect(() => onFirstUse(ProviderSectionScreen.preload), []);
  if (section === "dashboard" || isProviderPage(section)) {
    return (
      <ProviderOverview user={user} hires={hires} firstSteps={firstSteps}>
        {lists.oportunidades}
      </ProviderOverview>
    );
  }
  return <ProviderSectionScreen section={section} user={user} lists={lists} />;
}
