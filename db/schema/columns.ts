import { integer, text } from "drizzle-orm/sqlite-core";

/** Primary key: UUID version 7, so that ids sort by creation time. */
export const id = () => text("id").primaryKey();

/** UTC time in milliseconds since the epoch. */
export const instant = (name: string) => integer(name);

export const createdAt = () => instant("created_at").notNull();

export const flag = (name: string) => integer(name, { mode: "boolean" });

/**
 * Why nobody but the owner and admins sees it: a decision about this item, or a block of its owner. Null if it is visible.
 * Only features/moderation writes it.
 */
export const hiddenBecause = () => text("hidden_because", { enum: ["decision", "block"] });

/** JSON array of strings. */
export const stringList = (name: string) => text(name, { mode: "json" }).$type<string[]>();
