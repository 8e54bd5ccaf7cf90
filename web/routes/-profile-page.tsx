import { Navigate, useMatch } from "@tanstack/react-router";
import { useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { PanelFrame } from "@/features/dashboards/frame/panel-frame.tsx";
import { currentPanel, PANEL_HOME } from "@/features/dashboards/panel.ts";
import { EmailChangeScreen } from "@/features/profiles/email-change-screen.tsx";
import { EmailStopScreen } from "@/features/profiles/email-stop-screen.tsx";
import { ProfileScreen } from "@/features/profiles/profile-screen.tsx";
import { useFragmentToken } from "@/lib/session/use-fragment-token.ts";
import { BackLink } from "@/ui/frame/back-link.tsx";

/** /profile and /perfil. Emailed links work without a login; once a visitor has used one, sign-in follows. */
export function ProfilePage({ user }: { user: CurrentUser | null }) {
  const token = useFragmentToken("email", false);
  const stopToken = useFragmentToken("parar", false);
  const [handled, setHandled] = useState<string | null>(null);
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  if (token && token !== handled) {
    return <EmailChangeScreen key={token} token={token} isLoggedIn={user !== null} onDone={() => setHandled(token)} />;
  }
  if (stopToken && stopToken !== handled) {
    const leave = () => setHandled(stopToken);
    return <EmailStopScreen key={stopToken} token={stopToken} isLoggedIn={user !== null} onDone={leave} />;
  }
  if (!user) return <Navigate to="/entrar" search={{ voltar: path }} replace />;
  const panel = currentPanel(user);
  const home = PANEL_HOME[panel];
  return (
    <PanelFrame panel={panel}>
      <ProfileScreen userId={user.id} back={<BackLink to={home} />} home={home} />
    </PanelFrame>
  );
}
