import { Navigate } from "@tanstack/react-router";
import { hasRole, type Role } from "#src/features/auth/rules.ts";
import { useReturnTo } from "@/lib/session/return-to.ts";
import { type Session, useSession } from "@/lib/session/session.ts";
import { useHasLoggedInHere } from "@/lib/session/session-hint.ts";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { PAGE } from "../choice/choice-messages.ts";
import { destinationOf } from "../destination.ts";
import { STATUS } from "../status-messages.ts";
import { StatusScreen } from "../status-screen.tsx";

function Onward({ session, forRole }: { session: Session; forRole: Role }) {
  const wanted = useReturnTo();
  const isNew = !useHasLoggedInHere();
  if (session.status === "asking") return null;
  if (session.status !== "user" || !hasRole(session.user, forRole)) {
    return <Navigate to="/entrar" search={{ papel: forRole, ...(isNew && { aba: "cadastro" }) }} replace />;
  }
  return <Navigate to="." href={destinationOf(session.user, wanted, { forRole })} replace />;
}

/** /cliente/login and /prestador/login: users with the role continue to the wanted page or panel, others to /entrar, new ones to sign up. */
export function RoleEntryScreen({ forRole }: { forRole: Role }) {
  const session = useSession();
  return (
    <>
      <header className="absolute inset-x-0 top-0 px-4 pt-safe md:px-6">
        <BackLink to="/">{PAGE.back}</BackLink>
      </header>
      <StatusScreen text={session.status === "asking" ? STATUS.checking : STATUS.redirecting} />
      <Onward session={session} forRole={forRole} />
    </>
  );
}
