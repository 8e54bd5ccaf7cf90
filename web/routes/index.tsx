import { createFileRoute } from "@tanstack/react-router";
import { TERMS_URL } from "@/features/auth/messages.ts";
import { RoleGate } from "@/features/auth/role-gate.tsx";
import { LandingScreen } from "@/features/home/landing-screen.tsx";
import { useCurrentUser } from "@/lib/session.ts";

export const Route = createFileRoute("/")({
  component: Home,
});

function Home() {
  const user = useCurrentUser();
  return (
    <RoleGate>
      <LandingScreen isLoggedIn={Boolean(user)} termsUrl={TERMS_URL} />
    </RoleGate>
  );
}
