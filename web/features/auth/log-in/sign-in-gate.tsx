import { Navigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import type { Role } from "#src/features/auth/rules.ts";
import { useReturnTo } from "@/lib/session/return-to.ts";
import { useSession } from "@/lib/session/session.ts";
import { destinationOf } from "../destination.ts";
import { STATUS } from "../status-messages.ts";
import { StatusScreen } from "../status-screen.tsx";
import { UnreachableScreen } from "../unreachable-screen.tsx";

interface SignInGateProps {
  /** Where logged-in users go if they wanted no other page. Default: their panel. */
  ordinary?: "/";
  /** The role whose log-in this is, if any. */
  forRole?: Role | null;
  children: ReactNode;
}

/** Goes back to the page from which the person came to log in, so that the history has it once. */
function GoBack() {
  const { history } = useRouter();
  const isGone = useRef(false);
  useEffect(() => {
    if (!isGone.current) history.back();
    isGone.current = true;
  }, [history]);
  return null;
}

/** Shows a sign-in screen to visitors and redirects logged-in users. */
export function SignInGate({ ordinary, forRole = null, children }: SignInGateProps) {
  const session = useSession();
  const wanted = useReturnTo();
  const { history } = useRouter();
  if (session.status === "asking") return <StatusScreen text={STATUS.checking} />;
  if (session.status === "unreachable") return <UnreachableScreen onRetry={session.retry} />;
  if (session.status === "visitor") return children;
  const destination = destinationOf(session.user, wanted, { forRole, ordinary });
  const isBefore = destination === wanted && history.location.state.isFromWanted && history.canGoBack();
  return (
    <>
      <StatusScreen text={STATUS.redirecting} />
      {isBefore ? <GoBack /> : <Navigate to="." href={destination} replace />}
    </>
  );
}
