import { late } from "@/lib/late.tsx";
import type { DrawingProps } from "./drawing-parts.tsx";

/** Keeps the drawing's place, 240 units wide, while its code loads. */
export const inPlace = (height: number) => ({
  pending: <svg viewBox={`0 0 240 ${height}`} aria-hidden className="block h-auto w-full" />,
});

/** For ErrorState, which is part of the first chunk. */
export const BrickWallGap = late<DrawingProps>(
  async () => (await import("./illustrations-wall.tsx")).BrickWallGap,
  inPlace(176),
);
