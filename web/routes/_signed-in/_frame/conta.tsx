import { createFileRoute, Link } from "@tanstack/react-router";
import { AccountScreen } from "@/features/account/account-screen.tsx";
import { AccessCard } from "@/features/auth/account/access-card.tsx";
import { SessionsCard } from "@/features/auth/account/sessions-card.tsx";
import { LogOutButton } from "@/features/auth/log-out-button.tsx";
import { currentPanel, PANEL_HOME } from "@/features/dashboards/panel.ts";
import { usePlan } from "@/features/dashboards/use-plan.ts";
import { BlockedCard } from "@/features/moderation/blocked-card.tsx";
import { loadPrivacy } from "@/features/privacy/load-privacy.ts";
import { PrivacyCards } from "@/features/privacy/privacy-cards.tsx";
import { OwnDataCard } from "@/features/profiles/own-data-card.tsx";
import { BackLabel, backLinkClass } from "@/ui/frame/page-header.tsx";

export const Route = createFileRoute("/_signed-in/_frame/conta")({
  loader: async ({ context }) => {
    const { trpcUtils } = await context.loadData();
    void trpcUtils.auth.sessions.prefetch();
    loadPrivacy(trpcUtils);
  },
  head: () => ({ meta: [{ title: "Conta" }] }),
  component: Account,
});

function Account() {
  const { user } = Route.useRouteContext();
  const home = PANEL_HOME[currentPanel(user)];
  return (
    <AccountScreen
      user={user}
      email={user.email}
      plan={usePlan()}
      support={{ to: home, search: { secao: "suporte" } }}
      back={(label) => (
        <Link to={home} className={backLinkClass}>
          <BackLabel>{label}</BackLabel>
        </Link>
      )}
    >
      <AccessCard user={user} />
      <SessionsCard />
      <PrivacyCards>
        <BlockedCard />
      </PrivacyCards>
      <OwnDataCard hasPassword={user.hasPassword} />
      <LogOutButton />
    </AccountScreen>
  );
}
