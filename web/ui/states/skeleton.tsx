import type { ReactNode } from "react";
import { cx } from "../cx.ts";

/** Placeholder block; give it height and width, and `round` for avatars. Decorative, so wrap it in SkeletonGroup. */
export function Skeleton({ className, round }: { className: string; round?: boolean | undefined }) {
  return <span aria-hidden className={cx("shimmer block", round ? "rounded-full" : "rounded-sm", className)} />;
}

/** Placeholder for lines of text; the last one is shorter. */
export function SkeletonText({ lines = 2, className }: { lines?: number | undefined; className?: string | undefined }) {
  return (
    <span aria-hidden className={cx("block space-y-2", className)}>
      {Array.from({ length: lines }, (_, i) => i + 1).map((line) => (
        <Skeleton key={line} className={line === lines && lines > 1 ? "h-4 w-3/5" : "h-4 w-full"} />
      ))}
    </span>
  );
}

/** Announces once that content is loading, e.g. "Carregando profissionais..."; its children are the skeletons. */
export function SkeletonGroup({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

/** Placeholder for a card in a list: avatar or thumbnail, title and two lines of text. */
export function SkeletonCard({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden className={cx("rounded-card border border-concrete-200 bg-white p-4 md:p-6", className)}>
      <div className="flex items-center gap-3">
        <Skeleton round className="size-12 shrink-0" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3.5 w-2/5" />
        </div>
      </div>
      <SkeletonText lines={2} className="mt-4" />
    </div>
  );
}

/** Placeholder for a form field with its label; `height` is a class for the control. */
export function FieldSkeleton({ height }: { height: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <Skeleton className="my-0.5 h-5 w-32" />
      <Skeleton className={`w-full rounded-control ${height}`} />
    </div>
  );
}
