import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The token of a mailed link (`#confirmar=…`, `#token=…`, `#email=…`, `#parar=…`): kept in memory, taken out of the address and the history. */
export function useFragmentToken(name: "confirmar" | "token" | "email" | "parar"): string | null {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const [kept, setKept] = useState<string | null>(null);
  const arrived = new URLSearchParams(hash).get(name);
  useEffect(() => {
    if (arrived === null) return;
    setKept(arrived);
    void navigate({ to: ".", search: true, hash: "", replace: true, hashScrollIntoView: false });
  }, [arrived, navigate]);
  return arrived ?? kept;
}
