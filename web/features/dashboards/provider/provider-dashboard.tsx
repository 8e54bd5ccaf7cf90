import { type ReactNode, use, useEffect, useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { ShellContext } from "@/lib/shell.ts";
import { PROVIDER_AFTER_PROFILE_MS } from "@/lib/timings.ts";
import { trpc } from "@/lib/trpc.ts";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { JOURNEYS } from "../journey-messages.ts";
import { wantsNoMotion } from "../journeys.ts";
import { ProviderSectionScreen } from "../late-sections.tsx";
import type { ProviderLists } from "../section-lists.ts";
import type { ProviderSection } from "../section-names.ts";
import { useFocusOnSection } from "../use-focus-on-section.ts";
import { hasSeenProviderOverlay, ProviderOverlay } from "./provider-overlay.tsx";
import { ProviderOverview } from "./provider-overview.tsx";

/**
 * Shows 'Área do Prestador' over a panel opened by URL. Users coming from another panel have already seen it.
 * @param isLoaded whether the profile has loaded; the overlay closes shortly after
 */
function ProviderArrival({ isLoaded }: { isLoaded: boolean }) {
  const [isOpen, setOpen] = useState(() => !hasSeenProviderOverlay() && !wantsNoMotion());
  useEffect(() => {
    if (!isOpen || !isLoaded) return;
    const end = setTimeout(() => setOpen(false), PROVIDER_AFTER_PROFILE_MS);
    return () => clearTimeout(end);
  }, [isOpen, isLoaded]);
  return isOpen ? <ProviderOverlay {...JOURNEYS.provider} onOver={() => setOpen(false)} /> : null;
}

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
