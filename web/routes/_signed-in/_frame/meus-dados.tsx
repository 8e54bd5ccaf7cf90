import { createFileRoute } from "@tanstack/react-router";
import { SessionsCard } from "@/features/auth/sessions-card.tsx";
import { loadPrivacy } from "@/features/privacy/load-privacy.ts";
import { PrivacyScreen } from "@/features/privacy/privacy-screen.tsx";
import { OwnDataCard } from "@/features/profiles/own-data-card.tsx";

export const Route = createFileRoute("/_signed-in/_frame/meus-dados")({
  loader: async ({ context }) => {
    const { trpcUtils } = await context.loadData();
    loadPrivacy(trpcUtils);
  },
  head: () => ({ meta: [{ title: "Meus dados" }] }),
  component: OwnData,
});

function OwnData() {
  const { user } = Route.useRouteContext();
  return (
    <PrivacyScreen isProvider={user.isProvider}>
      <SessionsCard />
      <OwnDataCard hasPassword={user.hasPassword} />
    </PrivacyScreen>
  );
}
