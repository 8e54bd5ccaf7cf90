import { late } from "@/lib/late.tsx";

/** ConfirmDialog without its code, for screens that are often opened without confirming anything. */
export const LateConfirmDialog = late(async () => (await import("./confirm-dialog.tsx")).ConfirmDialog);
