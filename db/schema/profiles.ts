import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt, flag, instant, stringList } from "./columns.ts";

export const profiles = sqliteTable(
  "profiles",
  {
    id: text("id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    avatarUrl: text("avatar_url"),
    nameSlug: text("name_slug").notNull().unique(),
    isAdmin: flag("is_admin").notNull().default(false),
    isPremium: flag("is_premium").notNull().default(false),
    premiumActivatedAt: instant("premium_activated_at"),
    premiumDeactivatedAt: instant("premium_deactivated_at"),
    createdAt: createdAt(),
  },
  (t) => [index("profiles_email").on(t.email), index("profiles_created").on(t.createdAt)],
);

/** Slugs that a profile had before; /cartao redirects from them. */
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

export const cliente = sqliteTable(
  "cliente",
  {
    id: text("id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    isPremium: flag("is_premium").notNull().default(false),
    ...ratingAverage(),
    createdAt: createdAt(),
  },
  (t) => [index("cliente_rating").on(t.averageRating, t.name)],
);

export const professionalProfiles = sqliteTable(
  "professional_profiles",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
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
    /** Mirrors profiles.is_premium, for the order of the directory. */
    isPremium: flag("is_premium").notNull().default(false),
    ...ratingAverage(),
    createdAt: createdAt(),
  },
  (t) => [
    check("professional_specialties_max", sql`json_array_length(${t.specialties}) <= 3`),
    check("professional_regions_max", sql`json_array_length(${t.serviceRegions}) <= 3`),
    index("professional_rating").on(sql`${t.averageRating} desc`, t.name, t.userId),
  ],
);

/**
 * The directory's order: one row per listed provider (whose e-mail is confirmed), kept by the triggers of migration
 * 0005. Positions ascend as premium first, then name without case and accents; they leave room between neighbours.
 * They exceed 2^53: read them as text. `directory_fts` has the searchable words under the same rowid.
 */
export const directoryEntries = sqliteTable(
  "directory_entries",
  {
    position: integer("position").primaryKey(),
    userId: text("user_id")
      .notNull()
      .unique()
      .references(() => professionalProfiles.userId, { onDelete: "cascade" }),
    isPremium: flag("is_premium").notNull(),
    /** The name folded, for the order. */
    nameKey: text("name_key").notNull(),
  },
  (t) => [index("directory_entries_name").on(t.isPremium, t.nameKey, t.position)],
);
