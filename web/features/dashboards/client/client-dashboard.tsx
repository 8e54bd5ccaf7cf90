import { type ReactNode, useEffect } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { ClientSectionScreen } from "../late-sections.tsx";
import type { ClientLists } from "../section-lists.ts";
import type { ClientSection } from "../section-names.ts";
import { useFocusOnSection } from "../use-focus-on-section.ts";
import { ClientOverview } from "./client-overview.tsx";

export interface ClientDashboardProps {
  section: ClientSection;
  user: CurrentUser;
  firstSteps: ReactNode;
  /** The requests of the user: the latest, and all of them. */
  latestOwn: ReactNode;
  ownRequests: ReactNode;
  lists: ClientLists;
}

/** Content of /cliente/dashboard, inside the frame. */
export function ClientDashboard({ section, user, firstSteps, latestOwn, ...parts }: ClientDashboardProps) {
  useFocusOnSection(section);
  useEffect(() => onFirstUse(ClientSectionScreen.preload), []);
  if (section === "dashboard") {
    return (
      <ClientOverview user={user} firstSteps={firstSteps}>
        {latestOwn}
      </ClientOverview>
    );
  }
  return <ClientSectionScreen section={section} user={user} {...parts} />;
}
