import { z } from "zod";
import { countedByCall, publicProcedure, router, userMutation, userProcedure } from "../../trpc/init.ts";
import { countPublic, listOwnListings, readListing, searchPublic } from "./read-listings.ts";
import { EDIT_LIMIT, PUBLISH_CALLS_LIMIT, PUBLISH_LIMITS } from "./rules.ts";
import {
  createListingInput,
  listingCount,
  listingDetail,
  listingFilter,
  listingIdInput,
  listingPage,
  ownListing,
  photoInput,
  searchListingsInput,
  updateListingInput,
} from "./schemas.ts";
import {
  choosePrimaryPhoto,
  createListing,
  deleteListing,
  deleteListingPhoto,
  renewListing,
  updateListing,
} from "./write-listings.ts";

export const listingsRouter = router({
  search: publicProcedure
    .input(searchListingsInput)
    .output(listingPage)
    .query(({ ctx, input }) => searchPublic(ctx.db, input, ctx.now)),
  count: publicProcedure
    .input(listingFilter)
    .output(listingCount)
    .query(({ ctx, input }) => countPublic(ctx.db, input, ctx.now)),
  byId: publicProcedure
    .input(listingIdInput)
    .output(listingDetail)
    .query(({ ctx, input }) => readListing(ctx, input.id)),
  mine: userProcedure.output(z.array(ownListing)).query(({ ctx }) => listOwnListings(ctx)),
  create: userMutation(PUBLISH_CALLS_LIMIT, ...PUBLISH_LIMITS.map(countedByCall))
    .input(createListingInput)
    .mutation(({ ctx, input }) => createListing(ctx, input)),
  update: userMutation(EDIT_LIMIT)
    .input(updateListingInput)
    .mutation(({ ctx, input }) => updateListing(ctx, input.id, input.changes)),
  renew: userMutation(EDIT_LIMIT)
    .input(listingIdInput)
    .mutation(({ ctx, input }) => renewListing(ctx, input.id)),
  delete: userMutation(EDIT_LIMIT)
    .input(listingIdInput)
    .mutation(({ ctx, input }) => deleteListing(ctx, input.id)),
  deletePhoto: userMutation(EDIT_LIMIT)
    .input(photoInput)
    .mutation(({ ctx, input }) => deleteListingPhoto(ctx, input)),
  setPrimaryPhoto: userMutation(EDIT_LIMIT)
    .input(photoInput)
    .mutation(({ ctx, input }) => choosePrimaryPhoto(ctx, input)),
});
