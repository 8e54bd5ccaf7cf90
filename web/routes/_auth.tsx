import { createFileRoute } from "@tanstack/react-router";
import { searchParams, text } from "#src/shared/search-params.ts";

/** Where to go afterwards. Whether that is a page of the portal is up to `useReturnTo`. */
const returnToSearch = searchParams({ voltar: text(2000) });

/** Sign-in and sign-up screens. `voltar` is kept in the URL when navigating between them. */
export const Route = createFileRoute("/_auth")({
  staticData: { isForEveryAccount: true },
  validateSearch: returnToSearch,
  search: {
    middlewares: [
      ({ search, next }) => {
        const wanted = next(search);
        return { ...wanted, voltar: wanted.voltar ?? returnToSearch(search).voltar };
      },
    ],
  },
});
