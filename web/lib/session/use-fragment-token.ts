import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { decodeReturnTo } from "#src/features/auth/addresses.ts";

type LinkName = "confirmar" | "token" | "email" | "parar";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Of the link that was opened. */
    linkToken?: { [Name in LinkName]?: string };
  }
}

/**
 * The token of a link in an email (`#confirmar=…`, `#token=…`, `#email=…`, `#parar=…`), removed from the URL and kept in
 * the state of its history entry, for a reload. The page to return to (`&voltar=…`) moves from the fragment into the search parameters.
 */
export function useFragmentToken(name: LinkName): string | null {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const kept = useLocation({ select: ({ state }) => state.linkToken?.[name] });
  const [token, setToken] = useState(kept ?? null);
  const fragment = new URLSearchParams(hash);
  const arrived = fragment.get(name);
  const encoded = fragment.get("voltar");
  useEffect(() => {
    if (arrived === null) return;
    setToken(arrived);
    const voltar = decodeReturnTo(encoded);
    const search = voltar === null ? true : (search: object) => ({ ...search, voltar });
    const state = { linkToken: { [name]: arrived } };
    void navigate({ to: ".", search, hash: "", state, replace: true, hashScrollIntoView: false });
  }, [arrived, encoded, name, navigate]);
  return arrived ?? token;
}
