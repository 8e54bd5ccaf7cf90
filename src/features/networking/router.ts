import { z } from "zod";
import { publicProcedure, router, userProcedure } from "../../trpc/init.ts";
import { answer, cancel, connect, readConnections, readPending, readPendingCount } from "./manage-connections.ts";
import { addReference, deletePhoto, deleteReference, hideReference, updatePhoto } from "./manage-page.ts";
import { readDirectory } from "./read-directory.ts";
import { readCard, readOverview, readPortfolio, readProfessional, readReferences } from "./read-profile.ts";
import {
  addedReference,
  addReferenceInput,
  cardInput,
  connectInput,
  connectionIdInput,
  connectionPage,
  connectionState,
  connectionsInput,
  directoryInput,
  directoryPage,
  overview,
  pendingConnection,
  pendingCount,
  photoIdInput,
  portfolio,
  professionalInput,
  professionalPage,
  publicCard,
  referenceIdInput,
  referencePage,
  referencesInput,
  updatePhotoInput,
} from "./schemas.ts";

export const networkingRouter = router({
  card: publicProcedure
    .input(cardInput)
    .output(publicCard)
    .query(({ ctx, input }) => readCard(ctx, input.slugOrId)),
  directory: publicProcedure
    .input(directoryInput)
    .output(directoryPage)
    .query(({ ctx, input }) => readDirectory(ctx, input)),
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
  connect: userProcedure
    .input(connectInput)
    .output(connectionState)
    .mutation(({ ctx, input }) => connect(ctx, input.professionalId)),
  accept: userProcedure.input(connectionIdInput).mutation(({ ctx, input }) => answer(ctx, input.id, "accepted")),
  reject: userProcedure.input(connectionIdInput).mutation(({ ctx, input }) => answer(ctx, input.id, "rejected")),
  cancel: userProcedure.input(connectionIdInput).mutation(({ ctx, input }) => cancel(ctx, input.id)),
  pending: userProcedure.output(z.array(pendingConnection)).query(({ ctx }) => readPending(ctx)),
  pendingCount: userProcedure.output(pendingCount).query(({ ctx }) => readPendingCount(ctx)),
  connections: userProcedure
    .input(connectionsInput)
    .output(connectionPage)
    .query(({ ctx, input }) => readConnections(ctx, input.cursor ?? null)),
  addReference: userProcedure
    .input(addReferenceInput)
    .output(addedReference)
    .mutation(({ ctx, input }) => addReference(ctx, input)),
  hideReference: userProcedure.input(referenceIdInput).mutation(({ ctx, input }) => hideReference(ctx, input.id, true)),
  showReference: userProcedure
    .input(referenceIdInput)
    .mutation(({ ctx, input }) => hideReference(ctx, input.id, false)),
  deleteReference: userProcedure.input(referenceIdInput).mutation(({ ctx, input }) => deleteReference(ctx, input.id)),
  updatePhoto: userProcedure.input(updatePhotoInput).mutation(({ ctx, input }) => updatePhoto(ctx, input)),
  deletePhoto: userProcedure.input(photoIdInput).mutation(({ ctx, input }) => deletePhoto(ctx, input.id)),
});
