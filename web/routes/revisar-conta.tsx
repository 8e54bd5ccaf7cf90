import { createFileRoute } from "@tanstack/react-router";
import { ReviewScreen } from "@/features/auth/review-screen.tsx";

export const Route = createFileRoute("/revisar-conta")({
  staticData: { isForEveryAccount: true },
  head: () => ({ meta: [{ title: "Revisar Informações" }] }),
  component: ReviewScreen,
});
