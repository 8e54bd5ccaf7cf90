import { useLocation, useSearch } from "@tanstack/react-router";
import { returnTo } from "#src/features/auth/addresses.ts";

/** The page to return to after signing in (`?voltar=`); null if missing or not a page of this app. */
export function useReturnTo(): string | null {
  return useSearch({ strict: false, select: ({ voltar }) => returnTo(voltar) });
}

/**
 * Search parameters for a link to sign-in that returns to the current page. While that link is being followed, the page is
 * still on screen, but the location is sign-in's.
 */
export function useReturnHere(): { voltar: string } {
  return {
    voltar: useLocation({ select: ({ href, search }) => returnTo(href) ?? returnTo(search.voltar) ?? href }),
  };
}
