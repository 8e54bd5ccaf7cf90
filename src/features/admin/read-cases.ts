import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { caseInput, casePage, casesInput, credentialPage, credentialsInput, reportPage } from "./schemas.ts";

export async function readCases(
  _ctx: UserContext,
  _input: z.infer<typeof casesInput>,
): Promise<z.infer<typeof casePage>> {
  throw new Error("to be built");
}

export async function readCaseReports(
  _ctx: UserContext,
  _input: z.infer<typeof caseInput>,
): Promise<z.infer<typeof reportPage>> {
  throw new Error("to be built");
}

export async function readCredentials(
  _ctx: UserContext,
  _input: z.infer<typeof credentialsInput>,
): Promise<z.infer<typeof credentialPage>> {
  throw new Error("to be built");
}
