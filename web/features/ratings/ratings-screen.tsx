import { RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSession } from "@/lib/session/session.ts";
import { IconButton } from "@/ui/button.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { SCREEN } from "./messages.ts";
import { OwnRatings, OwnRatingsPlaceholder } from "./own-ratings.tsx";
import { PeopleList } from "./people-list.tsx";
import { PersonView } from "./person-view.tsx";
import { refreshRatings } from "./refresh.ts";
import { type RatingsSearch, ratedOf } from "./search.ts";

function RefreshButton() {
  const [isBusy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    try {
      await refreshRatings({ throwOnError: true });
      notify.success(SCREEN.refreshed);
    } catch {
      notify.error(SCREEN.error, SCREEN.refreshFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton icon={RotateCw} label={SCREEN.refresh} variant="outline" busy={isBusy} onClick={() => void refresh()} />
  );
}

export interface RatingsScreenProps {
  search: RatingsSearch;
  /** The action 'Denunciar' of a rating. */
  report?: ((id: string) => ReactNode) | undefined;
}

/** /avaliacoes: everyone who can be rated, or the ratings of one of them. */
export function RatingsScreen({ search, report }: RatingsScreenProps) {
  const rated = ratedOf(search);
  const session = useSession();
  return (
    <>
      <div className="sticky top-16 z-10 border-b border-concrete-200 bg-paper">
        <Container className="flex max-w-5xl items-center justify-between gap-3 py-2">
          <h1 className="text-2xl">{SCREEN.title}</h1>
          <RefreshButton />
        </Container>
      </div>
      <Container className="max-w-5xl pt-3 pb-10 md:pt-5">
        {rated ? (
          <PersonView key={rated.id + rated.type} rated={rated} report={report} />
        ) : (
          <>
            {session.status === "user" && !search.busca && <OwnRatings user={session.user} />}
            {session.status === "asking" && !search.busca && <OwnRatingsPlaceholder />}
            <PeopleList text={search.busca ?? ""} />
          </>
        )}
      </Container>
    </>
  );
}
