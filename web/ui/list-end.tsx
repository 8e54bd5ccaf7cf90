import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button.tsx";

/** How far below the window the end of a list may be when the next page is asked for. */
const NEAR = "900px";

export interface ListEndProps {
  /** An infinite query that has loaded. */
  list: {
    hasNextPage: boolean;
    isPlaceholderData: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  texts: {
    end: string;
    moreFailed: string;
    retry: string;
    /** Shows a button for the keyboard. */
    more?: string;
  };
  /** Entries on their way. */
  pending: ReactNode;
}

/** The end of an endless list: the next page comes by itself when the end is near, and by a button when that failed. */
export function ListEnd({ list, texts, pending }: ListEndProps) {
  const { hasNextPage, isPlaceholderData, isFetchingNextPage, isFetchNextPageError: hasFailed, fetchNextPage } = list;
  if (isFetchingNextPage) return pending;
  if (!hasNextPage || isPlaceholderData) return <p className="py-8 text-center text-ink-soft">{texts.end}</p>;
  const label = hasFailed ? texts.retry : texts.more;
  return (
    <>
      {!hasFailed && <NearMark onNear={fetchNextPage} />}
      {label && (
        <div className="flex flex-col items-center gap-3 py-6 text-center">
          {hasFailed && (
            <p role="alert" className="text-ink-soft">
              {texts.moreFailed}
            </p>
          )}
          <Button variant="outline" onClick={() => void fetchNextPage()}>
            {label}
          </Button>
        </div>
      )}
    </>
  );
}

/** Calls when its place comes near the window, as long as it is on the page. */
function NearMark({ onNear }: { onNear: () => unknown }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: NEAR });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={mark} aria-hidden />;
}
