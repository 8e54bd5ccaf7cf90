import { createFileRoute } from "@tanstack/react-router";
import { LessonScreen } from "@/features/college/late-parts.tsx";
import { preloadLesson } from "@/features/college/load-college.ts";
import { lessonSearch } from "@/features/college/search.ts";

export const Route = createFileRoute("/_signed-in/_frame/faculdade-teste-2025/aula/$curso")({
  validateSearch: lessonSearch,
  loader: async ({ context, params }) => {
    LessonScreen.preload();
    const { trpcUtils } = await context.loadData();
    preloadLesson(trpcUtils, params.curso);
  },
  head: () => ({ meta: [{ title: "Aula" }] }),
  component: Lesson,
});

function Lesson() {
  const { user } = Route.useRouteContext();
  const { curso } = Route.useParams();
  const { video } = Route.useSearch();
  return <LessonScreen key={curso} course={curso} userId={user.id} showsVideo={video === true} />;
}
