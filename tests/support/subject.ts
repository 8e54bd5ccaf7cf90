import type { Audience, Subject } from "./audiences.ts";
import { makeHireSubjects } from "./hires.ts";
import { makeListing, makeListingPhotos } from "./listings.ts";
import { makeCase, makeCredential } from "./moderation.ts";
import { makeNetwork } from "./network.ts";
import { makePerson, makeRequest, type Person, type PersonOptions } from "./people.ts";
import { makeRequestPhotos } from "./photos.ts";
import type { Product } from "./product.ts";

export type Everyone = Record<Exclude<Audience, "visitor">, Person>;

export const PERSON_OF: Record<keyof Everyone, PersonOptions> = {
  incomplete: { client: false, phone: "", termsAccepted: false },
  client: { client: true },
  provider: { provider: true },
  premium: { premium: true },
  owner: { client: true },
  admin: { admin: true },
};

/** Inserts a person of each kind. */
export async function makeEveryone(product: Pick<Product, "db">): Promise<Everyone> {
  const people = Object.entries(PERSON_OF).map(async ([audience, options]) => {
    return [audience, await makePerson(product, options)];
  });
  return Object.fromEntries(await Promise.all(people)) as Everyone;
}

/** Inserts everything that the inputs of the matrix refer to, owned by this person. */
export async function makeSubject(product: Pick<Product, "db">, owner: Person): Promise<Subject> {
  const requestId = await makeRequest(product, owner);
  await makeRequestPhotos(product, requestId, 1);
  const listingId = await makeListing(product, owner);
  const [listingPhotoId] = await makeListingPhotos(product, listingId, 1);
  const network = await makeNetwork(product, owner);
  const caseId = await makeCase(product, { kind: "request", id: requestId, owner }, []);
  await makeCredential(product, network.otherId);
  const hireSubjects = await makeHireSubjects(product, owner, requestId);
  const email = `${requestId}@exemplo.com`;
  return { requestId, caseId, listingId, listingPhotoId, email, ...network, ...hireSubjects };
}
