import { hires, serviceRequestInterests } from "../../db/schema/index.ts";
import { newId } from "../../src/platform/ids.ts";
import { makeRequest, type Person, REQUEST_INPUT } from "./people.ts";
import type { Product } from "./product.ts";

/** The form's input for a version of an agreement. */
export const AGREEMENT_TEXT = {
  what: "Trocar o piso e o azulejo do banheiro.\nO material é do cliente.",
  place: "Rua das Araras, 12, Campo Grande",
  priceCents: 250_000,
  startDate: "2026-12-01",
  parts: [
    { when: "no início", valueCents: 100_000 },
    { when: "na entrega", valueCents: 150_000 },
  ],
};

/** Lets people be interested in a request, the first one longest ago. */
export async function makeInterests(
  product: Pick<Product, "db">,
  requestId: string,
  people: readonly Person[],
  changes: Partial<typeof serviceRequestInterests.$inferInsert> = {},
): Promise<void> {
  const now = Date.now();
  await product.db.insert(serviceRequestInterests).values(
    people.map(({ id }, i) => ({
      serviceRequestId: requestId,
      userId: id,
      createdAt: now - people.length + i,
      ...changes,
    })),
  );
}

/** Inserts a hire of a provider who is interested in a new request of the client. Returns its id and the request's. */
export async function makeHire(
  product: Pick<Product, "db">,
  client: Person,
  provider: Person,
  status: "proposed" | "confirmed" | "denied" = "confirmed",
): Promise<{ id: string; requestId: string }> {
  const now = Date.now();
  const id = newId(now);
  const requestId = await makeRequest(product, client);
  await makeInterests(product, requestId, [provider]);
  await product.db.insert(hires).values({
    id,
    requestId,
    serviceType: REQUEST_INPUT.serviceType,
    clientId: client.id,
    providerId: provider.id,
    status,
    createdAt: now,
    answeredAt: status === "proposed" ? null : now,
  });
  return { id, requestId };
}
