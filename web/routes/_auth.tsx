import { createFileRoute } from "@tanstack/react-router";

interface WantedPlace {
  /** Where to go afterwards; only `useWantedPlace` tells whether it is a place of ours. */
  voltar?: string;
}

function parse({ voltar }: { voltar?: unknown }): WantedPlace {
  return typeof voltar === "string" ? { voltar } : {};
}

/** Screens on the way to a session. The place that was wanted stays in the address from one of them to the next. */
export const Route = createFileRoute("/_auth")({
  staticData: { isForEveryAccount: true },
  validateSearch: parse,
  search: { middlewares: [({ search, next }) => ({ ...parse(search), ...next(search) })] },
});
