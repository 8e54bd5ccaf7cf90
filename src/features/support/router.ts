import { publicProcedure, router } from "../../trpc/init.ts";
import { supportContacts } from "./schemas.ts";

export const supportRouter = router({
  contacts: publicProcedure.output(supportContacts).query(({ ctx }) => {
    const { SUPPORT_EMAIL: email, SUPPORT_WHATSAPP: whatsapp } = ctx.env.settings;
    return { email, whatsapp };
  }),
});
