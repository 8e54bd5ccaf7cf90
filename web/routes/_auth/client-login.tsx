import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_auth/client-login")({
  beforeLoad: () => {
    throw redirect({ to: "/cliente/login", replace: true });
  },
});
