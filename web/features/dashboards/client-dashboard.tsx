import { type ReactNode, useEffect } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { ClientOverview } from "./client-overview.tsx";
import { ClientSectionScreen } from "./late-sections.tsx";
import type { ClientSection } from "./section-names.ts";
import { useFocusOnSection } from "./use-focus-on-section.ts";

export interface ClientDashboardProps {
  section: ClientSection;
  user: CurrentUser;
  ownRequests: ReactNode;
  /** The newest ratings of the user, shown in their section. */
  ratings: ReactNode;
}

/** Content of /cliente/dashboard, inside the frame. */
export function ClientDashboard({ section, user, ownRequests, ratings }: ClientDashboardProps) {
  useFocusOnSection(section);
  useEffect(() => onFirstUse(ClientSectionScreen.preload), []);
  if (section === "dashboard") return <ClientOverview user={user}>{ownRequests}</ClientOverview>;
  return <ClientSectionScreen section={section} user={user} ownRequests={ownRequests} ratings={ratings} />;
}
