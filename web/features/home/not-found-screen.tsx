import { Link, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { buttonClass } from "@/ui/button.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { NOT_FOUND } from "./messages.ts";

/** Shown for unknown URLs. The English lines are fixed. */
export function NotFoundScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    console.warn(`404: ${path}`);
  }, [path]);
  return (
    <Container as="main" id="conteudo" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <EmptyState
        titleAs="h1"
        illustration={
          <>
            <FloorPlan />
            <p className="title mt-3 text-4xl">404</p>
          </>
        }
        title={<span lang="en">{NOT_FOUND.title}</span>}
        text={NOT_FOUND.text}
        action={
          <>
            <Link to="/" className={buttonClass()}>
              {NOT_FOUND.home}
            </Link>
            <Link to="/" lang="en" className="link inline-flex min-h-11 items-center">
              {NOT_FOUND.homeEnglish}
            </Link>
          </>
        }
      />
    </Container>
  );
}
