import { late } from "@/lib/late.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";

// Most cards are of other people, or have no such step.
const pending = <Skeleton className="h-11 w-44" />;
export const OwnStep = late(async () => (await import("./own-step.tsx")).OwnStep, { pending });
export const HiredChoice = late(async () => (await import("./own-step.tsx")).HiredChoice, { pending });
