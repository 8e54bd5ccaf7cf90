import { type ReactNode, useEffect, useState } from "react";
import type { Role } from "#src/features/auth/rules.ts";
import { PasskeyLogInButton } from "@/lib/account/passkey-button.tsx";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { TabPanel, Tabs } from "@/ui/tabs.tsx";
import { readAuthDraft, saveAuthDraft } from "./draft.ts";
import { GoogleButton } from "./google-button.tsx";
import { CheckMail, SignUpForm } from "./late-parts.tsx";
import { LogInForm } from "./log-in/log-in-form.tsx";
import { finishLogIn } from "./log-in/use-log-in.ts";
import { ACTIONS, TABS } from "./messages.ts";
import type { AuthTab } from "./search.ts";

const TAB_ITEMS = [
  { value: "login", label: TABS.login },
  { value: "cadastro", label: TABS.signUp },
] as const;

export interface AuthPanelsProps {
  /** The role in the URL, if any. */
  forRole: Role | null;
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
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

function SignUpPanel({ forRole, onLogIn }: { forRole: Role | null; onLogIn: () => void }) {
  const [awaiting, setAwaiting] = useState(() => readAuthDraft().awaiting);
  const [password, setPassword] = useState("");
  const wait = (email: string, chosen = "") => {
    saveAuthDraft({ awaiting: email });
    setAwaiting(email);
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

/** Login and sign-up tabs, shared by all sign-in screens. An email typed in one tab carries over to the other. */
export function AuthPanels({ forRole, tab, onTabChange }: AuthPanelsProps) {
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
        <SignUpPanel forRole={forRole} onLogIn={() => onTabChange("login")} />
      </TabPanel>
    </Tabs>
  );
}
