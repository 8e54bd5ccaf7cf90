import { createFileRoute } from "@tanstack/react-router";
import { AppFrame } from "@/features/dashboards/app-frame.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { DeniedCard } from "@/features/premium/denied-card.tsx";
import { PremiumScreen } from "@/features/premium/premium-screen.tsx";
import { type PremiumSearch, premiumStep } from "@/features/premium/search.ts";

export const Route = createFileRoute("/premium")({
  // Parsed later, by `premiumStep` and `useWantedPlace`, to keep the parsers out of the first chunk.
  validateSearch: (search) => search as PremiumSearch,
  beforeLoad: async ({ context }) => ({ user: await context.currentUser() }),
  head: () => ({ meta: [{ title: "Premium" }] }),
  component: Premium,
});

function Premium() {
  const { user } = Route.useRouteContext();
  const { passo } = Route.useSearch();
  if (!user) return <DeniedCard />;
  return (
    <AppFrame panel={currentPanel(user)}>
      <PremiumScreen user={user} step={premiumStep(passo)} />
    </AppFrame>
  );
}
