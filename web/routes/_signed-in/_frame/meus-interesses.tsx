import { createFileRoute } from "@tanstack/react-router";
import { interestSearch } from "@/features/requests/interests/interest-search.ts";
import { preloadInterests } from "@/features/requests/interests/load-interests.ts";
import { OwnInterestsScreen } from "@/features/requests/interests/own-interests-screen.tsx";
import { preloadDetail } from "@/features/requests/list/load-requests.ts";
import { RequestDetail } from "../../-request-detail.tsx";

export const Route = createFileRoute("/_signed-in/_frame/meus-interesses")({
  validateSearch: interestSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { trpcUtils } = await context.loadData();
    preloadInterests(trpcUtils, deps);
    preloadDetail(trpcUtils, deps.solicitacao);
  },
  head: () => ({ meta: [{ title: "Meus interesses" }] }),
  component: Interests,
});

function Interests() {
  const { estado, solicitacao } = Route.useSearch();
  return (
    <>
      <OwnInterestsScreen estado={estado} />
      <RequestDetail id={solicitacao} host="/meus-interesses" />
    </>
  );
}
