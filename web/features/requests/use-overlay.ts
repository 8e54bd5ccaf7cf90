import { useRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address was opened from the screen that lies below, so closing is going back. */
    isOverlay?: boolean;
  }
}

/** Screens over which the detail of a request can lie, each with `?solicitacao=<id>`. */
export type DetailHost = "/oportunidades" | "/cliente/dashboard" | "/prestador/dashboard";

/** Closes what lies over a screen by its address: "voltar", reload and share work as everywhere. */
export function useCloseOverlay(host: DetailHost): () => void {
  const router = useRouter();
  return () => {
    if (router.latestLocation.state.isOverlay && router.history.canGoBack()) return router.history.back();
    void router.navigate({
      to: host,
      search: ({ solicitacao: _detail, nova: _form, ...rest }: Record<string, unknown>) => rest,
      replace: true,
      resetScroll: false,
    });
  };
}
