import { z } from "zod";
import { textField } from "../../shared/schemas.ts";
import { PASSKEY_NAME_MAX_LENGTH, typedRecoveryCode } from "./rules-passkeys.ts";
import { roleField, typedPassword } from "./schemas.ts";

const UNREADABLE = "Não foi possível ler a resposta do aparelho.";
/** What devices send, in base64url. */
const BYTES_MAX = 8_192;
const bytes = z
  .string({ error: UNREADABLE })
  .max(BYTES_MAX, UNREADABLE)
  .regex(/^[\w-]+$/, UNREADABLE);
const ID_MAX = 1_400;
const credentialId = z
  .string({ error: UNREADABLE })
  .max(ID_MAX, UNREADABLE)
  .regex(/^[\w-]+$/, UNREADABLE);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key", { error: UNREADABLE }),
  authenticatorAttachment: z.enum(["cross-platform", "platform"], { error: UNREADABLE }).exactOptional(),
};

/** A signature over a challenge, as browsers give it. */
const signature = z.object(
  {
    ...credential,
    response: z.object(
      { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.exactOptional() },
      { error: UNREADABLE },
    ),
  },
  { error: UNREADABLE },
);

const newCredential = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.array(z.string().max(20, UNREADABLE), { error: UNREADABLE }).max(10, UNREADABLE).exactOptional(),
      },
      { error: UNREADABLE },
    ),
  },
  { error: UNREADABLE },
);

const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
  allowCredentials: z.array(descriptor),
});

export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout: z.number(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
});

export const passkeyLogInInput = z.object({ response: signature, role: roleField.nullable() });
export type PasskeyLogInInput = z.infer<typeof passkeyLogInInput>;

/** The password is needed when the log-in is not recent. */
export const newPasskeyInput = z.object({ password: typedPassword.nullable() });
export const addPasskeyInput = z.object({ response: newCredential });
export type AddPasskeyInput = z.infer<typeof addPasskeyInput>;
export const confirmInput = z.object({ response: signature });
export type ConfirmInput = z.infer<typeof confirmInput>;
const CODE_WRONG = "Digite os 16 sinais de um código de recuperação.";
export const recoveryCodeInput = z.object({
  code: z
    .string({ error: CODE_WRONG })
    .max(60, CODE_WRONG)
    .transform((typed, context) => {
      const code = typedRecoveryCode(typed);
      if (code === null) context.addIssue(CODE_WRONG);
      return code ?? z.NEVER;
    }),
});

export const passkeyInput = z.object({ id: credentialId });
export const renamePasskeyInput = passkeyInput.extend({ name: textField({ max: PASSKEY_NAME_MAX_LENGTH }) });

/** Recovery codes, which are shown once; null if the person needs none or has some. */
export const newCodes = z.object({ codes: z.array(z.string()).nullable() });

export const ownPasskeys = z.object({
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: z.number(), lastUsedAt: z.number().nullable() }),
  ),
  /** Recovery codes that were not used yet. */
  codesLeft: z.number(),
});
export type OwnPasskey = z.infer<typeof ownPasskeys>["passkeys"][number];
