import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { Door } from "@/ui/drawings/late-drawings.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { BackToList } from "../detail/back-link.tsx";
import type { MarketplaceView } from "../search.ts";
import { LOGIN_NEEDED } from "./messages.ts";

/** Shown to visitors instead of the user's own listings or a form. */
export function LoginNeeded({ view }: { view: MarketplaceView["name"] }) {
  return (
    <Container className="pt-3">
      <BackToList />
      <EmptyState
        illustration={<Door />}
        title={view === "own" || view === "favorites" || view === "searches" ? LOGIN_NEEDED[view] : LOGIN_NEEDED.create}
        titleAs="h1"
        text={LOGIN_NEEDED.text}
        action={<LogInLink />}
      />
    </Container>
  );
}
