import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Role } from "#src/features/auth/rules.ts";
import { BlockedNotice } from "@/lib/forms/form-problem.tsx";
import { late } from "@/lib/late.tsx";
import { useReturnTo } from "@/lib/session/return-to.ts";
import { useFragmentToken } from "@/lib/session/use-fragment-token.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { AuthPanels, useSignedUp } from "./auth-panels.tsx";
import { AuthShell } from "./auth-shell.tsx";
import { PAGE } from "./choice/choice-messages.ts";
import { storeInvitation } from "./draft.ts";
import { SignInGate } from "./log-in/sign-in-gate.tsx";
import { GOOGLE } from "./messages.ts";
import type { AuthSearch, AuthTab } from "./search.ts";
import { STATUS } from "./status-messages.ts";
import { StatusScreen } from "./status-screen.tsx";
import { UnreachableScreen } from "./unreachable-screen.tsx";

/** Loaded on demand: only confirmation links from emails lead here. */
const ConfirmationScreen = late(async () => (await import("./sign-up/confirmation-screen.tsx")).ConfirmationScreen, {
  pending: <StatusScreen text={STATUS.checkingLink} />,
  failed: (retry) => <UnreachableScreen onRetry={retry} />,
});

interface AuthScreenProps {
  search: AuthSearch;
  onSearchChange: (search: AuthSearch) => void;
}

/** Visitors who have written a request come with the address of their draft. */
const useIsForRequest = () => useReturnTo()?.startsWith("/solicitar-servico?rascunho=") === true;

function heading(role: Role | null, tab: AuthTab, isForRequest: boolean): string {
  if (isForRequest) return PAGE.forRequest;
  if (tab === "login") return role ? PAGE.loginAs(role) : PAGE.login;
  return role ? PAGE.signUpAs(role) : PAGE.signUp;
}

/** Shows a toast when Google sign-in failed, then removes the flag from the URL. That of a blocked account stays. */
function useGoogleFailure({ search, onSearchChange }: AuthScreenProps): void {
  useEffect(() => {
    const { erro, ...rest } = search;
    if (erro !== "google") return;
    notify.error(GOOGLE.failed, GOOGLE.failedText);
    onSearchChange(rest);
  }, [search, onSearchChange]);
}

/** Keeps the invitation of the URL on the device, also for a sign-up after a look around, and opens the sign-up. */
function useInvitation({ search, onSearchChange }: AuthScreenProps): void {
  useEffect(() => {
    const { convite, ...rest } = search;
    if (convite === undefined) return;
    storeInvitation(convite);
    onSearchChange({ ...rest, aba: "cadastro" });
  }, [search, onSearchChange]);
}

function OtherRole({ forRole, tab }: { forRole: Role; tab: AuthTab }) {
  return (
    <p>
      {PAGE.otherRole(forRole)}{" "}
      <Link
        to="/entrar"
        search={tab === "cadastro" ? { aba: tab } : {}}
        replace
        className="inline-flex min-h-11 items-center font-semibold text-white underline underline-offset-4 lg:text-blueprint"
      >
        {PAGE.chooseRole}
      </Link>
    </p>
  );
}

/** /entrar: login and sign-up, for the role in the URL if any. Confirmation links also land here. */
export function AuthScreen(props: AuthScreenProps) {
  const { search, onSearchChange } = props;
  const token = useFragmentToken("confirmar");
  const [handled, setHandled] = useState<string | null>(null);
  useGoogleFailure(props);
  const isForRequest = useIsForRequest();
  const signedUp = useSignedUp();
  useInvitation(props);
  const role = search.papel ?? null;
  const tab = search.convite === undefined ? (search.aba ?? "login") : "cadastro";
  const changeTab = (next: AuthTab) =>
    onSearchChange({ ...(next === "cadastro" && { aba: next }), ...(role && { papel: role }) });

  if (token && token !== handled) {
    const finish = () => {
      setHandled(token);
      // Without the token, which a reload would use again.
      onSearchChange(search);
    };
    const signUp = () => {
      setHandled(token);
      changeTab("cadastro");
    };
    return <ConfirmationScreen key={token} token={token} onDone={finish} onSignUp={signUp} />;
  }
  const isSignedUp = tab === "cadastro" && signedUp.awaiting !== "";
  return (
    <SignInGate forRole={role}>
      <AuthShell
        title={isSignedUp ? PAGE.signedUp : heading(role, tab, isForRequest)}
        text={
          !isSignedUp && (
            <>
              {isForRequest && <p>{PAGE.forRequestText}</p>}
              {role && <OtherRole forRole={role} tab={tab} />}
            </>
          )
        }
      >
        {search.erro === "bloqueada" && (
          <div className="mb-4">
            <BlockedNotice />
          </div>
        )}
        <AuthPanels forRole={role} tab={tab} onTabChange={changeTab} {...signedUp} />
      </AuthShell>
    </SignInGate>
  );
}
