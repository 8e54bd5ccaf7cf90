import { late } from "@/lib/late.tsx";

/** For screens that rarely show something hidden. */
export const LateHiddenNotice = late(async () => (await import("./hidden-notice.tsx")).HiddenNotice);
