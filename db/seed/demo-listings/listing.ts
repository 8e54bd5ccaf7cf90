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
  /** Files of dev/demo-pictures/photos, named thing-colour-scene[-view]; the first is the primary picture. */
  pictures: readonly string[];
}
