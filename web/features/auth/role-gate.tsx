import { Navigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Role } from "#src/features/auth/rules.ts";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { useSession } from "@/lib/session.ts";
import { STATUS } from "./messages.ts";
import { StatusScreen } from "./status-screen.tsx";

/** Few ever see it, and visitors never. */
const ChooseRoleScreen = lazy(async () => ({ default: (await import("./choose-role-screen.tsx")).ChooseRoleScreen }));

/** 'Carregando...' while the session is asked for, 'Bem-vindo' for an account without a role, else the children. */
export function RoleGate({ children }: { children: (user: CurrentUser | null) => ReactNode }) {
  const session = useSession();
  const [chosen, setChosen] = useState<Role | null>(null);
  if (session.status === "asking") return <StatusScreen text={STATUS.loading} />;
  if (session.status !== "user") return children(null);
  const { user } = session;
  const hasRole = user.isClient || user.isProvider;
  if (chosen && hasRole) {
    return (
      <>
        <StatusScreen text={STATUS.redirecting} />
        <Navigate to={chosen === "client" ? "/cliente/dashboard" : "/prestador/dashboard"} replace />
      </>
    );
  }
  if (hasRole) return children(user);
  return (
    <Suspense fallback={<StatusScreen text={STATUS.loading} />}>
      <ChooseRoleScreen user={user} onChosen={setChosen} />
    </Suspense>
  );
}
