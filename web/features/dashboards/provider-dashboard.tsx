import { type ReactNode, use } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { ShellContext } from "@/lib/shell.ts";
import { trpc } from "@/lib/trpc.ts";
import { ProviderArrival } from "./provider-arrival.tsx";
import { ProviderOverview } from "./provider-overview.tsx";
import { ProviderSectionScreen } from "./provider-section.tsx";
import type { ProviderSection } from "./section-names.ts";
import { useFocusOnSection } from "./use-focus-on-section.ts";

export interface ProviderDashboardProps {
  section: ProviderSection;
  user: CurrentUser;
  /** The newest opportunities, shown below the cards. */
  children: ReactNode;
}

/** Content of /prestador/dashboard, inside the frame. */
export function ProviderDashboard({ section, user, children }: ProviderDashboardProps) {
  useFocusOnSection(section);
  const isShell = use(ShellContext) !== null;
  const { isPending } = trpc.networking.overview.useQuery();
  return (
    <>
      {!isShell && <ProviderArrival isLoaded={!isPending} />}
      {section === "dashboard" ? (
        <ProviderOverview user={user}>{children}</ProviderOverview>
      ) : (
        <ProviderSectionScreen section={section} user={user} />
      )}
    </>
  );
}
