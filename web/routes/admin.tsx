import { createFileRoute } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { DeniedScreen } from "@/features/admin/access/denied-screen.tsx";
import { LogInForm } from "@/features/admin/access/log-in-form.tsx";
import { useAdminAccess } from "@/features/admin/access/use-admin-access.ts";
import { LateAdminPanel, LateConfirmForm } from "@/features/admin/late-panel.tsx";
import { ADMIN, CONFIRM, FIRST_PASSKEY, LOG_IN } from "@/features/admin/messages.ts";
import { type AdminSearch, adminSearch } from "@/features/admin/search.ts";
import { AuthShell } from "@/features/auth/auth-shell.tsx";
import { StatusScreen } from "@/features/auth/status-screen.tsx";
import { UnreachableScreen } from "@/features/auth/unreachable-screen.tsx";
import { currentPanel, PANEL_HOME } from "@/features/dashboards/panel.ts";
import { useCurrentUser } from "@/lib/session/session.ts";

export const Route = createFileRoute("/admin")({
  // Admins need no role, WhatsApp or terms here.
  staticData: { isForEveryAccount: true },
  validateSearch: adminSearch,
  head: () => ({ meta: [{ title: "Administração" }] }),
  component: Admin,
});

function Admin() {
  const access = useAdminAccess();
  const isAdmin = useCurrentUser()?.isAdmin ?? false;
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = useCallback(
    (next: (now: AdminSearch) => AdminSearch, { replace }: { replace: boolean }) =>
      void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  // The panel's code loads while the server checks the session.
  useEffect(() => {
    if (isAdmin) LateAdminPanel.preload();
  }, [isAdmin]);

  switch (access.state) {
    case "asking":
      return <StatusScreen text={ADMIN.checking} />;
    case "unreachable":
      return <UnreachableScreen onRetry={access.retry} />;
    case "visitor":
      return (
        <AuthShell title={LOG_IN.title} text={LOG_IN.text}>
          <LogInForm email="" hasPassword />
        </AuthShell>
      );
    case "expired": {
      const { email, hasPassword } = access.user;
      return (
        <AuthShell title={LOG_IN.title} text={hasPassword ? LOG_IN.expired : LOG_IN.expiredGoogle}>
          <LogInForm email={email} hasPassword={hasPassword} />
        </AuthShell>
      );
    }
    case "passkey":
      return (
        <AuthShell title={LOG_IN.title} text={CONFIRM.text}>
          <LateConfirmForm isFirst={false} />
        </AuthShell>
      );
    case "no-passkey":
      return (
        <AuthShell title={FIRST_PASSKEY.title} text={FIRST_PASSKEY.text}>
          <LateConfirmForm isFirst />
        </AuthShell>
      );
    case "denied":
      return <DeniedScreen email={access.user.email} panel={PANEL_HOME[currentPanel(access.user)]} />;
    case "admin":
      return <LateAdminPanel search={search} onSearchChange={change} />;
  }
}
