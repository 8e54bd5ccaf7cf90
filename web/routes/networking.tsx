import { createFileRoute } from "@tanstack/react-router";
import { ComingSoonScreen } from "@/features/coming-soon/coming-soon-screen.tsx";

export const Route = createFileRoute("/networking")({
  staticData: { isPublic: true },
  head: () => ({ meta: [{ title: "Networking" }] }),
  component: Networking,
});

function Networking() {
  return <ComingSoonScreen page="networking" />;
}
