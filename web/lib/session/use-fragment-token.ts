import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { decodeReturnTo } from "#src/features/auth/addresses.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Of the link that was opened. */
    linkToken?: string;
  }
}

/**
 * The token of a link in an email (`#confirmar=…`, `#token=…`, `#email=…`, `#parar=…`), removed from the URL. Unless it is
 * used up at once (`isKept`), the history entry keeps it, so that a reload shows the same screen. The page to return to
 * (`&voltar=…`) moves from the fragment into the search parameters.
 */
export function useFragmentToken(name: "confirmar" | "token" | "email" | "parar", isKept = true): string | null {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const kept = useLocation({ select: ({ state }) => state.linkToken });
  const [token, setToken] = useState((isKept && kept) || null);
  const fragment = new URLSearchParams(hash);
  const arrived = fragment.get(name);
  const encoded = fragment.get("voltar");
  useEffect(() => {
    if (arrived === null) return;
    setToken(arrived);
    const voltar = decodeReturnTo(encoded);
    const search = voltar === null ? true : (search: object) => ({ ...search, voltar });
    const state = isKept ? { linkToken: arrived } : {};
    void navigate({ to: ".", search, hash: "", state, replace: true, hashScrollIntoView: false });
  }, [arrived, encoded, isKept, navigate]);
  return arrived ?? token;
}
