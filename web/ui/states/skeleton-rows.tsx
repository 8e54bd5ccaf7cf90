import { cx } from "../cx.ts";
import { Skeleton, SkeletonGroup } from "./skeleton.tsx";

interface SkeletonRowsProps {
  label: string;
  rows?: 1 | 2 | 3;
  /** A class for the height of a row. */
  height?: string;
  className?: string;
}

/** Placeholder for a list without cards. */
export function SkeletonRows({ label, rows = 3, height = "h-14", className }: SkeletonRowsProps) {
  return (
    <SkeletonGroup label={label} className={cx("space-y-3", className)}>
      {[1, 2, 3].slice(0, rows).map((row) => (
        <Skeleton key={row} className={cx("w-full", height)} />
      ))}
    </SkeletonGroup>
  );
}
