import { z } from "zod";
import { publicProcedure, router, userProcedure } from "../../trpc/init.ts";
import { countPublic, listOwnListings, readListing, searchPublic } from "./read-listings.ts";
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
  create: userProcedure.input(createListingInput).mutation(({ ctx, input }) => createListing(ctx, input)),
  update: userProcedure
    .input(updateListingInput)
    .mutation(({ ctx, input }) => updateListing(ctx, input.id, input.changes)),
  renew: userProcedure.input(listingIdInput).mutation(({ ctx, input }) => renewListing(ctx, input.id)),
  delete: userProcedure.input(listingIdInput).mutation(({ ctx, input }) => deleteListing(ctx, input.id)),
  deletePhoto: userProcedure.input(photoInput).mutation(({ ctx, input }) => deleteListingPhoto(ctx, input)),
  setPrimaryPhoto: userProcedure.input(photoInput).mutation(({ ctx, input }) => choosePrimaryPhoto(ctx, input)),
});
