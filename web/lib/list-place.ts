import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";

/** Where a reader left a list: the first item in view, its distance from the top, and how many pages had loaded. */
interface Place {
  id: string;
  top: number;
  pages: number;
}

const STORE = "lugares";
const KEPT = 20;
/** The bar over the list. */
const BAR_HEIGHT = 56;

function readPlaces(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "{}");
  } catch {
    return {};
  }
}

function keepPlace(key: string, place: Place | null): void {
  const { [key]: _former, ...others } = readPlaces();
  const entries = [...Object.entries(others), ...(place ? [[key, place] as const] : [])].slice(-KEPT);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(entries)));
  } catch (error) {
    console.warn("place not kept", error);
  }
}

const itemsOf = () => [...document.querySelectorAll<HTMLElement>("[data-item]")];

function placeNow(pages: number): Place | null {
  if (window.scrollY === 0) return null;
  const first = itemsOf().find((item) => item.getBoundingClientRect().bottom > BAR_HEIGHT);
  return first ? { id: first.dataset["item"] ?? "", top: first.getBoundingClientRect().top, pages } : null;
}

export interface LoadingList {
  data: { pages: number };
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Brings a list, whose items have `data-item`, back to where its reader left it in this entry of the history: the
 * router only knows a height, which is not there until the pages have loaded again. Stops as soon as the reader does
 * something.
 */
export function ListPlace({ list }: { list: LoadingList }): null {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const { pages } = list.data;
  const { history, subscribe } = useRouter();
  const goal = useRef<Place | null>(null);
  const keep = useEffectEvent((key: string | undefined) => {
    if (key && goal.current === null) keepPlace(key, placeNow(pages));
  });
  useEffect(() => {
    const keyNow = () => history.location.state.__TSR_key;
    goal.current = readPlaces()[keyNow() ?? ""] ?? null;
    const stop = () => {
      goal.current = null;
    };
    const leave = () => keep(keyNow());
    const unsubscribe = subscribe("onBeforeLoad", ({ fromLocation }) => keep(fromLocation?.state.__TSR_key));
    const acts = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
    for (const act of acts) window.addEventListener(act, stop, { passive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      unsubscribe();
      for (const act of acts) window.removeEventListener(act, stop);
      window.removeEventListener("pagehide", leave);
    };
  }, [history, subscribe]);

  useEffect(() => {
    const place = goal.current;
    if (place === null) return;
    if (pages < place.pages && hasNextPage) {
      if (!isFetchingNextPage) fetchNextPage();
      return;
    }
    // After the router's own attempt; twice, because what comes into view gets its true height.
    const settle = (again: boolean) =>
      requestAnimationFrame(() => {
        const item = itemsOf().find(({ dataset }) => dataset["item"] === place.id);
        if (item) window.scrollBy({ top: item.getBoundingClientRect().top - place.top, behavior: "instant" });
        if (again) settle(false);
        else goal.current = null;
      });
    settle(true);
  }, [pages, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return null;
}
