import { useBlocker, useRouter } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { LoadingOverlay } from "@/ui/loading-overlay.tsx";
import type { Journey } from "./journeys.ts";
import { ProviderOverlay } from "./provider-overlay.tsx";

type Go = () => Promise<unknown>;
interface Departure {
  journey: Journey;
  go: Go;
}
type Depart = (journey: Journey, go: Go) => void;

const DepartContext = createContext<Depart>((_journey, go) => void go());

/** For what is no link: shows the overlay of a journey, then goes. */
export const useDepart = () => use(DepartContext);

const wantsNoMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The link that a click follows in this tab; null for clicks that open another one, and for all that is no link. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) return null;
  return link.origin === window.location.origin ? link : null;
}

function useDeparture() {
  const [departure, setDeparture] = useState<Departure | null>(null);
  const isOnTheWay = useRef(false);
  const depart = useCallback<Depart>((journey, go) => {
    if (isOnTheWay.current) return;
    if (wantsNoMotion()) return void go();
    isOnTheWay.current = true;
    setDeparture({ journey, go });
  }, []);
  const stay = () => {
    isOnTheWay.current = false;
    setDeparture(null);
  };
  return { departure, isOnTheWay, depart, stay };
}

export interface DeparturesProps {
  /** What is shown on the way from one address to another; null: nothing. */
  journeyOf: (from: URL, to: URL) => Journey | null;
  children: ReactNode;
}

/**
 * Shows an overlay between a tap on a link in it and the next screen, and loads that meanwhile. The links stay real
 * ones: only plain clicks are held up. Esc and "voltar" call it off.
 */
export function Departures({ journeyOf, children }: DeparturesProps) {
  const router = useRouter();
  const area = useRef<HTMLDivElement>(null);
  const { departure, isOnTheWay, depart, stay } = useDeparture();

  const holdUp = useEffectEvent((event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    const to = new URL(link.href);
    const journey = journeyOf(new URL(window.location.href), to);
    if (!isOnTheWay.current && (!journey || wantsNoMotion())) return;
    event.preventDefault();
    if (!journey || isOnTheWay.current) return;
    const href = to.pathname + to.search + to.hash;
    void router.preloadRoute({ to: to.pathname, href });
    depart(journey, () => router.navigate({ href }));
  });
  useEffect(() => {
    const element = area.current;
    const listen = (event: MouseEvent) => holdUp(event);
    element?.addEventListener("click", listen, { capture: true });
    return () => element?.removeEventListener("click", listen, { capture: true });
  }, []);

  return (
    <DepartContext value={depart}>
      <div ref={area} className="contents">
        {children}
      </div>
      {departure && <OnTheWay {...departure} onStay={stay} />}
    </DepartContext>
  );
}

function OnTheWay({ journey, go, onStay }: Departure & { onStay: () => void }) {
  const isGoing = useRef(false);
  const stay = useEffectEvent(onStay);
  useEffect(() => {
    const callOff = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isGoing.current) stay();
    };
    document.addEventListener("keydown", callOff);
    return () => document.removeEventListener("keydown", callOff);
  }, []);
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== "BACK" || isGoing.current) return false;
      onStay();
      return true;
    },
  });
  const arrive = useCallback(() => {
    if (isGoing.current) return;
    isGoing.current = true;
    void go().finally(() => stay());
  }, [go]);

  if (journey.kind === "provider") return <ProviderOverlay {...journey} onOver={arrive} />;
  return <PlainOverlay {...journey} onOver={arrive} />;
}

type PlainJourney = Extract<Journey, { kind: "plain" }>;

function PlainOverlay({ title, messages, ms, overlayMs = ms, onOver }: PlainJourney & { onOver: () => void }) {
  useEffect(() => {
    const overlay = openOverlay(
      <LoadingOverlay
        open
        title={title}
        messages={messages}
        messageMs={overlayMs / messages.length}
        durationMs={overlayMs}
      />,
    );
    let isOver = false;
    const end = setTimeout(() => {
      isOver = true;
      onOver();
      setTimeout(overlay.close, overlayMs - ms);
    }, ms);
    return () => {
      clearTimeout(end);
      if (!isOver) overlay.close();
    };
  }, [title, messages, ms, overlayMs, onOver]);
  return null;
}

/** Apart from the screen that opens it, because it stays longer than that. */
function openOverlay(overlay: ReactNode): { close: () => void } {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  root.render(overlay);
  const close = () => {
    root.unmount();
    host.remove();
  };
  return { close };
}
