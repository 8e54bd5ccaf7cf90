import { createFileRoute } from "@tanstack/react-router";

interface WantedPlace {
  /** Where to go afterwards. Not validated: read it with `useWantedPlace`. */
  voltar?: string;
}

function parse({ voltar }: { voltar?: unknown }): WantedPlace {
  return typeof voltar === "string" ? { voltar } : {};
}

/** Sign-in and sign-up screens. `voltar` is kept in the URL when navigating between them. */
export const Route = createFileRoute("/_auth")({
  staticData: { isForEveryAccount: true },
  validateSearch: parse,
  search: { middlewares: [({ search, next }) => ({ ...parse(search), ...next(search) })] },
});
