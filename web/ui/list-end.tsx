import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button.tsx";

/** The next page loads when the end of the list is within this distance of the window. */
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
    /** If set, there is also a button, for keyboard users. */
    more?: string;
  };
  /** Shown while the next page loads. */
  pending: ReactNode;
}

/** End of an infinite list. Loads the next page when the end is near; if that fails, shows a retry button. */
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

/** Calls `onNear` whenever it comes near the window. */
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
