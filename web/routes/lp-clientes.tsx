import { createFileRoute } from "@tanstack/react-router";
import { ClientLandingScreen } from "@/features/client-landing/client-landing-screen.tsx";
import { DESCRIPTION, TITLE } from "@/features/client-landing/head-messages.ts";
import { LandingFooter } from "@/features/home/landing-footer.tsx";
import { useWasLoggedIn } from "@/lib/session/session-hint.ts";

export const Route = createFileRoute("/lp-clientes")({
  staticData: { isPublic: true },
  head: () => ({ meta: [{ title: TITLE }, { name: "description", content: DESCRIPTION }] }),
  component: ClientLanding,
});

function ClientLanding() {
  return <ClientLandingScreen isLoggedIn={useWasLoggedIn()} footer={<LandingFooter />} />;
}
