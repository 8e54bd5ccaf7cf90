import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import { listListings, listRatings, listRequests } from "./queries-content.ts";
import { foundPage, searchOf } from "./read-people.ts";
import type { contentInput, listingPage, ratingPage, requestPage } from "./schemas.ts";

type Input = z.infer<typeof contentInput>;

export async function readRequests(ctx: UserContext, input: Input): Promise<z.infer<typeof requestPage>> {
  return foundPage(await listRequests(ctx.db, input.filter, searchOf(input)));
}

export async function readListings(ctx: UserContext, input: Input): Promise<z.infer<typeof listingPage>> {
  return foundPage(await listListings(ctx.db, input.filter, searchOf(input)));
}

export async function readRatings(ctx: UserContext, input: Input): Promise<z.infer<typeof ratingPage>> {
  return foundPage(await listRatings(ctx.db, input.filter, searchOf(input)));
}
