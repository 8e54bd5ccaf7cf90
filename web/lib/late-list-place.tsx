import { useEffect, useState } from "react";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { late } from "./late.tsx";
import type { LoadingList } from "./list-place.ts";

const ListPlace = late(async () => (await import("./list-place.ts")).ListPlace);

const isFirstVisit = () =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate");

/** Keeps a reader's place in a list (see list-place.ts). On a first visit, there is none before the first use. */
export function LateListPlace({ list }: { list: LoadingList }) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    return isFirstVisit() ? onFirstUse(need) : need();
  }, []);
  return isNeeded && <ListPlace list={list} />;
}
