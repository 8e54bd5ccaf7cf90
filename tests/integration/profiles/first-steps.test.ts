import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cliente, contactOpenings, professionalProfiles, profiles } from "../../../db/schema/index.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { makeInterests } from "../../support/hires.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const stepsOf = async (person: Person) => (await product.query("profiles.firstSteps", undefined, person)).data;
const dismiss = (role: string, person: Person) => product.mutate("profiles.dismissFirstSteps", { role }, person);

test("a provider's first steps say what the profile lacks, and what was done", async () => {
  const provider = await makePerson(product, { provider: true, card: { specialties: [] } });
  const before = { acceptsAssistant: false, hasInterest: false, isDismissed: false };
  expect(await stepsOf(provider)).toEqual({
    client: null,
    provider: { ...before, missing: ["avatarUrl", "specialties"] },
  });
  await product.db.update(profiles).set({ avatarUrl: "/img/x.webp" }).where(eq(profiles.id, provider.id));
  await product.db
    .update(professionalProfiles)
    .set({ specialties: ["Outros"], assistantConsentAt: Date.now() })
    .where(eq(professionalProfiles.userId, provider.id));
  await makeInterests(product, await makeRequest(product, await makePerson(product)), [provider]);
  expect(await stepsOf(provider)).toEqual({
    client: null,
    provider: { missing: [], acceptsAssistant: true, hasInterest: true, isDismissed: false },
  });
});

test("a client's are a request, or a provider's contact; those of listings don't count", async () => {
  const [client, other, owner] = [
    await makePerson(product),
    await makePerson(product),
    await makePerson(product, { provider: true }),
  ];
  const none = { hasRequest: false, hasContact: false, isDismissed: false };
  const open = (kind: "card" | "listing") =>
    product.db.insert(contactOpenings).values({
      id: newId(Date.now()),
      openedBy: client.id,
      ownerId: owner.id,
      kind,
      subjectId: owner.id,
      way: "whatsapp",
      createdAt: Date.now(),
    });
  await open("listing");
  expect(await stepsOf(client)).toEqual({ client: none, provider: null });
  await open("card");
  await makeRequest(product, client);
  expect(await stepsOf(client)).toEqual({ client: { ...none, hasRequest: true, hasContact: true }, provider: null });
  expect(await stepsOf(other)).toEqual({ client: none, provider: null });
});

test("dismissing is for one's own role", async () => {
  const both = await makePerson(product, { client: true, provider: true });
  const other = await makePerson(product);
  expect((await dismiss("client", both)).status).toBe(200);
  expect(await stepsOf(both)).toMatchObject({ client: { isDismissed: true }, provider: { isDismissed: false } });
  expect((await dismiss("provider", both)).status).toBe(200);
  expect(await stepsOf(both)).toMatchObject({ client: { isDismissed: true }, provider: { isDismissed: true } });
  expect(await stepsOf(other)).toMatchObject({ client: { isDismissed: false } });
  const [row] = await product.db.select().from(cliente).where(eq(cliente.id, both.id));
  expect(row?.firstStepsDismissedAt).toBeGreaterThan(0);
});
