import {
  accountMutation,
  accountProcedure,
  limitCalls,
  publicMutation,
  publicProcedure,
  router,
  userMutation,
  userProcedure,
} from "../../trpc/init.ts";
import { changePassword } from "./change-password.ts";
import { chooseRole } from "./choose-role.ts";
import { checkConfirmation, confirmSignUp } from "./confirm-sign-up.ts";
import { askForPasskey, logIn, logInWithPasskey, logOut } from "./log-in.ts";
import {
  addPasskey,
  askForNewPasskey,
  askToConfirm,
  confirmWithCode,
  confirmWithPasskey,
  readPasskeys,
  removePasskey,
  renewCodes,
  setPasskeyName,
} from "./manage-passkeys.ts";
import { endOtherSessions, endSession, readSessions } from "./manage-sessions.ts";
import { acceptTerms, listConsents } from "./queries-consents.ts";
import {
  CONFIRM_PASSWORD_LIMIT,
  END_SESSION_LIMIT,
  LINK_LIMIT,
  LOGIN_ADDRESS_LIMIT,
  LOGIN_BURST_LIMIT,
  LOGOUT_LIMIT,
  MAIL_ADDRESS_LIMIT,
  ROLE_LIMIT,
  SIGN_UP_LIMIT,
  TERMS_LIMIT,
} from "./rules.ts";
import { PASSKEY_LIMIT, PASSKEY_LOG_IN_LIMIT, RECOVERY_CODE_LIMIT } from "./rules-passkeys.ts";
import {
  changePasswordInput,
  chooseRoleInput,
  confirmationLink,
  confirmEmailInput,
  currentUser,
  endSessionInput,
  linkInput,
  linkRequest,
  logInInput,
  openSessions,
  ownConsents,
  resetLink,
  resetPasswordInput,
  signUpInput,
} from "./schemas.ts";
import {
  addPasskeyInput,
  confirmInput,
  creationOptions,
  newCodes,
  newPasskeyInput,
  ownPasskeys,
  passkeyInput,
  passkeyLogInInput,
  recoveryCodeInput,
  renamePasskeyInput,
  requestOptions,
} from "./schemas-passkeys.ts";
import { signUp } from "./sign-up.ts";
import { askForLink, checkReset, resetPassword } from "./use-link.ts";

export const authRouter = router({
  me: publicProcedure.output(currentUser.nullable()).query(async ({ ctx }) => (await ctx.session())?.user ?? null),
  signUp: publicMutation(limitCalls(SIGN_UP_LIMIT))
    .input(signUpInput)
    .mutation(({ ctx, input }) => signUp(ctx, input)),
  logIn: publicMutation(limitCalls(LOGIN_BURST_LIMIT), limitCalls(LOGIN_ADDRESS_LIMIT))
    .input(logInInput)
    .mutation(({ ctx, input }) => logIn(ctx, input)),
  logOut: publicMutation(LOGOUT_LIMIT).mutation(({ ctx }) => logOut(ctx)),
  requestPasswordReset: publicMutation(limitCalls(MAIL_ADDRESS_LIMIT))
    .input(linkRequest)
    .mutation(({ ctx, input }) => askForLink(ctx, "mail.reset", input)),
  resendConfirmation: publicMutation(limitCalls(MAIL_ADDRESS_LIMIT))
    .input(linkRequest)
    .mutation(({ ctx, input }) => askForLink(ctx, "mail.confirm", input)),
  // A mutation, so that the token is in no URL.
  checkConfirmation: publicMutation(limitCalls(LINK_LIMIT))
    .input(linkInput)
    .output(confirmationLink)
    .mutation(({ ctx, input }) => checkConfirmation(ctx, input.token)),
  confirmEmail: publicMutation(limitCalls(LINK_LIMIT))
    .input(confirmEmailInput)
    .mutation(({ ctx, input }) => confirmSignUp(ctx, input)),
  checkReset: publicMutation(limitCalls(LINK_LIMIT))
    .input(linkInput)
    .output(resetLink)
    .mutation(({ ctx, input }) => checkReset(ctx, input.token)),
  resetPassword: publicMutation(limitCalls(LINK_LIMIT))
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  changePassword: userMutation(limitCalls(CONFIRM_PASSWORD_LIMIT))
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  // Mutations, because each writes a challenge.
  askForPasskey: publicMutation(PASSKEY_LOG_IN_LIMIT)
    .output(requestOptions)
    .mutation(({ ctx }) => askForPasskey(ctx)),
  logInWithPasskey: publicMutation(PASSKEY_LOG_IN_LIMIT)
    .input(passkeyLogInInput)
    .mutation(({ ctx, input }) => logInWithPasskey(ctx, input)),
  passkeys: accountProcedure.output(ownPasskeys).query(({ ctx }) => readPasskeys(ctx)),
  askForNewPasskey: accountMutation(PASSKEY_LIMIT)
    .input(newPasskeyInput)
    .output(creationOptions)
    .mutation(({ ctx, input }) => askForNewPasskey(ctx, input.password)),
  addPasskey: accountMutation(PASSKEY_LIMIT)
    .input(addPasskeyInput)
    .output(newCodes)
    .mutation(({ ctx, input }) => addPasskey(ctx, input)),
  renamePasskey: accountMutation(PASSKEY_LIMIT)
    .input(renamePasskeyInput)
    .mutation(({ ctx, input }) => setPasskeyName(ctx, input.id, input.name)),
  removePasskey: accountMutation(PASSKEY_LIMIT)
    .input(passkeyInput)
    .mutation(({ ctx, input }) => removePasskey(ctx, input.id)),
  askToConfirm: accountMutation(PASSKEY_LIMIT)
    .output(requestOptions)
    .mutation(({ ctx }) => askToConfirm(ctx)),
  confirmWithPasskey: accountMutation(PASSKEY_LIMIT)
    .input(confirmInput)
    .mutation(({ ctx, input }) => confirmWithPasskey(ctx, input)),
  confirmWithCode: accountMutation(RECOVERY_CODE_LIMIT)
    .input(recoveryCodeInput)
    .mutation(({ ctx, input }) => confirmWithCode(ctx, input.code)),
  renewCodes: accountMutation(PASSKEY_LIMIT)
    .output(newCodes)
    .mutation(({ ctx }) => renewCodes(ctx)),
  sessions: userProcedure.output(openSessions).query(({ ctx }) => readSessions(ctx)),
  endSession: userMutation(END_SESSION_LIMIT)
    .input(endSessionInput)
    .mutation(({ ctx, input }) => endSession(ctx, input.startedAt)),
  endOtherSessions: userMutation(END_SESSION_LIMIT).mutation(({ ctx }) => endOtherSessions(ctx)),
  consents: userProcedure.output(ownConsents).query(({ ctx }) => listConsents(ctx.db, ctx.user.id)),
  acceptTerms: userMutation(TERMS_LIMIT).mutation(({ ctx }) => acceptTerms(ctx.db, ctx.user.id, ctx.now)),
  chooseRole: accountMutation(ROLE_LIMIT)
    .input(chooseRoleInput)
    .mutation(({ ctx, input }) => chooseRole(ctx, input)),
});
