import { createFileRoute } from "@tanstack/react-router";
import { CollegeScreen } from "@/features/college/college-screen.tsx";
import { preloadCollege } from "@/features/college/load-college.ts";
import { collegeSearch } from "@/features/college/search.ts";

export const Route = createFileRoute("/_signed-in/_frame/faculdade-teste-2025/")({
  validateSearch: collegeSearch,
  loader: async ({ context }) => {
    const { trpcUtils } = await context.loadData();
    preloadCollege(trpcUtils);
  },
  head: () => ({ meta: [{ title: "Faculdade do Portal da Construção" }] }),
  component: College,
});

function College() {
  const { user } = Route.useRouteContext();
  return <CollegeScreen user={user} search={Route.useSearch()} />;
}
