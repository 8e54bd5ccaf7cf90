import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import type { Session } from "@/lib/session/session.ts";
import { useFocusOnChange } from "@/ui/frame/use-focus-on-change.ts";
import { LateDetail, LatePersonalView } from "./late-screens.tsx";
import { ListScreen } from "./list/list-screen.tsx";
import type { ReportAction } from "./report-action.ts";
import { viewOf } from "./search.ts";

interface MarketplaceScreenProps {
  search: MarketplaceSearch;
  session: Session;
  /** Action for everyone but the author. */
  report: ReportAction;
}

/** /marketplace: shows the view named in the URL. */
export function MarketplaceScreen({ search, session, report }: MarketplaceScreenProps) {
  const view = viewOf(search);
  useFocusOnChange("id" in view ? `${view.name} ${view.id}` : view.name);
  if (view.name === "list") {
    const isLoggedIn = session.status === "asking" ? undefined : session.status === "user";
    return <ListScreen search={search} isLoggedIn={isLoggedIn} />;
  }
  if (view.name === "detail") return <LateDetail id={view.id} report={report} />;
  return <LatePersonalView view={view} search={search} session={session} />;
}
