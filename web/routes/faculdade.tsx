import { createFileRoute } from "@tanstack/react-router";
import { ComingSoonScreen } from "@/features/coming-soon/coming-soon-screen.tsx";

export const Route = createFileRoute("/faculdade")({
  staticData: { isPublic: true },
  head: () => ({ meta: [{ title: "Faculdade do Portal" }] }),
  component: College,
});

function College() {
  return <ComingSoonScreen page="college" />;
}
