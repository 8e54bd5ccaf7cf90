import { late } from "@/lib/late.tsx";

/** For the dashboard, where few open the section that shows it. */
export const CollegeProgress = late(async () => (await import("./college-progress.tsx")).CollegeProgress);
