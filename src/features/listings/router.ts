import { z } from "zod";
import { boundedCount } from "../../shared/bounded-count.ts";
import { limitCalls, publicProcedure, router, userMutation, userProcedure } from "../../trpc/init.ts";
import { answer, ask, readQuestions, removeComment } from "./comments.ts";
import { listFavoriteIds } from "./queries-favorites.ts";
import { saveMailWish } from "./queries-mails.ts";
import { listUsualPrices } from "./queries-prices.ts";
import { deleteSaved } from "./queries-saved.ts";
import {
  countPublic,
  listOthersOfSeller,
  listOwnFavorites,
  listOwnListings,
  listSimilar,
  readAnnounced,
  readListing,
  searchPublic,
} from "./read-listings.ts";
import {
  COMMENT_CALLS_LIMIT,
  EDIT_LIMIT,
  FAVORITE_LIMIT,
  PUBLISH_CALLS_LIMIT,
  PUBLISH_LIMITS,
  QUESTION_LIMITS,
  SAVE_SEARCH_LIMIT,
} from "./rules.ts";
import { readFrequentTexts, readSaved, readSearchMail, saveSearch } from "./saved-searches.ts";
import {
  answerInput,
  askInput,
  createListingInput,
  favoriteListing,
  listingDetail,
  listingFilter,
  listingIdInput,
  listingPage,
  listingSummary,
  ownListing,
  photoInput,
  photoOrderInput,
  questionPage,
  questionsInput,
  savedFilter,
  savedSearch,
  savedSearchId,
  searchListingsInput,
  searchMail,
  setFavoriteInput,
  setSoldInput,
  startInput,
  updateListingInput,
  usualPrice,
} from "./schemas.ts";
import {
  createListing,
  deleteListing,
  deleteListingPhoto,
  renewListing,
  setFavorite,
  setPhotoOrder,
  setSold,
  updateListing,
} from "./write-listings.ts";

export const listingsRouter = router({
  search: publicProcedure
    .input(searchListingsInput)
    .output(listingPage)
    .query(({ ctx, input }) => searchPublic(ctx.db, input, ctx.now)),
  count: publicProcedure
    .input(listingFilter)
    .output(boundedCount)
    .query(({ ctx, input }) => countPublic(ctx.db, input, ctx.now)),
  frequentTexts: publicProcedure
    .input(startInput)
    .output(z.array(z.string()))
    .query(({ ctx, input }) => readFrequentTexts(ctx.db, input.start)),
  byId: publicProcedure
    .input(listingIdInput)
    .output(listingDetail)
    .query(({ ctx, input }) => readListing(ctx, input.id)),
  usualPrices: userProcedure.output(z.array(usualPrice)).query(({ ctx }) => listUsualPrices(ctx.db)),
  mine: userProcedure.output(z.array(ownListing)).query(({ ctx }) => listOwnListings(ctx)),
  othersOfSeller: publicProcedure
    .input(listingIdInput)
    .output(z.array(listingSummary))
    .query(({ ctx, input }) => listOthersOfSeller(ctx.db, input.id, ctx.now)),
  similar: publicProcedure
    .input(listingIdInput)
    .output(z.array(listingSummary))
    .query(({ ctx, input }) => listSimilar(ctx.db, input.id, ctx.now)),
  favorites: userProcedure.output(z.array(favoriteListing)).query(({ ctx }) => listOwnFavorites(ctx)),
  favoriteIds: userProcedure.output(z.array(z.string())).query(({ ctx }) => listFavoriteIds(ctx.db, ctx.user.id)),
  setFavorite: userMutation(FAVORITE_LIMIT)
    .input(setFavoriteInput)
    .mutation(({ ctx, input }) => setFavorite(ctx, input.id, input.favorite)),
  savedSearches: userProcedure.output(z.array(savedSearch)).query(({ ctx }) => readSaved(ctx)),
  announced: userProcedure
    .input(listingIdInput)
    .output(z.array(listingSummary))
    .query(({ ctx, input }) => readAnnounced(ctx, input.id)),
  saveSearch: userMutation(SAVE_SEARCH_LIMIT)
    .input(savedFilter)
    .output(savedSearchId)
    .mutation(({ ctx, input }) => saveSearch(ctx, input)),
  deleteSearch: userMutation(SAVE_SEARCH_LIMIT)
    .input(listingIdInput)
    .mutation(({ ctx, input }) => deleteSaved(ctx.db, input.id, ctx.user.id)),
  searchMail: userProcedure.output(searchMail).query(({ ctx }) => readSearchMail(ctx)),
  setSearchMail: userMutation(SAVE_SEARCH_LIMIT)
    .input(searchMail)
    .mutation(({ ctx, input }) => saveMailWish(ctx.db, ctx.user.id, input.byMail)),
  create: userMutation(PUBLISH_CALLS_LIMIT, ...PUBLISH_LIMITS.map(limitCalls))
    .input(createListingInput)
    .mutation(({ ctx, input }) => createListing(ctx, input)),
  update: userMutation(EDIT_LIMIT)
    .input(updateListingInput)
    .mutation(({ ctx, input }) => updateListing(ctx, input.id, input.changes)),
  renew: userMutation(EDIT_LIMIT)
    .input(listingIdInput)
    .mutation(({ ctx, input }) => renewListing(ctx, input.id)),
  setSold: userMutation(EDIT_LIMIT)
    .input(setSoldInput)
    .mutation(({ ctx, input }) => setSold(ctx, input.id, input.sold)),
  delete: userMutation(EDIT_LIMIT)
    .input(listingIdInput)
    .mutation(({ ctx, input }) => deleteListing(ctx, input.id)),
  deletePhoto: userMutation(EDIT_LIMIT)
    .input(photoInput)
    .mutation(({ ctx, input }) => deleteListingPhoto(ctx, input)),
  setPhotoOrder: userMutation(EDIT_LIMIT)
    .input(photoOrderInput)
    .mutation(({ ctx, input }) => setPhotoOrder(ctx, input)),
  questions: publicProcedure
    .input(questionsInput)
    .output(questionPage)
    .query(({ ctx, input }) => readQuestions(ctx, input)),
  ask: userMutation(COMMENT_CALLS_LIMIT, ...QUESTION_LIMITS.map(limitCalls))
    .input(askInput)
    .mutation(({ ctx, input }) => ask(ctx, input)),
  answer: userMutation(COMMENT_CALLS_LIMIT)
    .input(answerInput)
    .mutation(({ ctx, input }) => answer(ctx, input)),
  deleteComment: userMutation(COMMENT_CALLS_LIMIT)
    .input(listingIdInput)
    .mutation(({ ctx, input }) => removeComment(ctx, input.id)),
});
