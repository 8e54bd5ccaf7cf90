import { LIST_END, RETRY } from "@/lib/messages.ts";
import { Button, Of } from "../button.tsx";
import { cx } from "../cx.ts";

export interface MoreButtonProps {
  /** An infinite query that has loaded. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** What the list has, for screen readers, where a screen has several lists. */
  of?: string;
  className?: string;
}

/** Loads the next page of a list when it is asked for, and says so if that fails. */
export function MoreButton({ list, of, className = "mt-3" }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError: hasFailed, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <div className={cx("flex flex-col items-center gap-3 text-center", className)}>
      {hasFailed && (
        <p role="alert" className="text-ink-soft">
          {LIST_END.failed}
        </p>
      )}
      <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {hasFailed ? RETRY : LIST_END.more}
        {of && <Of>{of}</Of>}
      </Button>
    </div>
  );
}
