import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { Container } from "@/ui/frame/container.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";

const inPlace = {
  pending: (
    <Container className="pt-6">
      <SkeletonGroup label={LOADING} className="flex flex-col gap-5">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-48 w-full rounded-card" />
      </SkeletonGroup>
    </Container>
  ),
  failed: (retry: () => void) => <ErrorState titleAs="h1" onRetry={retry} />,
};

// The sections of the panels load when one is opened; most visits end on the first screen or go on to other pages.
export const ClientSectionScreen = late(
  async () => (await import("./client/client-section.tsx")).ClientSectionScreen,
  inPlace,
);
export const ProviderSectionScreen = late(
  async () => (await import("./provider/provider-section.tsx")).ProviderSectionScreen,
  inPlace,
);
