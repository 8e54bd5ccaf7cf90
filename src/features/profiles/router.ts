import { publicProcedure, router, userProcedure } from "../../trpc/init.ts";
import { linkInput } from "../auth/schemas.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { readOwnProfessional, saveProfessional } from "./manage-professional.ts";
import { clearAvatar } from "./queries-photos.ts";
import {
  dataExport,
  deleteAccountInput,
  ownProfessional,
  ownProfile,
  savedBasics,
  savedProfessional,
  saveProfessionalInput,
  updateBasicsInput,
} from "./schemas.ts";
import { confirmEmailChange, readOwnProfile, updateBasics } from "./update-profile.ts";

export const profilesRouter = router({
  mine: userProcedure.output(ownProfile).query(({ ctx }) => readOwnProfile(ctx)),
  updateBasics: userProcedure
    .input(updateBasicsInput)
    .output(savedBasics)
    .mutation(({ ctx, input }) => updateBasics(ctx, input)),
  professional: userProcedure.output(ownProfessional).query(({ ctx }) => readOwnProfessional(ctx)),
  saveProfessional: userProcedure
    .input(saveProfessionalInput)
    .output(savedProfessional)
    .mutation(({ ctx, input }) => saveProfessional(ctx, input)),
  confirmEmailChange: publicProcedure
    .input(linkInput)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx, input.token)),
  removeAvatar: userProcedure.mutation(({ ctx }) => clearAvatar(ctx.db, ctx.user.id)),
  exportData: userProcedure.output(dataExport).query(({ ctx }) => exportAccount(ctx)),
  deleteAccount: userProcedure.input(deleteAccountInput).mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
