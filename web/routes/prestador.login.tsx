import { createFileRoute } from "@tanstack/react-router";
import { RoleEntryScreen } from "@/features/auth/role-entry-screen.tsx";

export const Route = createFileRoute("/prestador/login")({
  staticData: { isForEveryAccount: true },
  head: () => ({ meta: [{ title: "Entrar como prestador" }] }),
  component: () => <RoleEntryScreen forRole="provider" />,
});
