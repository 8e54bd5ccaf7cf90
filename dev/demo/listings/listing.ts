/** A demo listing. `ownerKey` refers to `DEMO_PEOPLE`, and the age counts back from the time of seeding. */
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
  /** Which of the owner's contacts the listing shows. */
  contact: "both" | "whatsapp" | "phone" | "none";
  ageMinutes: number;
  /** Files in dev/demo/pictures/photos, named thing-colour-scene[-view]. The first is the primary picture. */
  pictures: readonly string[];
}
