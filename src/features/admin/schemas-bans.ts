import { z } from "zod";
import { cursor, instant } from "./schemas.ts";

export const bansInput = z.object({ cursor });
/** What may not sign up, newest first. */
export const banPage = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      userId: z.string(),
      /** Of the account; null if it was deleted. */
      name: z.string().nullable(),
      /** The ends of e-mail and phone. */
      hint: z.string(),
      reason: z.string(),
      /** Null if the admin's account was deleted. */
      adminName: z.string().nullable(),
      createdAt: instant,
      keptUntil: instant,
    }),
  ),
  nextCursor: z.string().nullable(),
});
export type AdminBan = z.infer<typeof banPage>["items"][number];
