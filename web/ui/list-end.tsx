import type { ComponentProps, ReactNode } from "react";
import { LIST_END, RETRY } from "@/lib/messages.ts";
import { onPlainClick } from "@/lib/plain-click.ts";
import { Button, buttonClass } from "./button.tsx";
import { VisibilitySentinel } from "./visibility-sentinel.tsx";

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
  /** Shown while the next page loads. */
  pending: ReactNode;
  /** Renders a link to the next page instead of a button, for people and crawlers without scripts. */
  link?: (props: MoreLinkProps) => ReactNode;
}

export type MoreLinkProps = Pick<ComponentProps<"a">, "className" | "children" | "onClick">;

/** End of an infinite list. Loads the next page when the end is near; if that fails, shows a retry button. */
export function ListEnd({ list, pending, link }: ListEndProps) {
  const { hasNextPage, isPlaceholderData, isFetchingNextPage, isFetchNextPageError: hasFailed, fetchNextPage } = list;
  if (isFetchingNextPage) return pending;
  if (!hasNextPage || isPlaceholderData) return <p className="py-8 text-center text-ink-soft">{LIST_END.end}</p>;
  const label = hasFailed ? RETRY : LIST_END.more;
  const load = () => void fetchNextPage();
  return (
    <>
      {!hasFailed && <VisibilitySentinel onNear={fetchNextPage} within={NEAR} />}
      <div className="flex flex-col items-center gap-3 py-6 text-center">
        {hasFailed && (
          <p role="alert" className="text-ink-soft">
            {LIST_END.failed}
          </p>
        )}
        {link && !hasFailed ? (
          link({ className: buttonClass({ variant: "outline" }), children: label, onClick: onPlainClick(load) })
        ) : (
          <Button variant="outline" onClick={load}>
            {label}
          </Button>
        )}
      </div>
    </>
  );
}
