import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import type { Area } from "./catalogue.ts";
import { completeOnboarding, setArea } from "./queries-learning.ts";
import { learnerOf } from "./read-learning.ts";

/** Chooses or changes the area; earned badges stay. Throws `premium.required`. */
export async function chooseArea(ctx: UserContext, area: Area): Promise<void> {
  if (!(await setArea(ctx.db, learnerOf(ctx), area))) throw new DomainError("premium.required");
}

/** Throws `premium.required`, and `learning.no_area` before an area was chosen. */
export async function finishOnboarding(ctx: UserContext): Promise<void> {
  const { hasPremium, isCompleted } = await completeOnboarding(ctx.db, learnerOf(ctx));
  if (!hasPremium) throw new DomainError("premium.required");
  if (!isCompleted) throw new DomainError("learning.no_area");
}
