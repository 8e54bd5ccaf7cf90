import { z } from "zod";
import { boundedCount } from "../../shared/bounded-count.ts";
import { limitCalls, publicProcedure, router, userMutation, userProcedure } from "../../trpc/init.ts";
import { answer, cancel, connect, disconnect, readAsked, readConnections, undo } from "./manage-connections.ts";
import { addReference, deletePhoto, deleteReference, hideReference, updatePhoto } from "./manage-page.ts";
import { countPending, listPending, seeNews } from "./queries-connections.ts";
import { countProfessionals, readDirectory } from "./read-directory.ts";
import { readLocal } from "./read-local.ts";
import { readCard, readOverview, readPortfolio, readProfessional, readReferences } from "./read-profile.ts";
import {
  ANSWER_LIMIT,
  CONNECT_CALLS_LIMIT,
  CONNECT_LIMITS,
  EDIT_LIMIT,
  PENDING_MAX,
  REFERENCE_CALLS_LIMIT,
  REFERENCE_LIMITS,
} from "./rules.ts";
import {
  addedReference,
  addReferenceInput,
  askedPage,
  cardInput,
  connectInput,
  connectionIdInput,
  connectionPage,
  connectionState,
  connectionsInput,
  directoryCountInput,
  directoryInput,
  directoryPage,
  localInput,
  localPage,
  overview,
  pendingConnection,
  pendingCount,
  photoIdInput,
  portfolio,
  professionalInput,
  professionalPage,
  referenceIdInput,
  referencePage,
  referencesInput,
  undoInput,
  updatePhotoInput,
} from "./schemas.ts";

export const networkingRouter = router({
  card: publicProcedure
    .input(cardInput)
    .output(professionalPage)
    .query(({ ctx, input }) => readCard(ctx, input.slugOrId)),
  directory: publicProcedure
    .input(directoryInput)
    .output(directoryPage)
    .query(({ ctx, input }) => readDirectory(ctx, input)),
  directoryCount: publicProcedure
    .input(directoryCountInput)
    .output(boundedCount)
    .query(({ ctx, input }) => countProfessionals(ctx, input)),
  local: publicProcedure
    .input(localInput)
    .output(localPage)
    .query(({ ctx, input }) => readLocal(ctx, input)),
  profile: publicProcedure
    .input(professionalInput)
    .output(professionalPage)
    .query(({ ctx, input }) => readProfessional(ctx, input.id)),
  references: publicProcedure
    .input(referencesInput)
    .output(referencePage)
    .query(({ ctx, input }) => readReferences(ctx, input)),
  portfolio: publicProcedure
    .input(professionalInput)
    .output(portfolio)
    .query(({ ctx, input }) => readPortfolio(ctx, input.id)),
  overview: userProcedure.output(overview).query(({ ctx }) => readOverview(ctx)),
  connect: userMutation(CONNECT_CALLS_LIMIT, ...CONNECT_LIMITS.map(limitCalls))
    .input(connectInput)
    .output(connectionState)
    .mutation(({ ctx, input }) => connect(ctx, input.professionalId)),
  accept: userMutation(ANSWER_LIMIT)
    .input(connectionIdInput)
    .mutation(({ ctx, input }) => answer(ctx, input.id, "accepted")),
  reject: userMutation(ANSWER_LIMIT)
    .input(connectionIdInput)
    .mutation(({ ctx, input }) => answer(ctx, input.id, "rejected")),
  cancel: userMutation(ANSWER_LIMIT)
    .input(connectionIdInput)
    .mutation(({ ctx, input }) => cancel(ctx, input.id)),
  disconnect: userMutation(ANSWER_LIMIT)
    .input(connectionIdInput)
    .mutation(({ ctx, input }) => disconnect(ctx, input.id)),
  undo: userMutation(ANSWER_LIMIT)
    .input(undoInput)
    .mutation(({ ctx, input }) => undo(ctx, input)),
  seeAnswers: userMutation(ANSWER_LIMIT).mutation(({ ctx }) => seeNews(ctx.db, ctx.user.id)),
  asked: userProcedure
    .input(connectionsInput)
    .output(askedPage)
    .query(({ ctx, input }) => readAsked(ctx, input.cursor ?? null)),
  pending: userProcedure
    .output(z.array(pendingConnection))
    .query(({ ctx }) => listPending(ctx.db, ctx.user.id, PENDING_MAX)),
  pendingCount: userProcedure.output(pendingCount).query(({ ctx }) => countPending(ctx.db, ctx.user.id)),
  connections: userProcedure
    .input(connectionsInput)
    .output(connectionPage)
    .query(({ ctx, input }) => readConnections(ctx, input.cursor ?? null)),
  addReference: userMutation(REFERENCE_CALLS_LIMIT, ...REFERENCE_LIMITS.map(limitCalls))
    .input(addReferenceInput)
    .output(addedReference)
    .mutation(({ ctx, input }) => addReference(ctx, input)),
  hideReference: userMutation(EDIT_LIMIT)
    .input(referenceIdInput)
    .mutation(({ ctx, input }) => hideReference(ctx, input.id, true)),
  showReference: userMutation(EDIT_LIMIT)
    .input(referenceIdInput)
    .mutation(({ ctx, input }) => hideReference(ctx, input.id, false)),
  deleteReference: userMutation(EDIT_LIMIT)
    .input(referenceIdInput)
    .mutation(({ ctx, input }) => deleteReference(ctx, input.id)),
  updatePhoto: userMutation(EDIT_LIMIT)
    .input(updatePhotoInput)
    .mutation(({ ctx, input }) => updatePhoto(ctx, input)),
  deletePhoto: userMutation(EDIT_LIMIT)
    .input(photoIdInput)
    .mutation(({ ctx, input }) => deletePhoto(ctx, input.id)),
});
