import { createFileRoute } from "@tanstack/react-router";
import { ReviewScreen } from "@/features/auth/review-screen.tsx";

export const Route = createFileRoute("/_auth/revisar-conta")({
  head: () => ({ meta: [{ title: "Revisar Informações" }] }),
  component: ReviewScreen,
});
