import { createFileRoute } from "@tanstack/react-router";
import type { ProfileSearch } from "@/features/profiles/search.ts";
import { requireUserOrLink } from "@/lib/session/guards.ts";
import { LATE_FRAME, preloadFrame } from "./-late-pending-frame.tsx";
import { ProfilePage } from "./-profile-page.tsx";

export const Route = createFileRoute("/profile")({
  // Read by `useConfirmFromLink` and `useWantedField`.
  validateSearch: (search) => search as ProfileSearch,
  beforeLoad: (route) => {
    preloadFrame();
    return requireUserOrLink(route);
  },
  head: () => ({ meta: [{ title: "Meu Perfil" }] }),
  ...LATE_FRAME,
  component: Profile,
});

function Profile() {
  return <ProfilePage user={Route.useRouteContext().user} />;
}
