import { createRootRoute, Outlet } from "@tanstack/react-router";
import { useDocumentTitle, useFocusOnNavigation } from "@/features/home/use-navigation-cues.ts";
import { useLive } from "@/lib/live.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { OfflineBar } from "@/ui/offline-bar.tsx";
import { SkipLink } from "@/ui/skip-link.tsx";
import { Toaster } from "@/ui/toast.tsx";

export const Route = createRootRoute({ component: Root });

function Root() {
  useLive(useCurrentUser()?.id);
  useDocumentTitle();
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <OfflineBar text="Você está sem internet. O que já foi carregado continua aqui." />
      <Outlet />
      <Toaster />
    </>
  );
}
