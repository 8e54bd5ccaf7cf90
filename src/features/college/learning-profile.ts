import type { UserContext } from "../../trpc/init.ts";
import type { Area } from "./catalogue.ts";

/** Chooses or changes the area; earned badges stay. Throws `premium.required`. */
export async function chooseArea(_ctx: UserContext, _area: Area): Promise<void> {
  throw new Error("to be built");
}

/** Throws `premium.required`, and `learning.no_area` before an area was chosen. */
export async function finishOnboarding(_ctx: UserContext): Promise<void> {
  throw new Error("to be built");
}
