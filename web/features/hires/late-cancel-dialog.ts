import { late } from "@/lib/late.tsx";

export const LateCancelDialog = late(async () => (await import("./cancel-dialog.tsx")).CancelDialog);
