import { type ReactNode, useEffect, useRef } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { ClientOverview } from "./client-overview.tsx";
import { ClientSectionScreen } from "./client-section.tsx";
import type { ClientSection } from "./sections.ts";

/** The link that led to another section may be gone with its card: the keyboard then begins at the new content. */
function useFocusOnSection(section: ClientSection) {
  const last = useRef(section);
  useEffect(() => {
    if (last.current === section) return;
    last.current = section;
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (!isTaken) document.getElementById("conteudo")?.focus({ preventScroll: true });
  }, [section]);
}

export interface ClientDashboardProps {
  section: ClientSection;
  user: CurrentUser;
  ownRequests: ReactNode;
}

/** What is inside the frame of /cliente/dashboard. */
export function ClientDashboard({ section, user, ownRequests }: ClientDashboardProps) {
  useFocusOnSection(section);
  if (section === "dashboard") return <ClientOverview user={user}>{ownRequests}</ClientOverview>;
  return <ClientSectionScreen section={section} user={user} ownRequests={ownRequests} />;
}
