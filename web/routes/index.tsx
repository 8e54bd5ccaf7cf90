import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { StatusScreen } from "@/features/auth/status-screen.tsx";
import { LandingScreen } from "@/features/home/landing-screen.tsx";
import { DESCRIPTION } from "@/features/home/messages.ts";
import { TERMS_URL } from "@/lib/links.ts";
import { useWasLoggedIn } from "@/lib/session-hint.ts";

/** What whoever is logged in sees: the role chooser when a role is missing, else the way to the panel. */
const SessionGate = lazy(async () => {
  const [{ DataLayer }, { RoleGate }] = await Promise.all([
    import("@/data-layer.tsx"),
    import("@/features/auth/role-gate.tsx"),
  ]);
  return {
    default: () => (
      <DataLayer>
        <RoleGate>{(user) => <LandingScreen isLoggedIn={user !== null} termsUrl={TERMS_URL} />}</RoleGate>
      </DataLayer>
    ),
  };
});

export const Route = createFileRoute("/")({
  staticData: { isPublic: true },
  head: () => ({ meta: [{ name: "description", content: DESCRIPTION }] }),
  component: Home,
});

function Home() {
  if (!useWasLoggedIn()) return <LandingScreen isLoggedIn={false} termsUrl={TERMS_URL} />;
  return (
    <Suspense fallback={<StatusScreen text="Carregando..." />}>
      <SessionGate />
    </Suspense>
  );
}
