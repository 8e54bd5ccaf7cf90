import { eq } from "drizzle-orm";
import {
  connections,
  professionalProfiles,
  professionalReferences,
  profiles,
  servicePhotos,
} from "../../db/schema/index.ts";
import { cardWords } from "../../src/platform/fold.ts";
import { newId } from "../../src/platform/ids.ts";
import { relistProvider } from "../../src/platform/queries-directory-entry.ts";
import { makePerson, type Person, type PersonOptions } from "./people.ts";
import type { Product } from "./product.ts";

/** What a form sends for a new reference, without the professional whom it is about. */
export const REFERENCE_INPUT = {
  description: "Trocou o piso da cozinha em dois dias e deixou tudo limpo.",
  serviceDate: "2026-03-14",
  place: "Vila Carlota, Campo Grande",
  difficulty: 2,
  recommendation: 5,
  specialties: ["Reforma residencial" as const],
};

type Card = Partial<typeof professionalProfiles.$inferInsert>;

/** A provider whose card is filled in, in the directory. */
export async function makeProvider(
  product: Product,
  options: PersonOptions & { card?: Card; isPremium?: boolean } = {},
): Promise<Person> {
  const person = await makePerson(product, { ...options, provider: true });
  const mirrored = { avatarUrl: `/img/avatars/${person.id}.webp`, isPremium: options.isPremium ?? false };
  const card = {
    profession: "Pedreiro",
    professionalProfile: "operacional" as const,
    specialties: ["Reforma de banheiro"],
    serviceRegions: ["Dourados"],
    ...options.card,
  };
  await product.db.batch([
    product.db.update(profiles).set(mirrored).where(eq(profiles.id, person.id)),
    product.db
      .update(professionalProfiles)
      .set({ ...card, ...mirrored, cardWords: cardWords(card) })
      .where(eq(professionalProfiles.userId, person.id)),
    ...relistProvider(product.db, person.id),
  ]);
  return person;
}

let made = 0;

/** A connection in the tables, asked for `ageMs` ago. */
export async function makeConnection(
  product: Product,
  requester: Person,
  target: Person,
  changes: Partial<typeof connections.$inferInsert> & { ageMs?: number } = {},
): Promise<string> {
  const { ageMs = 0, ...columns } = changes;
  const createdAt = Date.now() - ageMs;
  const id = newId(createdAt);
  await product.db
    .insert(connections)
    .values({ id, requesterId: requester.id, targetId: target.id, createdAt, ...columns });
  return id;
}

/** A reference in the tables. */
export async function makeReference(product: Product, author: Person, target: Person): Promise<string> {
  const now = Date.now();
  const id = newId(now);
  await product.db.insert(professionalReferences).values({
    id,
    targetProfessionalId: target.id,
    authorProfessionalId: author.id,
    serviceDescription: `Serviço ${++made}`,
    serviceDate: "2026-03-14",
    serviceLocation: "Dourados",
    specialties: ["Pintura"],
    createdAt: now,
  });
  return id;
}

/** A photo in the tables, in the given place of the portfolio. */
export async function makePhoto(product: Product, owner: Person, slot = 1): Promise<string> {
  const id = newId(Date.now());
  await product.db.insert(servicePhotos).values({
    id,
    professionalId: owner.id,
    slot,
    photoUrl: `/img/portfolio/professional_${owner.id}/${id}.webp`,
    title: `Foto ${slot}`,
    uploadedAt: Date.now(),
  });
  return id;
}

export interface Network {
  /** A provider whom the owner has asked for a connection. */
  otherId: string;
  /** A request that waits for the owner's answer. */
  incomingId: string;
  /** A request of the owner that waits for another's answer. */
  outgoingId: string;
  /** References to the owner, and by the owner. */
  receivedId: string;
  writtenId: string;
  photoId: string;
}

/** Things in the network that are the owner's, made anew. */
export async function makeNetwork(product: Product, owner: Person): Promise<Network> {
  await product.db
    .insert(professionalProfiles)
    .values({ userId: owner.id, name: owner.name, email: owner.email, whatsapp: owner.phone, createdAt: 1 })
    .onConflictDoNothing();
  await product.db.delete(servicePhotos).where(eq(servicePhotos.professionalId, owner.id));
  const other = await makeProvider(product);
  const asking = await makePerson(product);
  return {
    otherId: other.id,
    incomingId: await makeConnection(product, asking, owner),
    outgoingId: await makeConnection(product, owner, other),
    receivedId: await makeReference(product, other, owner),
    writtenId: await makeReference(product, owner, other),
    photoId: await makePhoto(product, owner),
  };
}
