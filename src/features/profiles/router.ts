import { accountMutation, limitCalls, publicMutation, router, userMutation, userProcedure } from "../../trpc/init.ts";
import { LINK_LIMIT } from "../auth/rules.ts";
import { linkInput } from "../auth/schemas.ts";
import { confirmEmailChange, stopEmailChange } from "./change-email.ts";
import { askPhoneCode, confirmPhone } from "./confirm-phone.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { askCredential, readOwnProfessional, saveProfessional, setWork } from "./manage-professional.ts";
import { deleteCredential, listCredentials } from "./queries-credentials.ts";
import { dismissSteps } from "./queries-first-steps.ts";
import { countKept } from "./queries-retained.ts";
import { readFirstSteps } from "./read-first-steps.ts";
import {
  ASK_CODE_CALLS_LIMIT,
  CODE_LIMIT,
  DELETE_ACCOUNT_LIMIT,
  EDIT_LIMIT,
  EXPORT_LIMIT,
  TRY_CODE_CALLS_LIMIT,
} from "./rules.ts";
import {
  askedCode,
  confirmPhoneInput,
  deleteAccountInput,
  exportInput,
  keptCounts,
  ownProfessional,
  ownProfile,
  savedBasics,
  savedProfessional,
  saveProfessionalInput,
  setWorkInput,
  updateBasicsInput,
} from "./schemas.ts";
import { askCredentialInput, credentialKindInput, ownCredentials } from "./schemas-credentials.ts";
import { dataExport } from "./schemas-export.ts";
import { dismissFirstStepsInput, firstSteps } from "./schemas-first-steps.ts";
import { readOwnProfile, removeAvatar, updateBasics } from "./update-profile.ts";

export const profilesRouter = router({
  mine: userProcedure.output(ownProfile).query(({ ctx }) => readOwnProfile(ctx)),
  updateBasics: userMutation(EDIT_LIMIT)
    .input(updateBasicsInput)
    .output(savedBasics)
    .mutation(({ ctx, input }) => updateBasics(ctx, input)),
  professional: userProcedure.output(ownProfessional).query(({ ctx }) => readOwnProfessional(ctx)),
  saveProfessional: userMutation(EDIT_LIMIT)
    .input(saveProfessionalInput)
    .output(savedProfessional)
    .mutation(({ ctx, input }) => saveProfessional(ctx, input)),
  setWork: userMutation(EDIT_LIMIT)
    .input(setWorkInput)
    .mutation(({ ctx, input }) => setWork(ctx, input)),
  confirmEmailChange: publicMutation(LINK_LIMIT)
    .input(linkInput)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx, input.token)),
  stopEmailChange: publicMutation(LINK_LIMIT)
    .input(linkInput)
    .mutation(({ ctx, input }) => stopEmailChange(ctx, input.token)),
  askPhoneCode: userMutation(ASK_CODE_CALLS_LIMIT, limitCalls(CODE_LIMIT))
    .output(askedCode)
    .mutation(({ ctx }) => askPhoneCode(ctx)),
  confirmPhone: userMutation(TRY_CODE_CALLS_LIMIT)
    .input(confirmPhoneInput)
    .mutation(({ ctx, input }) => confirmPhone(ctx, input.code)),
  firstSteps: userProcedure.output(firstSteps).query(({ ctx }) => readFirstSteps(ctx)),
  dismissFirstSteps: userMutation(EDIT_LIMIT)
    .input(dismissFirstStepsInput)
    .mutation(({ ctx, input }) => dismissSteps(ctx.db, ctx.user.id, input.role, ctx.now)),
  removeAvatar: userMutation(EDIT_LIMIT).mutation(({ ctx }) => removeAvatar(ctx)),
  credentials: userProcedure.output(ownCredentials).query(({ ctx }) => listCredentials(ctx.db, ctx.user.id)),
  askCredential: userMutation(EDIT_LIMIT)
    .input(askCredentialInput)
    .mutation(({ ctx, input }) => askCredential(ctx, input)),
  withdrawCredential: userMutation(EDIT_LIMIT)
    .input(credentialKindInput)
    .mutation(({ ctx, input }) => deleteCredential(ctx.db, ctx.user.id, input.kind)),
  kept: userProcedure.output(keptCounts.nullable()).query(({ ctx }) => countKept(ctx.db, ctx.user.id)),
  exportData: accountMutation(limitCalls(EXPORT_LIMIT))
    .input(exportInput)
    .output(dataExport)
    .mutation(({ ctx, input }) => exportAccount(ctx, input)),
  deleteAccount: accountMutation(DELETE_ACCOUNT_LIMIT)
    .input(deleteAccountInput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
