import { late } from "@/lib/late.tsx";
import type { DrawingProps } from "./drawing-parts.tsx";
import { inPlace } from "./late-error-drawing.tsx";

// The drawings of empty states. First screens rarely show them, so their code loads when they appear.
export const BrickWall = late<DrawingProps>(
  async () => (await import("./illustrations-wall.tsx")).BrickWall,
  inPlace(176),
);
export const Door = late<DrawingProps>(async () => (await import("./illustrations-site.tsx")).Door, inPlace(190));
export const FloorPlan = late<DrawingProps>(
  async () => (await import("./illustration-plan.tsx")).FloorPlan,
  inPlace(190),
);
export const HouseSection = late<DrawingProps>(
  async () => (await import("../house-section.tsx")).HouseSection,
  inPlace(170),
);
export const TapeMeasure = late<DrawingProps>(
  async () => (await import("./illustrations-site.tsx")).TapeMeasure,
  inPlace(160),
);
export const Trowel = late<DrawingProps>(async () => (await import("./illustrations-site.tsx")).Trowel, inPlace(180));
export const Helmet = late<DrawingProps>(async () => (await import("./illustration-helmet.tsx")).Helmet, inPlace(180));
