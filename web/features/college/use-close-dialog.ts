import { useRouter } from "@tanstack/react-router";

/** Closes the dialog that the URL opened. Its state is in the URL, so "voltar", reload and sharing work as usual. */
export function useCloseDialog(): () => void {
  const router = useRouter();
  return () => {
    if (router.latestLocation.state.isOverlay && router.history.canGoBack()) return router.history.back();
    void router.navigate({ to: ".", search: {}, replace: true, resetScroll: false });
  };
}
