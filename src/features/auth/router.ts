import { accountMutation, countedByCall, publicMutation, publicProcedure, router } from "../../trpc/init.ts";
import { chooseRole } from "./choose-role.ts";
import { checkConfirmation, confirmSignUp } from "./confirm-sign-up.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import {
  LINK_LIMIT,
  LOGIN_ADDRESS_LIMIT,
  LOGOUT_LIMIT,
  MAIL_ADDRESS_LIMIT,
  ROLE_LIMIT,
  SIGN_UP_LIMIT,
} from "./rules.ts";
import {
  chooseRoleInput,
  confirmationLink,
  confirmEmailInput,
  currentUser,
  linkInput,
  linkRequest,
  logInInput,
  resetLink,
  resetPasswordInput,
  signUpInput,
} from "./schemas.ts";
import { signUp } from "./sign-up.ts";
import { askForLink, checkReset, resetPassword } from "./use-link.ts";

export const authRouter = router({
  me: publicProcedure.output(currentUser.nullable()).query(async ({ ctx }) => (await ctx.session())?.user ?? null),
  signUp: publicMutation(countedByCall(SIGN_UP_LIMIT))
    .input(signUpInput)
    .mutation(({ ctx, input }) => signUp(ctx, input)),
  logIn: publicMutation(countedByCall(LOGIN_ADDRESS_LIMIT))
    .input(logInInput)
    .mutation(({ ctx, input }) => logIn(ctx, input)),
  logOut: publicMutation(LOGOUT_LIMIT).mutation(({ ctx }) => logOut(ctx)),
  requestPasswordReset: publicMutation(countedByCall(MAIL_ADDRESS_LIMIT))
    .input(linkRequest)
    .mutation(({ ctx, input }) => askForLink(ctx, "mail.reset", input)),
  resendConfirmation: publicMutation(countedByCall(MAIL_ADDRESS_LIMIT))
    .input(linkRequest)
    .mutation(({ ctx, input }) => askForLink(ctx, "mail.confirm", input)),
  // A mutation, so that the token is in no URL.
  checkConfirmation: publicMutation(countedByCall(LINK_LIMIT))
    .input(linkInput)
    .output(confirmationLink)
    .mutation(({ ctx, input }) => checkConfirmation(ctx, input.token)),
  confirmEmail: publicMutation(countedByCall(LINK_LIMIT))
    .input(confirmEmailInput)
    .mutation(({ ctx, input }) => confirmSignUp(ctx, input)),
  checkReset: publicMutation(countedByCall(LINK_LIMIT))
    .input(linkInput)
    .output(resetLink)
    .mutation(({ ctx, input }) => checkReset(ctx, input.token)),
  resetPassword: publicMutation(countedByCall(LINK_LIMIT))
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  chooseRole: accountMutation(ROLE_LIMIT)
    .input(chooseRoleInput)
    .mutation(({ ctx, input }) => chooseRole(ctx, input)),
});
