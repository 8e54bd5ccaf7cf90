import { createFileRoute } from "@tanstack/react-router";
import { type SearchOf, searchParams, text } from "#src/shared/search-params.ts";
import { AnswerScreen } from "@/features/moderation/answer-screen.tsx";
import { requireUser } from "@/lib/session/guards.ts";

const answerSearch = searchParams({ sobre: text(120) });

export const Route = createFileRoute("/resposta")({
  staticData: { isForEveryAccount: true },
  validateSearch: answerSearch,
  beforeLoad: async (route) => {
    const { sobre }: SearchOf<typeof answerSearch> = route.search;
    if (sobre !== undefined) await requireUser(route);
  },
  head: () => ({ meta: [{ title: "Decisão" }] }),
  component: Answer,
});

function Answer() {
  return <AnswerScreen id={Route.useSearch().sobre} />;
}
