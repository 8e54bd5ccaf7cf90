import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordScreen } from "@/features/auth/password/reset-password-screen.tsx";

export const Route = createFileRoute("/_auth/reset-password")({
  head: () => ({ meta: [{ title: "Criar nova senha" }] }),
  component: ResetPasswordScreen,
});
