import type { ComponentProps, ReactNode } from "react";
import { LIST_END } from "@/lib/messages.ts";
import { onPlainClick } from "@/lib/plain-click.ts";
import { buttonClass } from "../button.tsx";
import { VisibilitySentinel } from "../visibility-sentinel.tsx";
import { MoreButton, type MoreButtonProps } from "./more-button.tsx";

/** The next page loads when the end of the list is within this distance of the window. */
const NEAR = "900px";

export interface ListEndProps {
  list: MoreButtonProps["list"] & { isPlaceholderData: boolean };
  /** Shown while the next page loads. */
  pending: ReactNode;
  /** Renders a link to the next page instead of a button, for people and crawlers without scripts. */
  link?: (props: MoreLinkProps) => ReactNode;
}

type MoreLinkProps = Pick<ComponentProps<"a">, "className" | "children" | "onClick">;

/** End of an endless list. Loads the next page when the end is near, and shows a button, also if that fails. */
export function ListEnd({ list, pending, link }: ListEndProps) {
  const { hasNextPage, isPlaceholderData, isFetchingNextPage, isFetchNextPageError: hasFailed, fetchNextPage } = list;
  if (isFetchingNextPage) return pending;
  if (!hasNextPage || isPlaceholderData) return <p className="py-8 text-center text-ink-soft">{LIST_END.end}</p>;
  const load = onPlainClick(() => void fetchNextPage());
  const linked = link?.({ className: buttonClass({ variant: "outline" }), children: LIST_END.more, onClick: load });
  return (
    <>
      {!hasFailed && <VisibilitySentinel onNear={fetchNextPage} within={NEAR} />}
      <div className="flex flex-col items-center pt-3 pb-6">
        {linked && !hasFailed ? <div className="mt-3">{linked}</div> : <MoreButton list={list} />}
      </div>
    </>
  );
}
