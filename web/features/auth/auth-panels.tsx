import { type ReactNode, useEffect, useState } from "react";
import type { Role } from "#src/features/auth/rules.ts";
import { PasskeyLogInButton } from "@/lib/account/passkey-button.tsx";
import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { useReturnTo } from "@/lib/session/return-to.ts";
import { Button } from "@/ui/button.tsx";
import { GoogleIcon } from "@/ui/drawings/google-icon.tsx";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { notify } from "@/ui/overlays/toast.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { FieldSkeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { TabPanel, Tabs } from "@/ui/tabs.tsx";
import { PANELS_OF_ROLES } from "./destination.ts";
import { readAuthDraft, readInvitation, saveAuthDraft } from "./draft.ts";
import { LogInForm } from "./log-in/log-in-form.tsx";
import { finishLogIn } from "./log-in/use-log-in.ts";
import { ACTIONS, GOOGLE, TABS } from "./messages.ts";
import type { AuthTab } from "./search.ts";

const TAB_ITEMS = [
  { value: "login", label: TABS.login },
  { value: "cadastro", label: TABS.signUp },
] as const;

interface AuthPanelsProps {
  /** The role in the URL, if any. */
  forRole: Role | null;
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  /** The address of a sign-up that is not confirmed yet, if any. */
  awaiting: string;
  onAwait: (email: string) => void;
}

/** A sign-up whose address is not confirmed yet; the draft keeps it. */
export function useSignedUp(): Pick<AuthPanelsProps, "awaiting" | "onAwait"> {
  const [awaiting, setAwaiting] = useState(() => readAuthDraft().awaiting);
  const onAwait = (email: string) => {
    saveAuthDraft({ awaiting: email });
    setAwaiting(email);
  };
  return { awaiting, onAwait };
}

/** `children` are further ways in. */
function OrGoogle({ forRole, children }: { forRole: Role | null; children?: ReactNode }) {
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-concrete-300 after:h-px after:flex-1 after:bg-concrete-300">
        {ACTIONS.or}
      </p>
      <GoogleButton forRole={forRole} />
      {children}
    </div>
  );
}

interface SignUpPanelProps extends Pick<AuthPanelsProps, "forRole" | "awaiting" | "onAwait"> {
  onLogIn: () => void;
}

function SignUpPanel({ forRole, awaiting, onAwait, onLogIn }: SignUpPanelProps) {
  const [password, setPassword] = useState("");
  const wait = (email: string, chosen = "") => {
    onAwait(email);
    // In memory only.
    setPassword(chosen);
  };
  const logIn = () => {
    wait("");
    onLogIn();
  };
  if (awaiting) {
    return (
      <CheckMail email={awaiting} password={password} role={forRole} onLogIn={logIn} onStartAgain={() => wait("")} />
    );
  }
  return (
    <>
      <SignUpForm forRole={forRole} onCreated={wait} onLogIn={onLogIn} />
      <OrGoogle forRole={forRole} />
    </>
  );
}

const options = {
  pending: (
    <SkeletonGroup label={LOADING} className="flex flex-col gap-4">
      <FieldSkeleton height="h-28" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
    </SkeletonGroup>
  ),
  failed: lateError,
};

// Most people who come to this screen log in.
const SignUpForm = late(async () => (await import("./sign-up/sign-up-form.tsx")).SignUpForm, options);
const CheckMail = late(async () => (await import("./sign-up/check-mail.tsx")).CheckMail, options);

const GOOGLE_PATH = "/auth/google";

/** Redirects to Google. Becomes usable again when the user returns with the browser's back button. */
function GoogleButton({ forRole }: { forRole: Role | null }) {
  const [isLeaving, setLeaving] = useState(false);
  const wanted = useReturnTo() ?? (forRole && PANELS_OF_ROLES[forRole]);
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);
  const leave = () => {
    if (!navigator.onLine) return notify.error(GOOGLE.failed, GOOGLE.failedText);
    setLeaving(true);
    notify.success(GOOGLE.redirecting);
    const invitation = readInvitation();
    // With the tab and the role, for people who go back from Google.
    const onward = new URLSearchParams(window.location.search);
    if (wanted) onward.set("voltar", wanted);
    if (invitation) onward.set("convite", invitation);
    window.location.assign(`${GOOGLE_PATH}?${onward}`);
  };
  return (
    <Button variant="outline" full icon={GoogleIcon} busy={isLeaving} busyLabel={ACTIONS.redirecting} onClick={leave}>
      {ACTIONS.google}
    </Button>
  );
}

/** Login and sign-up tabs, shared by all sign-in screens. An email typed in one tab carries over to the other. */
export function AuthPanels({ forRole, tab, onTabChange, ...waiting }: AuthPanelsProps) {
  useEffect(() => onFirstUse(SignUpForm.preload), []);
  const change = (value: string) => onTabChange(value === "cadastro" ? "cadastro" : "login");
  return (
    <Tabs items={TAB_ITEMS} value={tab} onValueChange={change} label={TABS.label} fill>
      <TabPanel value="login">
        <LogInForm forRole={forRole} />
        <OrGoogle forRole={forRole}>
          <PasskeyLogInButton role={forRole} onLoggedIn={finishLogIn} />
        </OrGoogle>
      </TabPanel>
      <TabPanel value="cadastro">
        <SignUpPanel forRole={forRole} onLogIn={() => onTabChange("login")} {...waiting} />
      </TabPanel>
    </Tabs>
  );
}
