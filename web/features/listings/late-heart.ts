import { late } from "@/lib/late.tsx";

export const LateHeart = late(async () => (await import("./heart.tsx")).Heart);
