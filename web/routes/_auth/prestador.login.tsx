import { createFileRoute } from "@tanstack/react-router";
import { RoleEntryScreen } from "@/features/auth/log-in/role-entry-screen.tsx";

export const Route = createFileRoute("/_auth/prestador/login")({
  head: () => ({ meta: [{ title: "Entrar como prestador" }] }),
  component: () => <RoleEntryScreen forRole="provider" />,
});
