import { useMatches, useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { wantedPlace } from "#src/features/auth/addresses.ts";
import { isCompleteAccount } from "#src/features/auth/rules.ts";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { late } from "@/lib/late.tsx";
import { useCurrentUser } from "@/lib/session.ts";
import { destinationOf } from "./destination.ts";
import { STATUS } from "./status-messages.ts";
import { StatusScreen } from "./status-screen.tsx";
import { UnreachableScreen } from "./unreachable-screen.tsx";

/** Loaded on demand: few users ever see it, and visitors never do. */
const ChooseRoleScreen = late(async () => (await import("./choose-role-screen.tsx")).ChooseRoleScreen, {
  pending: <StatusScreen text={STATUS.loading} />,
  failed: (retry) => <UnreachableScreen onRetry={retry} />,
});

export interface RoleGateProps {
  /** Lets users manage their data without choosing a role. */
  ownData: (user: CurrentUser) => ReactNode;
  children: ReactNode;
}

/**
 * Replaces every screen with 'Bem-vindo' while the account lacks its role, WhatsApp or the terms, since the server
 * rejects everything else. Keeps the URL, which is where the user continues afterwards.
 */
export function RoleGate({ ownData, children }: RoleGateProps) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const router = useRouter();
  const isForEveryAccount = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isForEveryAccount),
  });
  const [isHeld, setHeld] = useState(false);
  const asks = !!user && !isCompleteAccount(user) && !isForEveryAccount;
  if (asks && !isHeld) setHeld(true);
  const isReady = isHeld && !asks && user !== undefined;
  const goOn = useEffectEvent(async () => {
    const { href, pathname } = router.state.location;
    const wanted = pathname === "/" ? null : wantedPlace(href);
    const destination = user ? destinationOf(user, wanted) : wanted;
    // The URL stays the same: reload its data for the completed account.
    if (destination === wanted) await router.invalidate();
    else await navigate({ href: destination ?? "/", replace: true });
    setHeld(false);
  });
  useEffect(() => {
    if (isReady) void goOn();
  }, [isReady]);
  if (asks) {
    return <ChooseRoleScreen user={user} ownData={ownData(user)} />;
  }
  return isHeld ? <StatusScreen text={STATUS.redirecting} /> : children;
}
