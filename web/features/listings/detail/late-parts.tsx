import { late } from "@/lib/late.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";

export const LateOwnerActions = late(async () => (await import("./owner-actions.tsx")).OwnerActions, {
  pending: <Skeleton className="col-span-3 h-11 w-full" />,
  failed: lateError,
});
export const LateHeartButton = late(async () => (await import("../own/heart.tsx")).HeartButton);
export const LateOwnContact = late(async () => (await import("./owner-actions.tsx")).OwnContact);
export const LateFormerPrices = late(async () => (await import("./owner-actions.tsx")).FormerPrices);
export const LateQuestions = late(async () => (await import("./questions.tsx")).Questions);
export const LateOthers = late(async () => (await import("./other-listings.tsx")).OtherListings);
