import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { AuthScreen } from "@/features/auth/auth-screen.tsx";
import { type AuthSearch, authSearch } from "@/features/auth/search.ts";

export const Route = createFileRoute("/_auth/entrar")({
  validateSearch: authSearch,
  head: () => ({ meta: [{ title: "Entrar" }] }),
  component: Entrar,
});

function Entrar() {
  const navigate = Route.useNavigate();
  const change = useCallback(
    (search: AuthSearch) => {
      // Without the token of a link, which is used up.
      void navigate({ search, state: ({ isFromWanted = false }) => ({ isFromWanted }), replace: true });
    },
    [navigate],
  );
  return <AuthScreen search={Route.useSearch()} onSearchChange={change} />;
}
