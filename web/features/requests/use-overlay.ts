import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { closeByGoingBack } from "@/ui/overlays/close-by-history.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The URL was opened from the screen below, so closing goes back in the history. */
    isOverlay?: boolean;
  }
}

/** Screens over which the request detail can open, with `?solicitacao=<id>`. */
export type DetailHost =
  | "/oportunidades"
  | "/meus-interesses"
  | "/cliente/dashboard"
  | "/prestador/dashboard"
  | "/client-contracts"
  | "/provider-contracts";

/** Shows who is interested in the user's own request. */
export type InterestedPart = (request: RequestSummary) => ReactNode;

/** Closes the dialog that the URL opened. Its state is in the URL, so "voltar", reload and sharing work as usual. */
export function useCloseOverlay(host: DetailHost): () => void {
  const router = useRouter();
  return () => {
    if (router.latestLocation.state.isOverlay && router.history.canGoBack()) return closeByGoingBack(router.history);
    void router.navigate({
      to: host,
      search: ({ solicitacao: _detail, nova: _form, ...rest }: Record<string, unknown>) => rest,
      replace: true,
      resetScroll: false,
    });
  };
}
