import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Role } from "#src/features/auth/rules.ts";
import { useReturnTo } from "@/lib/session/return-to.ts";
import { useSession } from "@/lib/session/session.ts";
import { destinationOf } from "../destination.ts";
import { STATUS } from "../status-messages.ts";
import { StatusScreen } from "../status-screen.tsx";
import { UnreachableScreen } from "../unreachable-screen.tsx";

export interface SignInGateProps {
  /** Where logged-in users go if they wanted no other page. Default: their panel. */
  ordinary?: "/";
  /** The role whose log-in this is, if any. */
  forRole?: Role | null;
  children: ReactNode;
}

/** Shows a sign-in screen to visitors and redirects logged-in users. */
export function SignInGate({ ordinary, forRole = null, children }: SignInGateProps) {
  const session = useSession();
  const wanted = useReturnTo();
  if (session.status === "asking") return <StatusScreen text={STATUS.checking} />;
  if (session.status === "unreachable") return <UnreachableScreen onRetry={session.retry} />;
  if (session.status === "visitor") return children;
  return (
    <>
      <StatusScreen text={STATUS.redirecting} />
      <Navigate to="." href={destinationOf(session.user, wanted, { forRole, ordinary })} replace />
    </>
  );
}
