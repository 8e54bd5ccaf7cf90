import { DomainError } from "../../errors.ts";
import { quotaExceeded } from "../../platform/limits/rate-limit.ts";
import type { UserContext } from "../../trpc/init.ts";
import { insertReport } from "./queries-reports.ts";
import type { ReportInput } from "./schemas.ts";

/** Reports something that the caller can see. Throws `subject.not_found`, `report.own`, `report.exists`, `rate_limited`. */
export async function reportSubject({ db, user, now }: UserContext, input: ReportInput): Promise<void> {
  const { ownerId, isStored, isRepeated, freeAt } = await insertReport(db, user.id, input, now);
  if (isStored) return;
  if (ownerId === null) throw new DomainError("subject.not_found");
  if (ownerId === user.id) throw new DomainError("report.own");
  throw isRepeated ? new DomainError("report.exists") : quotaExceeded(freeAt);
}
