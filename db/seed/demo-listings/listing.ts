import type { DemoPicture } from "../demo-pictures.ts";

/** A listing of the demonstration data; `ownerKey` refers to `DEMO_PEOPLE`, the age counts back from the time of seeding. */
export interface DemoListingText {
  ownerKey: string;
  title: string;
  description: string;
  priceCents: number;
  condition: "new" | "used" | "refurbished";
  neighborhood: string | null;
  /** A municipality's name. */
  city: string;
  isNegotiable: boolean;
  /** Which of the owner's contacts are shown. */
  contact: "both" | "whatsapp" | "phone" | "none";
  ageMinutes: number;
  /** The first is the primary one. */
  pictures: readonly DemoPicture[];
}
