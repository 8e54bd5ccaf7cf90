import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_auth/provider-login")({
  beforeLoad: () => {
    throw redirect({ to: "/prestador/login", replace: true });
  },
});
