import type { ReactNode } from "react";
import type { Role } from "#src/features/auth/rules.ts";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";

// People who took their first steps don't load them.
const ClientCard = late(async () => (await import("./steps-card.tsx")).ClientCard);
const ProviderCard = late(async () => (await import("./steps-card.tsx")).ProviderCard);

interface FirstStepsProps {
  panel: Role;
  /** In a dialog: without a frame, and not to be dismissed there. */
  isPlain?: boolean;
  /** Another offer, once nothing is left to do here. */
  otherwise?: ReactNode;
}

/** 'Primeiros passos' in a panel, until they are done or dismissed. */
export function FirstSteps({ panel, isPlain = false, otherwise = null }: FirstStepsProps) {
  // Other screens change what is done.
  const { data } = trpc.profiles.firstSteps.useQuery(undefined, { staleTime: 0 });
  if (!data) return null;
  const { client, provider } = data;
  const rest = { isPlain, otherwise };
  if (panel === "client") return client && !client.isDismissed ? <ClientCard facts={client} {...rest} /> : otherwise;
  return provider && !provider.isDismissed ? <ProviderCard facts={provider} {...rest} /> : otherwise;
}
