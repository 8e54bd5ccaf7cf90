import { eq } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "../../db/schema/index.ts";
import { readNotifications } from "./fakes.ts";
import type { Person } from "./people.ts";
import { eventually, type Product } from "./product.ts";

const codePayload = z.strictObject({
  p_tipo: z.literal("codigo_whatsapp"),
  p_whatsapp: z.string(),
  p_codigo: z.string().regex(/^\d{6}$/),
});

/** The codes that the workflow got for a number, newest first. */
export async function codesTo(fakesUrl: string, phone: string): Promise<string[]> {
  return (await readNotifications(fakesUrl)).flatMap(({ payload }) => {
    const { data } = codePayload.safeParse(payload);
    return data?.p_whatsapp === `55${phone}` ? [data.p_codigo] : [];
  });
}

/** Waits for the `count`-th code to a number. */
export const codeTo = (fakesUrl: string, phone: string, count = 1): Promise<string> =>
  eventually(async () => {
    const codes = await codesTo(fakesUrl, phone);
    return codes.length >= count ? codes[0] : undefined;
  }, `${count} code(s) to ${phone}`);

/** Another code than this one. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Writes that a person confirmed their number. */
export const confirmNumber = (product: Pick<Product, "db">, { id }: Pick<Person, "id">) =>
  product.db.update(profiles).set({ phoneConfirmedAt: Date.now() }).where(eq(profiles.id, id));
