import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { MarketplaceSearch } from "#src/features/listings/addresses.ts";
import type { Session } from "@/lib/session.ts";
import { useReturnHere } from "@/lib/wanted-place.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Container } from "@/ui/container.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Door } from "@/ui/illustrations-site.tsx";
import { BackToList } from "./back-link.tsx";
import { DetailScreen } from "./detail-screen.tsx";
import { FormScreenSkeleton } from "./form-skeleton.tsx";
import { LateEdit, LateOwn, LatePublish } from "./late-screens.tsx";
import { ListScreen } from "./list-screen.tsx";
import { LOGIN_NEEDED } from "./own-messages.ts";
import { OwnScreenSkeleton } from "./own-skeleton.tsx";
import { type MarketplaceView, viewOf } from "./search.ts";

export interface MarketplaceScreenProps {
  search: MarketplaceSearch;
  session: Session;
}

/** /marketplace: shows the view named in the URL. */
export function MarketplaceScreen({ search, session }: MarketplaceScreenProps) {
  const view = viewOf(search);
  useFocusOnView("id" in view ? `${view.name} ${view.id}` : view.name);
  if (view.name === "list") {
    const isLoggedIn = session.status === "asking" ? undefined : session.status === "user";
    return <ListScreen search={search} isLoggedIn={isLoggedIn} />;
  }
  if (view.name === "detail") return <DetailScreen id={view.id} />;
  return <PersonalView view={view} session={session} />;
}

/** Moves the focus to the content when the view changes, for keyboards and screen readers. */
function useFocusOnView(view: string) {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (!isTaken) document.getElementById("conteudo")?.focus({ preventScroll: true });
  }, [view]);
}

/** The views that require login. */
function PersonalView({ view, session }: { view: MarketplaceView; session: Session }) {
  switch (session.status) {
    case "asking":
      return view.name === "own" ? <OwnScreenSkeleton /> : <FormScreenSkeleton />;
    case "unreachable":
      return <ErrorState title={LOGIN_NEEDED.failed} titleAs="h1" onRetry={session.retry} />;
    case "visitor":
      return <LoginNeeded title={view.name === "own" ? LOGIN_NEEDED.own : LOGIN_NEEDED.create} />;
    case "user":
      if (view.name === "own") return <LateOwn />;
      if (view.name === "edit") return <LateEdit id={view.id} />;
      return <LatePublish user={session.user} />;
  }
}

function LoginNeeded({ title }: { title: string }) {
  const returnHere = useReturnHere();
  return (
    <Container className="pt-3">
      <BackToList />
      <EmptyState
        illustration={<Door />}
        title={title}
        titleAs="h1"
        text={LOGIN_NEEDED.text}
        action={
          <Link to="/entrar" search={returnHere} className={buttonClass()}>
            {LOGIN_NEEDED.action}
          </Link>
        }
      />
    </Container>
  );
}
