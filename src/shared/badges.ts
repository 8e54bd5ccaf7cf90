import { z } from "zod";

/** A course that a person passed, as everyone sees it: the id of the course, and the certificate's code. */
export const publicBadge = z.object({ courseId: z.string(), code: z.string() });
export type PublicBadge = z.infer<typeof publicBadge>;
