import { late } from "@/lib/late.tsx";

export const LateOffer = late(async () => (await import("./offer-dialog.tsx")).OfferDialog);
