import { publicProcedure, router, userProcedure } from "../../trpc/init.ts";
import { chooseRole } from "./choose-role.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import {
  chooseRoleInput,
  currentUser,
  emailInput,
  linkInput,
  logInInput,
  resetPasswordInput,
  signUpInput,
} from "./schemas.ts";
import { signUp } from "./sign-up.ts";
import { askForLink, confirmEmail, resetPassword } from "./use-link.ts";

export const authRouter = router({
  me: publicProcedure.output(currentUser.nullable()).query(async ({ ctx }) => (await ctx.session())?.user ?? null),
  signUp: publicProcedure.input(signUpInput).mutation(({ ctx, input }) => signUp(ctx, input)),
  logIn: publicProcedure.input(logInInput).mutation(({ ctx, input }) => logIn(ctx, input)),
  logOut: publicProcedure.mutation(({ ctx }) => logOut(ctx)),
  requestPasswordReset: publicProcedure
    .input(emailInput)
    .mutation(({ ctx, input }) => askForLink(ctx, "mail.reset", input.email)),
  resendConfirmation: publicProcedure
    .input(emailInput)
    .mutation(({ ctx, input }) => askForLink(ctx, "mail.confirm", input.email)),
  confirmEmail: publicProcedure.input(linkInput).mutation(({ ctx, input }) => confirmEmail(ctx, input.token)),
  resetPassword: publicProcedure.input(resetPasswordInput).mutation(({ ctx, input }) => resetPassword(ctx, input)),
  chooseRole: userProcedure.input(chooseRoleInput).mutation(({ ctx, input }) => chooseRole(ctx, input)),
});
