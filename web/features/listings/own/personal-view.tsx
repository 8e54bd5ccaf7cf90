import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { LOADING, UNREACHABLE } from "@/lib/messages.ts";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import type { Session } from "@/lib/session/session.ts";
import { Door } from "@/ui/drawings/late-drawings.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { ScreenSkeleton } from "@/ui/states/screen-skeleton.tsx";
import { BackToList } from "../detail/back-link.tsx";
import { EditScreen } from "../form/edit-screen.tsx";
import { PublishScreen } from "../form/publish-screen.tsx";
import type { MarketplaceView } from "../search.ts";
import { FavoritesScreen } from "./favorites-screen.tsx";
import { LOGIN_NEEDED } from "./messages.ts";
import { OwnScreen } from "./own-screen.tsx";
import { SearchesScreen } from "./searches-screen.tsx";

/** Shown to visitors instead of the user's own listings or a form. */
function LoginNeeded({ view }: { view: MarketplaceView["name"] }) {
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

interface PersonalViewProps {
  view: MarketplaceView;
  search: MarketplaceSearch;
  session: Session;
}

/** The views that require login. */
export function PersonalView({ view, search, session }: PersonalViewProps) {
  switch (session.status) {
    case "asking":
      return <ScreenSkeleton label={LOADING} />;
    case "unreachable":
      return <ErrorState title={UNREACHABLE.title} titleAs="h1" onRetry={session.retry} />;
    case "visitor":
      return <LoginNeeded view={view.name} />;
    case "user":
      if (view.name === "own") return <OwnScreen />;
      if (view.name === "favorites") return <FavoritesScreen />;
      if (view.name === "searches") return <SearchesScreen />;
      if (view.name === "edit") return <EditScreen id={view.id} />;
      return <PublishScreen key={search.titulo} user={session.user} search={search} />;
  }
}
