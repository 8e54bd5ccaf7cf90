import { eq } from "drizzle-orm";
import { subscriptionPayments, userSubscriptions } from "../../db/schema/index.ts";
import { press } from "./asaas.ts";
import { makePerson, type PersonOptions } from "./people.ts";
import { eventually, type Product } from "./product.ts";

/** Who pays. */
export const PAYMENT_FORM = {
  name: "Ana Prado",
  email: "ana@exemplo.com",
  phone: "67991234567",
  cpfCnpj: "249.715.637-92",
};

/** A person who subscribed, with their charge at the fake Asaas; open until it is paid. */
export async function makeSubscriber(product: Product, options: PersonOptions = {}) {
  const person = await makePerson(product, { provider: true, ...options });
  await product.mutate("billing.createPayment", PAYMENT_FORM, person);
  const own = eq(userSubscriptions.userId, person.id);
  const [made] = await product.db.select().from(userSubscriptions).where(own);
  const { payments } = await press(product.stack, { do: "try-now" });
  const charge = payments.find(({ subscription }) => subscription === made?.asaasSubscriptionId)?.id;
  if (charge === undefined) throw new Error("no charge");
  return { person, charge };
}

/** The same, paid. */
export async function makePaidCharge(product: Product, options: PersonOptions = {}) {
  const made = await makeSubscriber(product, options);
  await press(product.stack, { do: "pay", payment: made.charge });
  await eventually(async () => (await chargeRow(product, made.charge))?.paidAt ?? undefined, "the payment");
  return made;
}

export async function chargeRow({ db }: Pick<Product, "db">, id: string) {
  return (await db.select().from(subscriptionPayments).where(eq(subscriptionPayments.id, id)))[0];
}
