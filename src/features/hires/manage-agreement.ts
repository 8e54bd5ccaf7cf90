import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { acceptAgreementInput, agreementView, saveAgreementInput } from "./schemas.ts";

export async function readAgreement(_ctx: UserContext, _input: string): Promise<z.infer<typeof agreementView>> {
  throw new Error("to be built");
}

export async function saveAgreement(
  _ctx: UserContext,
  _input: z.infer<typeof saveAgreementInput>,
): Promise<z.infer<typeof agreementView>> {
  throw new Error("to be built");
}

export async function acceptAgreement(
  _ctx: UserContext,
  _input: z.infer<typeof acceptAgreementInput>,
): Promise<z.infer<typeof agreementView>> {
  throw new Error("to be built");
}
