import type { Audience, Subject } from "./audiences.ts";
import { makeHireSubjects } from "./hires.ts";
import { makeListing, makeListingPhotos } from "./listings.ts";
import { makeCase, makeCredential } from "./moderation.ts";
import { makeNetwork } from "./network.ts";
import { makePerson, makeRequest, type Person } from "./people.ts";
import type { Product } from "./product.ts";

export type Everyone = Record<Exclude<Audience, "visitor">, Person>;

/** One person of each kind in the matrix. */
export async function makeEveryone(product: Pick<Product, "db">): Promise<Everyone> {
  return {
    incomplete: await makePerson(product, { client: false, phone: "", termsAccepted: false }),
    client: await makePerson(product, { client: true }),
    provider: await makePerson(product, { provider: true }),
    premium: await makePerson(product, { premium: true }),
    owner: await makePerson(product, { client: true }),
    admin: await makePerson(product, { admin: true }),
  };
}

/** Creates everything that the inputs of the matrix refer to, owned by this person. */
export async function makeSubject(product: Pick<Product, "db">, owner: Person): Promise<Subject> {
  const requestId = await makeRequest(product, owner);
  const listingId = await makeListing(product, owner);
  const [listingPhotoId] = await makeListingPhotos(product, listingId, 1);
  const network = await makeNetwork(product, owner);
  const caseId = await makeCase(product, { kind: "request", id: requestId, owner }, []);
  await makeCredential(product, network.otherId);
  const hireSubjects = await makeHireSubjects(product, owner, requestId);
  const email = `${requestId}@exemplo.com`;
  return { requestId, caseId, listingId, listingPhotoId, email, ...network, ...hireSubjects };
}
