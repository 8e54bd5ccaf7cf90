import { z } from "zod";

/** Where people reach the support; `whatsapp` in digits with the country code. */
export const supportContacts = z.object({ email: z.string(), whatsapp: z.string() });
