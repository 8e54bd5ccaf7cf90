import { desc, eq, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { fromJson, orNull, parsedBy } from "#db/rows.ts";
import {
  cities,
  independentRatings,
  marketplaceListingImages,
  marketplaceListings,
  profiles,
  ratings,
  serviceRequests,
} from "#db/schema/index.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import { CLOSED_ACCOUNT } from "../../shared/names.ts";
import {
  CONTRACT_RATING_LISTS,
  countRows,
  FREE_RATING_LISTS,
  LISTING_LISTS,
  type PeoplesRows,
  REQUEST_LISTS,
  type Search,
  selectIds,
  selectMatches,
} from "./queries-search.ts";
import { PAGE_SIZE } from "./rules.ts";
import { adminRating } from "./schemas.ts";

type Filter = keyof typeof REQUEST_LISTS;

/** Cross joins follow, because they keep SQLite from starting with the other table. */
const pageIds = (list: PeoplesRows, search: Search) =>
  sql`(${selectIds(list, search, rowsFor(PAGE_SIZE))}) bounded_page`;
const newestFirst = desc(sql`bounded_page.id`);
const owner = { ownerName: profiles.name, ownerEmail: profiles.email };

const photosOfRequest = sql`(select json_group_array(url) from (
  select url from service_request_images where service_request_id = ${serviceRequests.id}
  order by display_order) bounded_photos)`.mapWith(fromJson(z.array(z.string())));

/** Requests of all people, newest first. */
export function listRequests(db: Database, filter: Filter, search: Search) {
  const list = REQUEST_LISTS[filter];
  return batchOf(db, {
    rows: db
      .select({
        id: serviceRequests.id,
        ownerId: serviceRequests.createdBy,
        ...owner,
        hiddenBecause: serviceRequests.hiddenBecause,
        createdAt: serviceRequests.createdAt,
        serviceType: serviceRequests.serviceType,
        urgency: serviceRequests.urgency,
        description: serviceRequests.description,
        location: serviceRequests.location,
        contactName: serviceRequests.contactName,
        contactPhone: serviceRequests.contactPhone,
        expiresAt: serviceRequests.expiresAt,
        interestCount: serviceRequests.interestCount,
        photos: photosOfRequest,
      })
      .from(pageIds(list, search))
      .crossJoin(serviceRequests)
      .innerJoin(profiles, eq(profiles.id, serviceRequests.createdBy))
      .where(sql`${serviceRequests.id} = bounded_page.id`)
      .orderBy(newestFirst),
    matches: selectMatches(db, list, search, "requests"),
  });
}

/** Classifieds of all people, newest first. */
export function listListings(db: Database, filter: Filter, search: Search) {
  const list = LISTING_LISTS[filter];
  const image = orNull(
    sql`(select url from ${marketplaceListingImages}
    where listing_id = ${marketplaceListings.id} and is_primary = 1)`.mapWith(String),
  );
  return batchOf(db, {
    rows: db
      .select({
        id: marketplaceListings.id,
        ownerId: marketplaceListings.userId,
        ...owner,
        hiddenBecause: marketplaceListings.hiddenBecause,
        createdAt: marketplaceListings.createdAt,
        title: marketplaceListings.title,
        priceCents: marketplaceListings.priceCents,
        cityName: cities.name,
        imageUrl: image,
        isActive: sql`${marketplaceListings.status} = 'active'`.mapWith(Boolean),
        isSold: sql`${marketplaceListings.soldAt} is not null`.mapWith(Boolean),
      })
      .from(pageIds(list, search))
      .crossJoin(marketplaceListings)
      .innerJoin(profiles, eq(profiles.id, marketplaceListings.userId))
      .innerJoin(cities, eq(cities.id, marketplaceListings.cityId))
      .where(sql`${marketplaceListings.id} = bounded_page.id`)
      .orderBy(newestFirst),
    matches: selectMatches(db, list, search, "listings"),
  });
}

const RATINGS = { contract: ratings, free: independentRatings } as const;

/** @param ids a query for the ids of a page */
export function selectRatings(db: Database, kind: keyof typeof RATINGS, ids: SQL) {
  const table = RATINGS[kind];
  return db
    .select({
      id: table.id,
      ownerId: table.evaluatorId,
      ownerName: sql`coalesce(${profiles.name}, ${CLOSED_ACCOUNT})`.mapWith(String).as("owner_name"),
      ownerEmail: sql`coalesce(${profiles.email}, '')`.mapWith(String).as("owner_email"),
      hiddenBecause: table.hiddenBecause,
      createdAt: table.createdAt,
      kind: sql`${kind}`.mapWith(parsedBy(adminRating.shape.kind)).as("kind"),
      evaluatedId: table.evaluatedId,
      evaluatedName:
        sql`coalesce((select name from profiles rated where rated.id = ${table.evaluatedId}), ${CLOSED_ACCOUNT})`
          .mapWith(String)
          .as("rated"),
      stars: table.stars,
      comment: table.comment,
      reply: table.reply,
    })
    .from(sql`(${ids}) bounded_page`)
    .crossJoin(table)
    .leftJoin(profiles, eq(profiles.id, table.evaluatorId))
    .where(sql`${table.id} = bounded_page.id`);
}

/** Ratings of both kinds by whom the text finds, newest first. They are ordered by their first column, the id. */
export function listRatings(db: Database, filter: Filter, search: Search) {
  const { ways, before } = search;
  return batchOf(db, {
    rows: unionAll(
      selectRatings(db, "contract", selectIds(CONTRACT_RATING_LISTS[filter], search, rowsFor(PAGE_SIZE))),
      selectRatings(db, "free", selectIds(FREE_RATING_LISTS[filter], search, rowsFor(PAGE_SIZE))),
    )
      .orderBy(sql`1 desc`)
      .limit(rowsFor(PAGE_SIZE)),
    matches:
      before === null
        ? [countRows(db, CONTRACT_RATING_LISTS[filter], ways), countRows(db, FREE_RATING_LISTS[filter], ways)]
        : [],
  });
}
