import { LIST_END, RETRY } from "@/lib/messages.ts";
import { Button } from "./button.tsx";

export interface MoreButtonProps {
  /** An infinite query that has loaded. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** Loads the next page of a list when it is asked for, and says so if that fails. */
export function MoreButton({ list }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError: hasFailed, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <div className="mt-3 flex flex-col items-center gap-3 text-center">
      {hasFailed && (
        <p role="alert" className="text-ink-soft">
          {LIST_END.failed}
        </p>
      )}
      <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {hasFailed ? RETRY : LIST_END.more}
      </Button>
    </div>
  );
}
