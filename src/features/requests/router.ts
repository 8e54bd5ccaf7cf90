import { z } from "zod";
import { limitCalls, publicProcedure, router, userMutation, userProcedure } from "../../trpc/init.ts";
import { improveText, proposeRequest } from "./ask-ai.ts";
import { countEverMade } from "./queries.ts";
import { selectColleagues } from "./queries-recommend.ts";
import { countTypes, listOwnRequests, listRequests, readAddressees, readRequest } from "./read-requests.ts";
import {
  EDIT_LIMIT,
  IMPROVE_LIMIT,
  INTEREST_LIMIT,
  PROPOSE_LIMIT,
  PUBLISH_CALLS_LIMIT,
  PUBLISH_LIMITS,
  RECOMMEND_LIMIT,
} from "./rules.ts";
import {
  addressees,
  addresseesInput,
  colleagues,
  createRequestInput,
  describeInterestInput,
  improvedText,
  improveTextInput,
  interestState,
  listRequestsInput,
  photoInput,
  proposeInput,
  recommendInput,
  requestDetail,
  requestIdInput,
  requestPage,
  requestProposal,
  requestStats,
  requestSummary,
  setClosedInput,
  setInterestInput,
  typeCounts,
  updateRequestInput,
} from "./schemas.ts";
import { deleteRequestPhoto, putRequestPhotoFirst } from "./write-photos.ts";
import {
  changeInterest,
  createRequest,
  deleteRequest,
  describeInterest,
  extendRequest,
  recommend,
  republishRequest,
  seekMorePeople,
  setClosed,
  updateRequest,
} from "./write-requests.ts";

export const requestsRouter = router({
  list: userProcedure
    .input(listRequestsInput)
    .output(requestPage)
    .query(({ ctx, input }) => listRequests(ctx, input)),
  typeCounts: userProcedure.output(typeCounts).query(({ ctx }) => countTypes(ctx)),
  stats: userProcedure.output(requestStats).query(({ ctx }) => countEverMade(ctx.db, ctx.user.id)),
  mine: userProcedure.output(z.array(requestSummary)).query(({ ctx }) => listOwnRequests(ctx)),
  byId: userProcedure
    .input(requestIdInput)
    .output(requestDetail)
    .query(({ ctx, input }) => readRequest(ctx, input.id)),
  addressees: publicProcedure
    .input(addresseesInput)
    .output(addressees)
    .query(({ ctx, input }) => readAddressees(ctx, input.ids)),
  create: userMutation(limitCalls(PUBLISH_CALLS_LIMIT), ...PUBLISH_LIMITS.map(limitCalls))
    .input(createRequestInput)
    .mutation(({ ctx, input }) => createRequest(ctx, input)),
  republish: userMutation(limitCalls(PUBLISH_CALLS_LIMIT), ...PUBLISH_LIMITS.map(limitCalls))
    .input(requestIdInput)
    .mutation(({ ctx, input }) => republishRequest(ctx, input.id)),
  update: userMutation(EDIT_LIMIT)
    .input(updateRequestInput)
    .mutation(({ ctx, input }) => updateRequest(ctx, input.id, input.changes)),
  setClosed: userMutation(EDIT_LIMIT)
    .input(setClosedInput)
    .mutation(({ ctx, input }) => setClosed(ctx, input.id, input.closed)),
  extend: userMutation(EDIT_LIMIT)
    .input(requestIdInput)
    .mutation(({ ctx, input }) => extendRequest(ctx, input.id)),
  seekMore: userMutation(EDIT_LIMIT)
    .input(requestIdInput)
    .mutation(({ ctx, input }) => seekMorePeople(ctx, input.id)),
  delete: userMutation(EDIT_LIMIT)
    .input(requestIdInput)
    .mutation(({ ctx, input }) => deleteRequest(ctx, input.id)),
  deletePhoto: userMutation(EDIT_LIMIT)
    .input(photoInput)
    .mutation(({ ctx, input }) => deleteRequestPhoto(ctx, input)),
  putPhotoFirst: userMutation(EDIT_LIMIT)
    .input(photoInput)
    .mutation(({ ctx, input }) => putRequestPhotoFirst(ctx, input)),
  setInterest: userMutation(limitCalls(INTEREST_LIMIT))
    .input(setInterestInput)
    .output(interestState)
    .mutation(({ ctx, input }) => changeInterest(ctx, input.id, input.interested)),
  describeInterest: userMutation(INTEREST_LIMIT)
    .input(describeInterestInput)
    .mutation(({ ctx, input }) => describeInterest(ctx, input)),
  colleagues: userProcedure
    .input(requestIdInput)
    .output(colleagues)
    .query(({ ctx, input }) => selectColleagues(ctx.db, { id: input.id, fromId: ctx.user.id, now: ctx.now })),
  recommend: userMutation(INTEREST_LIMIT, limitCalls(RECOMMEND_LIMIT))
    .input(recommendInput)
    .mutation(({ ctx, input }) => recommend(ctx, input.id, input.colleagueId)),
  improveText: userMutation(limitCalls(IMPROVE_LIMIT))
    .input(improveTextInput)
    .output(improvedText)
    .mutation(({ ctx, input }) => improveText(ctx, input)),
  propose: userMutation(limitCalls(PROPOSE_LIMIT))
    .input(proposeInput)
    .output(requestProposal)
    .mutation(({ ctx, input }) => proposeRequest(ctx, input)),
});
