import type { Context } from "../../trpc/context.ts";
import type { DecisionView } from "./schemas.ts";

export async function readDecision(_ctx: Context, _token: string): Promise<DecisionView> {
  throw new Error("to be built");
}
export async function answerDecision(_ctx: Context, _input: { token: string; text: string }): Promise<void> {
  throw new Error("to be built");
}
