import { createFileRoute } from "@tanstack/react-router";
import { StatusScreen } from "@/features/auth/status-screen.tsx";
import { LandingScreen } from "@/features/home/landing-screen.tsx";
import { DESCRIPTION } from "@/features/home/messages.ts";
import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { useWasLoggedIn } from "@/lib/session/session-hint.ts";

/** Home for browsers that were logged in. It has the data layer, which asks for a missing role. */
const KnownHome = late(
  async () => {
    const [{ DataLayer }, { useSession }] = await Promise.all([
      import("@/boot/data-layer.tsx"),
      import("@/lib/session/session.ts"),
    ]);
    const Landing = () => {
      const { status } = useSession();
      if (status === "asking") return <StatusScreen text={LOADING} />;
      return <LandingScreen isLoggedIn={status === "user"} />;
    };
    return () => (
      <DataLayer>
        <Landing />
      </DataLayer>
    );
  },
  {
    pending: <StatusScreen text={LOADING} />,
    // The page is useful without the session too.
    failed: () => <LandingScreen isLoggedIn={false} />,
  },
);

export const Route = createFileRoute("/")({
  staticData: { isPublic: true },
  head: () => ({ meta: [{ name: "description", content: DESCRIPTION }] }),
  component: Home,
});

function Home() {
  if (!useWasLoggedIn()) return <LandingScreen isLoggedIn={false} />;
  return <KnownHome />;
}
