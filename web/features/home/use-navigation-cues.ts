import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

const SITE = "Portal da Construção";
const DEFAULT_TITLE = `${SITE} | Mato Grosso do Sul`;

function titleIn(meta: unknown): string | undefined {
  if (!Array.isArray(meta)) return undefined;
  return meta.find((entry): entry is { title: string } => typeof entry?.title === "string")?.title;
}

/** The title of the tab: what the innermost route says in `head`, then the product's name. */
export function useDocumentTitle(): void {
  const title = useRouterState({
    select: ({ matches }) => matches.map((match) => titleIn(match.meta)).findLast((found) => found !== undefined),
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
