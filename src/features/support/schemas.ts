import { z } from "zod";

/** How to reach support; `whatsapp` is digits with the country code. */
export const supportContacts = z.object({ email: z.string(), whatsapp: z.string() });
