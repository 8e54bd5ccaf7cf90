import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { decodeReturnTo } from "#src/features/auth/addresses.ts";

/**
 * The token of a link in an email (`#confirmar=…`, `#token=…`, `#email=…`, `#parar=…`), kept in memory and removed from
 * the URL and the history. The page to return to (`&voltar=…`) moves from the fragment into the search parameters.
 */
export function useFragmentToken(name: "confirmar" | "token" | "email" | "parar"): string | null {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const [token, setToken] = useState<string | null>(null);
  const fragment = new URLSearchParams(hash);
  const arrived = fragment.get(name);
  const encoded = fragment.get("voltar");
  useEffect(() => {
    if (arrived === null) return;
    setToken(arrived);
    const voltar = decodeReturnTo(encoded);
    const search = voltar === null ? true : (search: object) => ({ ...search, voltar });
    void navigate({ to: ".", search, hash: "", replace: true, hashScrollIntoView: false });
  }, [arrived, encoded, navigate]);
  return arrived ?? token;
}
