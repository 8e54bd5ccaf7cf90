import { late } from "@/lib/late.tsx";
import { LATE } from "./messages.ts";

export const LateOffer = late(async () => (await import("./offer-dialog.tsx")).OfferDialog);
export const LATE_OFFER = { failed: LATE.offer, failedText: LATE.failedText };
