import { createFileRoute } from "@tanstack/react-router";
import { AnswerScreen } from "@/features/moderation/answer-screen.tsx";

export const Route = createFileRoute("/resposta")({
  staticData: { isForEveryAccount: true },
  head: () => ({ meta: [{ title: "Decisão" }] }),
  component: AnswerScreen,
});
