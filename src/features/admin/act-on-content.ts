import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { deleteRequestInput, subjectInput } from "./schemas.ts";

export async function deleteRequest(_ctx: UserContext, _input: z.infer<typeof deleteRequestInput>): Promise<void> {
  throw new Error("to be built");
}

export async function hideSubject(_ctx: UserContext, _input: z.infer<typeof subjectInput>): Promise<void> {
  throw new Error("to be built");
}

export async function restoreSubject(_ctx: UserContext, _input: z.infer<typeof subjectInput>): Promise<void> {
  throw new Error("to be built");
}

export async function deleteSubject(_ctx: UserContext, _input: z.infer<typeof subjectInput>): Promise<void> {
  throw new Error("to be built");
}
