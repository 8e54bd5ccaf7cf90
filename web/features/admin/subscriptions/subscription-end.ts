import { ENDING_SOON_MS } from "#src/features/admin/rules.ts";
import type { AdminSubscription } from "#src/features/admin/schemas.ts";

/** Whether an active subscription expires within seven days: 'Em breve!'. */
export function endsSoon({ status, expiresAt }: Pick<AdminSubscription, "status" | "expiresAt">, now: number): boolean {
  return status === "ACTIVE" && expiresAt !== null && expiresAt >= now && expiresAt - now <= ENDING_SOON_MS;
}
