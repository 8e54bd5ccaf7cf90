import { z } from "zod";
import { accountNameField, emailField, phoneOrBlank } from "../../shared/schemas.ts";
import { returnTo } from "./addresses.ts";
import { PASSWORD_MISSING } from "./messages.ts";
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, ROLES } from "./rules.ts";

export const typedPassword = z
  .string({ error: PASSWORD_MISSING })
  .max(PASSWORD_MAX_LENGTH, `Use no máximo ${PASSWORD_MAX_LENGTH} caracteres.`);

export const roleField = z.enum(ROLES, { error: "Escolha cliente ou prestador." });
const termsField = z.boolean({ error: "Marque se aceita os termos de uso." });
const TOKEN_LENGTH = 43;
const tokenField = z.string({ error: "Link inválido." }).length(TOKEN_LENGTH, "Link inválido.");

/** Where to go after login; invalid paths are dropped, not refused. */
const returnToField = z
  .string()
  .nullish()
  .transform((path) => returnTo(path));

/** The code of an invitation; anything else is dropped, not refused. */
export const invitationCode = z
  .string()
  .nullish()
  .transform((code) => (code && /^[\w-]{43}$/.test(code) ? code : null));

export const signUpInput = z.object({
  name: accountNameField({ max: NAME_MAX_LENGTH, required: false }),
  whatsapp: phoneOrBlank,
  email: emailField,
  password: typedPassword,
  passwordConfirmation: typedPassword,
  termsAccepted: termsField,
  role: roleField.nullable(),
  returnTo: returnToField,
  invitation: invitationCode,
});
export type SignUpInput = z.infer<typeof signUpInput>;

export const logInInput = z.object({
  email: emailField,
  password: typedPassword.min(1, PASSWORD_MISSING),
  role: roleField.nullable(),
});
export type LogInInput = z.infer<typeof logInInput>;

export const linkRequest = z.object({ email: emailField, returnTo: returnToField });
export type LinkRequest = z.infer<typeof linkRequest>;
export const linkInput = z.object({ token: tokenField });

export const confirmEmailInput = z.object({
  token: tokenField,
  /** The password chosen at sign-up. */
  password: typedPassword.min(1, PASSWORD_MISSING),
});
export type ConfirmEmailInput = z.infer<typeof confirmEmailInput>;

export const confirmationLink = z.object({
  state: z.enum(["open", "confirmed", "invalid"]),
  /** The e-mail to confirm or already confirmed; null for an invalid link. */
  email: z.string().nullable(),
});
export type ConfirmationLink = z.infer<typeof confirmationLink>;

export const resetLink = z.object({ isOpen: z.boolean() });
export type ResetLink = z.infer<typeof resetLink>;

export const resetPasswordInput = z.object({
  token: tokenField,
  password: typedPassword,
  passwordConfirmation: typedPassword,
});
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

export const changePasswordInput = z.object({
  currentPassword: typedPassword.min(1, PASSWORD_MISSING),
  password: typedPassword,
  passwordConfirmation: typedPassword,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

/** Devices with an open session of the person. Times in milliseconds since the epoch. */
export const openSessions = z.array(
  z.object({
    /** Time of the log-in, which also names the session. */
    startedAt: z.number(),
    device: z.string().nullable(),
    /** The last use that is known: when the session was renewed, if it was. */
    renewedAt: z.number().nullable(),
    isCurrent: z.boolean(),
  }),
);
export type OpenSession = z.infer<typeof openSessions>[number];

/** Which terms a person accepted when, newest first. */
export const ownConsents = z.array(z.object({ version: z.string(), acceptedAt: z.number() }));
export type OwnConsent = z.infer<typeof ownConsents>[number];

export const endSessionInput = z.object({ startedAt: z.int({ error: "Escolha um aparelho da lista." }) });

export const chooseRoleInput = z.object({
  role: roleField,
  /** Name, WhatsApp and terms are required only from accounts that lack them. */
  name: accountNameField({ max: NAME_MAX_LENGTH, required: false }).default(""),
  whatsapp: phoneOrBlank,
  termsAccepted: termsField,
});
export type ChooseRoleInput = z.infer<typeof chooseRoleInput>;

/** The signed-in person, as the app sees them. */
export const currentUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  avatarUrl: z.string().nullable(),
  isClient: z.boolean(),
  isProvider: z.boolean(),
  isAdmin: z.boolean(),
  isPremium: z.boolean(),
  hasAcceptedTerms: z.boolean(),
  /** Whether these were the present terms, in their last version. */
  hasCurrentTerms: z.boolean(),
  hasPassword: z.boolean(),
  /** Whether the WhatsApp was confirmed by a code. */
  hasConfirmedPhone: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUser>;
