import type { Role } from "#src/features/auth/rules.ts";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";

// People who took their first steps don't load them.
const ClientCard = late(async () => (await import("./steps-card.tsx")).ClientCard);
const ProviderCard = late(async () => (await import("./steps-card.tsx")).ProviderCard);

export interface FirstStepsProps {
  panel: Role;
  /** In a dialog: without a frame, and not to be dismissed there. */
  isPlain?: boolean;
}

/** 'Primeiros passos' in a panel, until they are done or dismissed. */
export function FirstSteps({ panel, isPlain = false }: FirstStepsProps) {
  // Other screens change what is done.
  const { data } = trpc.profiles.firstSteps.useQuery(undefined, { staleTime: 0 });
  if (panel === "client") {
    const facts = data?.client;
    return facts && !facts.isDismissed ? <ClientCard facts={facts} isPlain={isPlain} /> : null;
  }
  const facts = data?.provider;
  return facts && !facts.isDismissed ? <ProviderCard facts={facts} isPlain={isPlain} /> : null;
}
