import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ofUser } from "./accounts.ts";
import { createdAt, flag, hiddenBecause, instant, stringList } from "./columns.ts";

export const profiles = sqliteTable(
  "profiles",
  {
    id: ofUser("id").primaryKey(),
    name: text("name").notNull(),
    /** The folded name (`nameKey` in src/platform/database/fold.ts), written together with the name. */
    nameKey: text("name_key").notNull().default(""),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    /** When the person proved by a code that they have this WhatsApp; null if they did not, or changed it since. */
    phoneConfirmedAt: instant("phone_confirmed_at"),
    avatarUrl: text("avatar_url"),
    nameSlug: text("name_slug").notNull().unique(),
    isAdmin: flag("is_admin").notNull().default(false),
    /** Only `refreshPremium` (src/features/billing) writes the four columns of premium. This one may lag by a minute. */
    isPremium: flag("is_premium").notNull().default(false),
    /** The end of premium. */
    premiumUntil: instant("premium_until"),
    premiumActivatedAt: instant("premium_activated_at"),
    premiumDeactivatedAt: instant("premium_deactivated_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("profiles_confirmed_phone").on(t.phone).where(sql`${t.phoneConfirmedAt} is not null`),
    index("profiles_created").on(t.createdAt),
    index("profiles_premium_end").on(t.premiumUntil).where(sql`${t.isPremium} = 1`),
    index("profiles_premium").on(t.id).where(sql`${t.isPremium} = 1`),
    index("profiles_admins").on(t.id).where(sql`${t.isAdmin} = 1`),
  ],
);

/**
 * What admins search people by. Only src/features/profiles/statements.ts writes this table and `person_fts`, the
 * full-text index of its words.
 */
export const personEntries = sqliteTable("person_entries", {
  /** In order of sign-up, because full-text search stays fast only in this order; rowid of the words in `person_fts`. */
  position: integer("position").primaryKey({ autoIncrement: true }),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => profiles.id, { onDelete: "cascade" }),
  /** Folded name, e-mail and phone, with two spaces before each word. */
  words: text("words").notNull(),
});

/** Former slugs of profiles; /cartao redirects from them. */
export const profileFormerSlugs = sqliteTable(
  "profile_former_slugs",
  {
    slug: text("slug").primaryKey(),
    profileId: text("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [index("profile_former_slugs_profile").on(t.profileId)],
);

const ratingAverage = () => ({
  averageRating: real("average_rating").notNull().default(0),
  totalRatings: integer("total_ratings").notNull().default(0),
});

/** When the person dismissed the first steps of this role's panel. */
const firstStepsDismissedAt = () => instant("first_steps_dismissed_at");

export const cliente = sqliteTable("cliente", {
  id: ofUser("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  isPremium: flag("is_premium").notNull().default(false),
  firstStepsDismissedAt: firstStepsDismissedAt(),
  ...ratingAverage(),
  createdAt: createdAt(),
});

export const professionalProfiles = sqliteTable(
  "professional_profiles",
  {
    userId: ofUser("user_id").primaryKey(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull().default(""),
    /** Folded words of profession, specialties and regions. The directory searches them besides the name. */
    cardWords: text("card_words").notNull().default(""),
    email: text("email").notNull(),
    whatsapp: text("whatsapp").notNull(),
    profession: text("profession"),
    professionalProfile: text("professional_profile", {
      enum: ["operacional", "tecnico", "gerencial", "comercial", "lideranca", "analista", "empreendedor"],
    }),
    specialties: stringList("specialties").notNull().default(sql`'[]'`),
    serviceRegions: stringList("service_regions").notNull().default(sql`'[]'`),
    wholeState: flag("whole_state").notNull().default(false),
    instagram: text("instagram"),
    avatarUrl: text("avatar_url"),
    /** A few sentences about the provider; blank for none. */
    presentation: text("presentation").notNull().default(""),
    yearsOfExperience: integer("years_of_experience"),
    /** Such as "Seg. a sex., 7h às 17h"; blank for none. */
    workingHours: text("working_hours").notNull().default(""),
    /** Last day (YYYY-MM-DD in Campo Grande) on which the provider takes no work; null if available. */
    unavailableUntil: text("unavailable_until"),
    /** When the provider allowed the assistant to send them requests on WhatsApp; null if they do not. */
    assistantConsentAt: instant("assistant_consent_at"),
    /** Of the card, the professional's page and the entry in the directory. */
    hiddenBecause: hiddenBecause(),
    /** Mirrors profiles.is_premium. */
    isPremium: flag("is_premium").notNull().default(false),
    firstStepsDismissedAt: firstStepsDismissedAt(),
    ...ratingAverage(),
    createdAt: createdAt(),
  },
  (t) => [
    check("professional_specialties_max", sql`json_array_length(${t.specialties}) <= 3`),
    check("professional_regions_max", sql`json_array_length(${t.serviceRegions}) <= 3`),
  ],
);

/** Sorts providers by rating, the best first (`ratingRank` in src/features/ratings/statements.ts). */
const rank = () => integer("rank").notNull().default(0);
/** Whether the provider has no premium: all columns of an order ascend, so that a page is one range of its index. */
const isFree = () => flag("is_free").notNull();

/**
 * One row per provider in the directory; a confirmed e-mail is required. Only src/features/networking/statements.ts
 * writes this table, its facets, and `directory_fts`, the full-text index of its words.
 */
export const directoryEntries = sqliteTable("directory_entries", {
  /** Id of the entry, and rowid of its words in `directory_fts`. (It was once its position in the order.) */
  position: integer("position").primaryKey(),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => professionalProfiles.userId, { onDelete: "cascade" }),
  isFree: isFree(),
  nameKey: text("name_key").notNull(),
  rank: rank(),
  /** All searchable text, folded, with two spaces before each word. */
  words: text("words").notNull().default(""),
});

/**
 * The directory in the orders of its pages, once for each combination of filters that matches a provider: specialty ("" for no
 * filter) and region ("" for no filter, "estado" for providers who serve the whole state). Providers choose up to three
 * of each, so they have at most 4 × 4 rows.
 */
export const directoryFacets = sqliteTable(
  "directory_facets",
  {
    specialty: text("specialty").notNull(),
    region: text("region").notNull(),
    isFree: isFree(),
    nameKey: text("name_key").notNull(),
    rank: rank(),
    entry: integer("entry")
      .notNull()
      .references(() => directoryEntries.position, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.specialty, t.region, t.isFree, t.nameKey, t.entry] }),
    index("directory_facets_entry").on(t.entry),
    index("directory_facets_rating").on(t.specialty, t.region, t.isFree, t.rank, t.nameKey, t.entry),
  ],
);
