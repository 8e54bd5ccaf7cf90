import { useMatches } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { isCompleteAccount } from "#src/features/auth/rules.ts";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { late } from "@/lib/late.tsx";
import { useCurrentUser } from "@/lib/session/session.ts";
import { STATUS } from "../status-messages.ts";
import { StatusScreen } from "../status-screen.tsx";
import { UnreachableScreen } from "../unreachable-screen.tsx";

/** Loaded on demand: few users ever see it, and visitors never do. */
const RoleGateScreen = late(async () => (await import("./role-gate-screen.tsx")).RoleGateScreen, {
  pending: <StatusScreen text={STATUS.loading} />,
  failed: (retry) => <UnreachableScreen onRetry={retry} />,
});

interface RoleGateProps {
  /** Lets users manage their data without choosing a role. */
  ownData: (user: CurrentUser) => ReactNode;
  children: ReactNode;
}

/**
 * Replaces every screen with 'Bem-vindo' while the account lacks its role, WhatsApp or the terms, since the server
 * rejects everything else, and with the question for new terms. Keeps the URL, which is where the user continues.
 */
export function RoleGate({ ownData, children }: RoleGateProps) {
  const user = useCurrentUser();
  const isForEveryAccount = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isForEveryAccount),
  });
  const [isHeld, setHeld] = useState(false);
  const mustAsk = !!user && !(isCompleteAccount(user) && user.hasCurrentTerms) && !isForEveryAccount;
  if (mustAsk && !isHeld) setHeld(true);
  if (!mustAsk && !isHeld) return children;
  return <RoleGateScreen user={user} mustAsk={mustAsk} ownData={user && ownData(user)} onOver={() => setHeld(false)} />;
}
