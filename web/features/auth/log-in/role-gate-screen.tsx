import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { returnTo } from "#src/features/auth/addresses.ts";
import { isCompleteAccount } from "#src/features/auth/rules.ts";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { OWN_DATA } from "../choice/choice-messages.ts";
import { ChooseRoleScreen } from "../choice/choose-role-screen.tsx";
import { destinationOf } from "../destination.ts";
import { STATUS } from "../status-messages.ts";
import { StatusScreen } from "../status-screen.tsx";
import { NewTermsScreen } from "./new-terms-screen.tsx";

interface RoleGateScreenProps {
  /** Null after logging out; undefined while the session is loading. */
  user: CurrentUser | null | undefined;
  /** Whether the account still lacks something, or the person has not accepted the present terms. */
  mustAsk: boolean;
  ownData: ReactNode;
  /** Called once the user may go on and is at the right screen. */
  onOver: () => void;
}

/** What RoleGate shows instead of a screen: 'Bem-vindo', the question for new terms, then the way on. */
export function RoleGateScreen({ user, mustAsk, ownData, onOver }: RoleGateScreenProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const isReady = !mustAsk && user !== undefined;
  const goOn = useEffectEvent(async () => {
    const { href, pathname } = router.state.location;
    const wanted = pathname === "/" ? null : returnTo(href);
    const destination = user ? destinationOf(user, wanted) : wanted;
    // The URL stays the same: reload its data for the completed account.
    if (destination === wanted) await router.invalidate();
    else await navigate({ href: destination ?? "/", replace: true });
    onOver();
  });
  useEffect(() => {
    if (isReady) void goOn();
  }, [isReady]);
  if (!mustAsk || !user) return <StatusScreen text={STATUS.redirecting} />;
  const folded = (
    <details>
      <summary className="mx-auto flex min-h-11 w-fit cursor-pointer items-center text-ink-soft underline underline-offset-4">
        {OWN_DATA}
      </summary>
      <div className="mt-3">{ownData}</div>
    </details>
  );
  if (!isCompleteAccount(user)) return <ChooseRoleScreen user={user} ownData={folded} />;
  return <NewTermsScreen ownData={folded} />;
}
