import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { useSession } from "@/lib/session.ts";
import { STATUS } from "./messages.ts";
import { StatusScreen } from "./status-screen.tsx";
import { UnreachableScreen } from "./unreachable-screen.tsx";

export interface SignInGateProps {
  /** Where those go who are logged in. */
  target: (user: CurrentUser) => "/" | "/selecionar-painel";
  children: ReactNode;
}

/** Shows a sign-in screen to visitors only. */
export function SignInGate({ target, children }: SignInGateProps) {
  const session = useSession();
  if (session.status === "asking") return <StatusScreen text={STATUS.checking} />;
  if (session.status === "unreachable") return <UnreachableScreen onRetry={session.retry} />;
  if (session.status === "visitor") return children;
  return (
    <>
      <StatusScreen text={STATUS.redirecting} />
      <Navigate to={target(session.user)} replace />
    </>
  );
}
