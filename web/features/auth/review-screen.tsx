import { useState } from "react";
import { AuthPanels, useSignedUp } from "./auth-panels.tsx";
import { AuthShell } from "./auth-shell.tsx";
import { PAGE } from "./choice/choice-messages.ts";
import { SignInGate } from "./log-in/sign-in-gate.tsx";
import type { AuthTab } from "./search.ts";

/** /revisar-conta: the same tabs as /entrar, but logging in leads to the home page by default. */
export function ReviewScreen() {
  const [tab, setTab] = useState<AuthTab>("login");
  return (
    <SignInGate ordinary="/">
      <AuthShell title={PAGE.review} text={PAGE.reviewText}>
        <AuthPanels forRole={null} tab={tab} onTabChange={setTab} {...useSignedUp()} />
      </AuthShell>
    </SignInGate>
  );
}
