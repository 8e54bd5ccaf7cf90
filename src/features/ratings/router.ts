import { limitCalls, publicProcedure, router, userMutation, userProcedure } from "../../trpc/init.ts";
import { readPeople, readPerson, readRatings, readWritten } from "./read-ratings.ts";
import { RATE_CALLS_LIMIT, RATE_LIMITS, REPLY_LIMIT } from "./rules.ts";
import {
  peopleInput,
  peoplePage,
  ratedHire,
  ratedInput,
  ratedProfile,
  rateHireInput,
  rateInput,
  ratingPage,
  ratingsInput,
  replyInput,
  writtenInput,
  writtenPage,
} from "./schemas.ts";
import { rate, rateHire, removeRating, replyToRating } from "./write-ratings.ts";

export const ratingsRouter = router({
  people: publicProcedure
    .input(peopleInput)
    .output(peoplePage)
    .query(({ ctx, input }) => readPeople(ctx, input)),
  person: publicProcedure
    .input(ratedInput)
    .output(ratedProfile)
    .query(({ ctx, input }) => readPerson(ctx, input)),
  list: publicProcedure
    .input(ratingsInput)
    .output(ratingPage)
    .query(({ ctx, input }) => readRatings(ctx, input)),
  written: userProcedure
    .input(writtenInput)
    .output(writtenPage)
    .query(({ ctx, input }) => readWritten(ctx, input)),
  rate: userMutation(RATE_CALLS_LIMIT, ...RATE_LIMITS.map(limitCalls))
    .input(rateInput)
    .mutation(({ ctx, input }) => rate(ctx, input)),
  remove: userMutation(RATE_CALLS_LIMIT)
    .input(ratedInput)
    .mutation(({ ctx, input }) => removeRating(ctx, input)),
  reply: userMutation(REPLY_LIMIT)
    .input(replyInput)
    .mutation(({ ctx, input }) => replyToRating(ctx, input.id, input.text)),
  rateHire: userMutation(RATE_CALLS_LIMIT)
    .input(rateHireInput)
    .output(ratedHire)
    .mutation(({ ctx, input }) => rateHire(ctx, input)),
});
