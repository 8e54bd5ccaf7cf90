import { createFileRoute } from "@tanstack/react-router";
import { LandingFooter } from "@/features/home/landing-footer.tsx";
import { PlanQuestions } from "@/features/premium/plan-questions.tsx";
import { PlanTable } from "@/features/premium/plan-table.tsx";
import { DESCRIPTION, TITLE } from "@/features/provider-landing/head-messages.ts";
import { ProviderLandingScreen } from "@/features/provider-landing/provider-landing-screen.tsx";
import { useWasLoggedIn } from "@/lib/session/session-hint.ts";

export const Route = createFileRoute("/landing-prestadores")({
  staticData: { isPublic: true },
  head: () => ({ meta: [{ title: TITLE }, { name: "description", content: DESCRIPTION }] }),
  component: ProviderLanding,
});

function ProviderLanding() {
  return (
    <ProviderLandingScreen
      isLoggedIn={useWasLoggedIn()}
      comparison={<PlanTable />}
      questions={<PlanQuestions hasFreeDays />}
      footer={<LandingFooter />}
    />
  );
}
