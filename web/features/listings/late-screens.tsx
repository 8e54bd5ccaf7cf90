import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { lateError } from "@/ui/states/error-state.tsx";
import { ScreenSkeleton } from "@/ui/states/screen-skeleton.tsx";

const inPlace = { pending: <ScreenSkeleton label={LOADING} />, failed: lateError };

// Loaded on demand: most users who browse the list never need these.
export const LateDetail = late(async () => (await import("./detail/detail-screen.tsx")).DetailScreen, {
  ...inPlace,
  isContent: true,
});
export const LatePersonalView = late(async () => (await import("./own/personal-view.tsx")).PersonalView, inPlace);
export const LateSuggestions = late(async () => (await import("./list/search-suggestions.tsx")).SearchSuggestions);
export const LateFilterSheet = late(async () => (await import("./list/filter-sheet.tsx")).FilterSheet);
