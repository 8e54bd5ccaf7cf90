import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { putCredential } from "./queries-credentials.ts";
import type { AskCredentialInput } from "./schemas-credentials.ts";

/** Asks an admin to confirm the caller's number; idempotent. Throws `provider.required`. */
export async function askCredential({ db, user, now }: UserContext, input: AskCredentialInput): Promise<void> {
  if (!(await putCredential(db, user.id, input, now))) throw new DomainError("provider.required");
}
