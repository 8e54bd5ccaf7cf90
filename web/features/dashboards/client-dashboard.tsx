import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { ClientOverview } from "./client-overview.tsx";
import { ClientSectionScreen } from "./client-section.tsx";
import type { ClientSection } from "./section-names.ts";
import { useFocusOnSection } from "./use-focus-on-section.ts";

export interface ClientDashboardProps {
  section: ClientSection;
  user: CurrentUser;
  ownRequests: ReactNode;
}

/** Content of /cliente/dashboard, inside the frame. */
export function ClientDashboard({ section, user, ownRequests }: ClientDashboardProps) {
  useFocusOnSection(section);
  if (section === "dashboard") return <ClientOverview user={user}>{ownRequests}</ClientOverview>;
  return <ClientSectionScreen section={section} user={user} ownRequests={ownRequests} />;
}
