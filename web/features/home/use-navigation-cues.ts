import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { NOT_FOUND } from "./messages.ts";

const SITE = "Portal da Construção";
const DEFAULT_TITLE = `${SITE} | Mato Grosso do Sul`;

function titleIn(meta: unknown): string | undefined {
  if (!Array.isArray(meta)) return undefined;
  return meta.find((entry): entry is { title: string } => typeof entry?.title === "string")?.title;
}

/** An unknown address is marked at the root, a `notFound()` at its own route. */
function isNotFound(match: { status: string; _notFound?: boolean }): boolean {
  return match.status === "notFound" || match._notFound === true;
}

/** The title of the tab: what the innermost route says in `head`, then the product's name. */
export function useDocumentTitle(): void {
  const title = useRouterState({
    select: ({ matches }) =>
      matches.some(isNotFound)
        ? NOT_FOUND.tab
        : matches.map((match) => titleIn(match.meta)).findLast((found) => found !== undefined),
  });
  useEffect(() => {
    document.title = title ? `${title} | ${SITE}` : DEFAULT_TITLE;
  }, [title]);
}

/** After a change of screen the keyboard and the screen reader begin at its content; the first screen is left alone. */
export function useFocusOnNavigation(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const last = useRef(path);
  useEffect(() => {
    const isFirst = last.current === undefined;
    last.current = path;
    if (isFirst || path === undefined) return;
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (!isTaken) document.getElementById("conteudo")?.focus({ preventScroll: true });
  }, [path]);
}
