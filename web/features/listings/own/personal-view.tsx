import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { LOADING, UNREACHABLE } from "@/lib/messages.ts";
import type { Session } from "@/lib/session/session.ts";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { ScreenSkeleton } from "@/ui/states/screen-skeleton.tsx";
import { EditScreen } from "../form/edit-screen.tsx";
import { PublishScreen } from "../form/publish-screen.tsx";
import type { MarketplaceView } from "../search.ts";
import { FavoritesScreen } from "./favorites-screen.tsx";
import { LoginNeeded } from "./login-needed.tsx";
import { OwnScreen } from "./own-screen.tsx";
import { SearchesScreen } from "./searches-screen.tsx";

export interface PersonalViewProps {
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
