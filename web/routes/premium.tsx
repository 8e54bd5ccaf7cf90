import { createFileRoute } from "@tanstack/react-router";
import { PanelFrame } from "@/features/dashboards/frame/panel-frame.tsx";
import { currentPanel } from "@/features/dashboards/panel.ts";
import { FirstSteps } from "@/features/first-steps/first-steps.tsx";
import { PremiumScreen } from "@/features/premium/premium-screen.tsx";
import { premiumSearch } from "@/features/premium/search.ts";
import { VisitorPlan } from "@/features/premium/visitor-plan.tsx";
import { LATE_FRAME, preloadFrame } from "./-late-pending-frame.tsx";

export const Route = createFileRoute("/premium")({
  validateSearch: premiumSearch,
  beforeLoad: async ({ context }) => {
    preloadFrame();
    return { user: await context.currentUser() };
  },
  head: () => ({ meta: [{ title: "Premium" }] }),
  ...LATE_FRAME,
  component: Premium,
});

function Premium() {
  const { user } = Route.useRouteContext();
  const { passo } = Route.useSearch();
  if (!user) return <VisitorPlan />;
  const panel = currentPanel(user);
  return (
    <PanelFrame panel={panel}>
      <PremiumScreen user={user} step={passo} firstSteps={<FirstSteps panel={panel} isPlain />} />
    </PanelFrame>
  );
}
