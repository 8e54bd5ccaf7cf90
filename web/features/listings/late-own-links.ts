import { late } from "@/lib/late.tsx";

// For signed-in people.
export const LateOwnLinks = late(async () => (await import("./own-links.tsx")).OwnLinks);
export const LatePhoneLinks = late(async () => (await import("./own-links.tsx")).PhoneLinks);
export const LatePublishAtTheThumb = late(async () => (await import("./own-links.tsx")).PublishAtTheThumb);

export const LateAnnounced = late(async () => (await import("./announced.tsx")).Announced);

/** For visitors too, in a search. */
export const LateSaveSearch = late(async () => (await import("./save-search.tsx")).SaveSearch);
