import type { UserContext } from "../../trpc/init.ts";
import type { ReportInput } from "./schemas.ts";

/** Throws `report.own`, `report.exists`, `report.not_found`, `rate_limited`. */
export async function reportSubject(_ctx: UserContext, _input: ReportInput): Promise<void> {
  throw new Error("to be built");
}
