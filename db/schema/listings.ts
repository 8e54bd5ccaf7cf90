import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ofUser } from "./accounts.ts";
import { createdAt, flag, hiddenBecause, id, instant } from "./columns.ts";

export const states = sqliteTable("states", { id: text("id").primaryKey(), name: text("name").notNull() });

/** `id` is the municipality's IBGE code. */
export const cities = sqliteTable(
  "cities",
  {
    id: integer("id").primaryKey(),
    name: text("name").notNull(),
    stateId: text("state_id")
      .notNull()
      .references(() => states.id),
  },
  (t) => [uniqueIndex("cities_state_name").on(t.stateId, t.name)],
);

export const marketplaceCategories = sqliteTable("marketplace_categories", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  slug: text("slug").notNull().unique(),
  isActive: flag("is_active").notNull().default(true),
  displayOrder: integer("display_order").notNull(),
});

export const marketplaceListings = sqliteTable(
  "marketplace_listings",
  {
    /** Row id in order of publication, because full-text search stays fast only in this order. */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** Searched in place of title and description, which have contacts; null if they have none (`maskedText`). */
    maskedText: text("masked_text"),
    priceCents: integer("price_cents").notNull(),
    categoryId: integer("category_id")
      .notNull()
      .references(() => marketplaceCategories.id),
    condition: text("condition", { enum: ["new", "used", "refurbished"] })
      .notNull()
      .default("new"),
    neighborhood: text("neighborhood"),
    zipCode: text("zip_code"),
    showPhone: flag("show_phone").notNull().default(true),
    showWhatsapp: flag("show_whatsapp").notNull().default(true),
    priceNegotiable: flag("price_negotiable").notNull().default(true),
    /** The seller would take something else in exchange. */
    acceptsSwap: flag("accepts_swap").notNull().default(false),
    userId: ofUser("user_id"),
    cityId: integer("city_id")
      .notNull()
      .references(() => cities.id),
    stateId: text("state_id")
      .notNull()
      .references(() => states.id),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    status: text("status", { enum: ["active", "inactive"] })
      .notNull()
      .default("active"),
    /** When the owner marked it as sold; it is inactive since. */
    soldAt: instant("sold_at"),
    hiddenBecause: hiddenBecause(),
    /** Of its page by others, each address once a day. */
    views: integer("views").notNull().default(0),
    /** Created by the browser for each filled-in form, so that a retry after a lost response does not publish twice. */
    submissionId: text("submission_id").$defaultFn(() => crypto.randomUUID()),
  },
  (t) => [
    unique("marketplace_listings_submission").on(t.userId, t.submissionId),
    check("marketplace_listings_price", sql`${t.priceCents} >= 0`),
    check("marketplace_listings_condition", sql`${t.condition} in ('new', 'used', 'refurbished')`),
    check("marketplace_listings_status", sql`${t.status} in ('active', 'inactive')`),
    index("marketplace_listings_newest").on(t.status, t.seq),
    index("marketplace_listings_category").on(t.status, t.categoryId, t.seq),
    index("marketplace_listings_city").on(t.status, t.cityId, t.seq),
    index("marketplace_listings_price_order").on(t.status, t.priceCents, t.seq),
    index("marketplace_listings_category_price").on(t.status, t.categoryId, t.priceCents, t.seq),
    index("marketplace_listings_category_city").on(t.status, t.categoryId, t.cityId, t.seq),
    index("marketplace_listings_city_price").on(t.status, t.cityId, t.priceCents, t.seq),
    index("marketplace_listings_category_city_price").on(t.status, t.categoryId, t.cityId, t.priceCents, t.seq),
    index("marketplace_listings_created").on(t.createdAt, t.seq),
    index("marketplace_listings_hidden").on(t.id).where(sql`${t.hiddenBecause} is not null`),
    index("marketplace_listings_own").on(t.userId, t.seq),
    index("marketplace_listings_expiry_job").on(t.status, t.expiresAt),
  ],
);

/** Words of titles, through which a search finds those that sound alike and those that are only begun. */
export const listingWords = sqliteTable(
  "listing_words",
  {
    /** Folded. */
    word: text("word").primaryKey(),
    /** The same for all forms and spellings of a word (`keyOf` in src/shared/search/words.ts). */
    key: text("key").notNull(),
  },
  (t) => [index("listing_words_key").on(t.key)],
);

export const marketplaceListingImages = sqliteTable(
  "marketplace_listing_images",
  {
    id: id(),
    listingId: text("listing_id")
      .notNull()
      .references(() => marketplaceListings.id, { onDelete: "cascade" }),
    /** Path of the display size, `/img/…`. The thumbnail's path is derived from it (src/shared/image-urls.ts). */
    url: text("url").notNull(),
    isPrimary: flag("is_primary").notNull().default(false),
    displayOrder: integer("display_order").notNull(),
    /** Where its owner put it since; null if they left the order alone. The unique order above cannot be permuted. */
    place: integer("place"),
  },
  (t) => [
    check("marketplace_listing_images_max", sql`${t.displayOrder} between 0 and 7`),
    unique("marketplace_listing_images_order").on(t.listingId, t.displayOrder),
    uniqueIndex("marketplace_listing_images_primary").on(t.listingId).where(sql`${t.isPrimary} = 1`),
  ],
);

/** Listings that people keep an eye on. */
export const listingFavorites = sqliteTable(
  "listing_favorites",
  {
    userId: ofUser("user_id"),
    listingId: text("listing_id")
      .notNull()
      .references(() => marketplaceListings.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index("listing_favorites_newest").on(t.userId, t.createdAt, t.listingId),
    index("listing_favorites_listing").on(t.listingId),
  ],
);

/** Prices that a listing had before, for its owner. */
export const listingFormerPrices = sqliteTable(
  "listing_former_prices",
  {
    listingId: text("listing_id")
      .notNull()
      .references(() => marketplaceListings.id, { onDelete: "cascade" }),
    priceCents: integer("price_cents").notNull(),
    /** When another price replaced it. */
    endedAt: instant("ended_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.endedAt] })],
);

/** Questions under listings, and the answers of their sellers. */
export const listingComments = sqliteTable(
  "listing_comments",
  {
    id: id(),
    listingId: text("listing_id")
      .notNull()
      .references(() => marketplaceListings.id, { onDelete: "cascade" }),
    authorId: ofUser("author_id"),
    /** The question; null if this is one. */
    answerTo: text("answer_to").references((): AnySQLiteColumn => listingComments.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    createdAt: createdAt(),
    hiddenBecause: hiddenBecause(),
  },
  (t) => [
    unique("listing_comments_one_answer").on(t.answerTo),
    index("listing_comments_newest").on(t.listingId, t.answerTo, t.id),
    index("listing_comments_author").on(t.authorId, t.id),
  ],
);

/** Prices of the active listings of a category. A job rewrites the rows. */
export const categoryPrices = sqliteTable("category_prices", {
  categoryId: integer("category_id")
    .primaryKey()
    .references(() => marketplaceCategories.id, { onDelete: "cascade" }),
  medianCents: integer("median_cents").notNull(),
  /** Listings that the median is of. */
  cases: integer("cases").notNull(),
});

/** Searches of which people want to know new listings. Values that leave a search open are stored as such, for the index. */
export const savedSearches = sqliteTable(
  "saved_searches",
  {
    id: id(),
    userId: ofUser("user_id"),
    name: text("name").notNull(),
    /** The list with these filters. Equal searches have equal paths. */
    path: text("path").notNull(),
    text: text("text").notNull(),
    /** The same for all ways to write a text (`searchKey`); blank for none. */
    textKey: text("text_key").notNull().default(""),
    /** Slug; blank for all. */
    category: text("category").notNull(),
    /** 0 for all. */
    cityId: integer("city_id").notNull(),
    minPriceCents: integer("min_price_cents").notNull(),
    maxPriceCents: integer("max_price_cents").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("saved_searches_path").on(t.userId, t.path),
    index("saved_searches_place").on(t.category, t.cityId, t.id),
    index("saved_searches_text").on(t.textKey, t.userId),
  ],
);

/** How people who saved a search want to be told of listings by mail. A person's first search makes the row. */
export const savedSearchSettings = sqliteTable(
  "saved_search_settings",
  {
    userId: ofUser("user_id").primaryKey(),
    byMail: text("by_mail", { enum: ["at_once", "digest", "never"] })
      .notNull()
      .default("digest"),
    /** In the link with which mails can be stopped. */
    stopKey: text("stop_key").notNull().unique().default(sql`(lower(hex(randomblob(16))))`),
  },
  (t) => [check("saved_search_settings_by_mail", sql`${t.byMail} in ('at_once', 'digest', 'never')`)],
);

/** Of which listings people were told. */
export const savedSearchMatches = sqliteTable(
  "saved_search_matches",
  {
    searchId: text("search_id")
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    listingId: text("listing_id")
      .notNull()
      .references(() => marketplaceListings.id, { onDelete: "cascade" }),
    /** Which delivery told them. */
    telling: text("telling").notNull(),
    /** Earliest time of the next attempt to tell by mail, as in `requestAlerts`; null when it is done or not wanted. */
    mailDueAt: instant("mail_due_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.listingId] }),
    index("saved_search_matches_listing").on(t.listingId, t.telling),
    index("saved_search_matches_mail").on(t.mailDueAt).where(sql`${t.mailDueAt} is not null`),
    index("saved_search_matches_waiting").on(t.searchId).where(sql`${t.mailDueAt} is not null`),
    index("saved_search_matches_sweep").on(t.createdAt),
  ],
);
