import { useLocation, useSearch } from "@tanstack/react-router";
import { wantedPlace } from "#src/features/auth/addresses.ts";

/** The place that someone wanted who was sent to sign in (`?voltar=`); null when none was, or it is none of ours. */
export function useWantedPlace(): string | null {
  return useSearch({ strict: false, select: ({ voltar }) => wantedPlace(voltar) });
}

/** Search of a link to signing in, which leads back here afterwards. */
export function useReturnHere(): { voltar: string } {
  return { voltar: useLocation({ select: ({ href }) => href }) };
}
