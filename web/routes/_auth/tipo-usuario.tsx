import { createFileRoute, Navigate } from "@tanstack/react-router";
import { UserTypeScreen } from "@/features/auth/choice/user-type-screen.tsx";
import { useWasLoggedIn } from "@/lib/session/session-hint.ts";

export const Route = createFileRoute("/_auth/tipo-usuario")({
  staticData: { isPublic: true },
  head: () => ({
    meta: [
      { title: "Cliente ou prestador" },
      {
        name: "description",
        content: "Entre no Portal da Construção para contratar ou para trabalhar em Mato Grosso do Sul.",
      },
    ],
  }),
  component: UserType,
});

function UserType() {
  return useWasLoggedIn() ? <Navigate to="/entrar" replace /> : <UserTypeScreen />;
}
