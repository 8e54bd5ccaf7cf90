import { useRouter } from "@tanstack/react-router";
import { closeByGoingBack } from "@/ui/overlays/close-by-history.ts";

/** Closes the dialog that the URL opened. Its state is in the URL, so "voltar", reload and sharing work as usual. */
export function useCloseDialog(): () => void {
  const router = useRouter();
  return () => {
    if (router.latestLocation.state.isOverlay && router.history.canGoBack()) return closeByGoingBack(router.history);
    void router.navigate({ to: ".", search: {}, replace: true, resetScroll: false });
  };
}
