import { z } from "zod";
import { CREDENTIAL_KINDS, type PublicCredential } from "../../shared/credentials.ts";
import { cnpjField, registrationField } from "./fields.ts";
import { CREDENTIAL_STATUSES } from "./rules.ts";

/** A confirmed credential as everyone sees it, without its number. */
export const publicCredential: z.ZodType<PublicCredential> = z.object({
  kind: z.enum(CREDENTIAL_KINDS),
  confirmedAt: z.number(),
});

const CHOOSE_CREDENTIAL = "Escolha CNPJ, CREA ou CAU.";
export const askCredentialInput = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("cnpj"), number: cnpjField }),
    z.object({ kind: z.enum(["crea", "cau"]), number: registrationField }),
  ],
  { error: CHOOSE_CREDENTIAL },
);
export type AskCredentialInput = z.infer<typeof askCredentialInput>;
export const credentialKindInput = z.object({ kind: z.enum(CREDENTIAL_KINDS, { error: CHOOSE_CREDENTIAL }) });

/** The caller's credentials, at most one of each kind. */
export const ownCredentials = z.array(
  z.object({
    kind: z.enum(CREDENTIAL_KINDS),
    number: z.string(),
    status: z.enum(CREDENTIAL_STATUSES),
    createdAt: z.number(),
    decidedAt: z.number().nullable(),
    /** Why it was refused; null or blank without a reason. */
    reason: z.string().nullable(),
  }),
);
export type OwnCredential = z.infer<typeof ownCredentials>[number];
