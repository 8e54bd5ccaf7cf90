import { makeHireSubjects } from "../hires.ts";
import { makeListing, makeListingPhotos } from "../listings.ts";
import { makeCase, makeCredential } from "../moderation.ts";
import { makeNetwork } from "../network.ts";
import { makePerson, makeRequest, type Person, type PersonOptions } from "../people.ts";
import { makeRequestPhotos } from "../photos.ts";
import type { Product } from "../product.ts";
import type { Audience, Subject } from "./audiences.ts";

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

async function makeOffer(product: Pick<Product, "db">, owner: Person) {
  const listingId = await makeListing(product, owner);
  const [listingPhotoId] = await makeListingPhotos(product, listingId, 1);
  return { listingId, listingPhotoId };
}

async function makeContacts(product: Pick<Product, "db">, owner: Person) {
  const network = await makeNetwork(product, owner);
  await makeCredential(product, network.otherId);
  return network;
}

const newEmail = () => `${crypto.randomUUID()}@exemplo.com`;

/** Inserts everything that the inputs of the matrix refer to, owned by this person. */
export async function makeSubject(product: Pick<Product, "db">, owner: Person): Promise<Subject> {
  const requestId = await makeRequest(product, owner);
  await makeRequestPhotos(product, requestId, 1);
  const offer = await makeOffer(product, owner);
  const contacts = await makeContacts(product, owner);
  const caseId = await makeCase(product, { kind: "request", id: requestId, owner }, []);
  const hireSubjects = await makeHireSubjects(product, owner, requestId);
  return { requestId, caseId, email: newEmail(), ...offer, ...contacts, ...hireSubjects };
}

/** Replaces what a call used up of a subject, and what hangs together with it. */
export async function renewSubject(
  product: Pick<Product, "db">,
  owner: Person,
  { subject, used }: { subject: Subject; used: readonly string[] },
): Promise<Subject> {
  if (used.every((name) => name === "email")) return { ...subject, email: newEmail() };
  if (used.every((name) => name.startsWith("listing"))) return { ...subject, ...(await makeOffer(product, owner)) };
  return makeSubject(product, owner);
}
