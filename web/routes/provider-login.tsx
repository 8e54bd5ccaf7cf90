import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/provider-login")({
  beforeLoad: () => {
    throw redirect({ to: "/prestador/login", replace: true });
  },
});
