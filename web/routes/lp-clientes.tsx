import { createFileRoute } from "@tanstack/react-router";
import { ClientLandingScreen } from "@/features/client-landing/client-landing-screen.tsx";
import { TAB } from "@/features/client-landing/tab.ts";
import { LandingFooter } from "@/features/home/landing-footer.tsx";
import { TERMS_URL } from "@/lib/links.ts";
import { useWasLoggedIn } from "@/lib/session-hint.ts";

export const Route = createFileRoute("/lp-clientes")({
  staticData: { isPublic: true },
  head: () => ({ meta: [{ title: TAB.title }, { name: "description", content: TAB.description }] }),
  component: ClientLanding,
});

function ClientLanding() {
  return <ClientLandingScreen isLoggedIn={useWasLoggedIn()} footer={<LandingFooter termsUrl={TERMS_URL} />} />;
}
