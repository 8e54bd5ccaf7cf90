import { eq } from "drizzle-orm";
import {
  connections,
  personBlocks,
  professionalProfiles,
  professionalReferences,
  profiles,
  servicePhotos,
} from "../../db/schema/index.ts";
import { rewriteAlertTopics } from "../../src/features/alerts/statements.ts";
import { relistProvider } from "../../src/features/networking/statements.ts";
import { cardWords } from "../../src/platform/database/fold.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { makeHire } from "./hires.ts";
import { COMPLETE_CARD, makePerson, type Person, type PersonOptions } from "./people.ts";
import type { Product } from "./product.ts";
import { makeRating } from "./ratings.ts";

/** The directory without any filter. */
export const DIRECTORY_FILTER = { text: "", specialty: null, region: null, userType: null };

/** The form's input for a new reference, without the professional's id. */
export const REFERENCE_INPUT = {
  description: "Trocou o piso da cozinha em dois dias e deixou tudo limpo.",
  serviceDate: "2026-03-14",
  place: "Vila Carlota, Campo Grande",
  difficulty: 2,
  recommendation: 5,
  specialties: ["Reforma residencial" as const],
};

type Card = Partial<typeof professionalProfiles.$inferInsert>;

/** Inserts a provider with a completed business card, listed in the directory. */
export async function makeProvider(
  product: Pick<Product, "db">,
  options: PersonOptions & { card?: Card } = {},
): Promise<Person> {
  const person = await makePerson(product, { ...options, provider: true });
  const mirrored = { avatarUrl: `/img/avatars/${person.id}.webp` };
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

/** Lets a person block another one. */
export const blockPerson = ({ db }: Pick<Product, "db">, blocker: Pick<Person, "id">, blocked: Pick<Person, "id">) =>
  db.insert(personBlocks).values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: 1 });

let made = 0;

/** Inserts a connection requested `ageMs` ago. Returns its id. */
export async function makeConnection(
  product: Pick<Product, "db">,
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

/** Inserts a reference. Returns its id. */
export async function makeReference(product: Pick<Product, "db">, author: Person, target: Person): Promise<string> {
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

/** Inserts a photo row into a slot of the portfolio. Returns its id. */
export async function makePhoto(product: Pick<Product, "db">, owner: Person, slot = 1): Promise<string> {
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
  /** A provider to whom the owner has sent a connection request. */
  otherId: string;
  /** A pending connection request to the owner. */
  incomingId: string;
  /** A pending connection request from the owner. */
  outgoingId: string;
  /** A reference about the owner. */
  receivedId: string;
  /** A reference by the owner. */
  writtenId: string;
  photoId: string;
  /** A free rating of the owner. */
  ratingId: string;
}

/** Inserts fresh connections, references and a portfolio photo for the owner, who becomes a provider if not yet one. */
export async function makeNetwork(product: Pick<Product, "db">, owner: Person): Promise<Network> {
  await product.db
    .insert(professionalProfiles)
    .values({
      userId: owner.id,
      name: owner.name,
      email: owner.email,
      whatsapp: owner.phone,
      createdAt: 1,
      ...COMPLETE_CARD,
    })
    .onConflictDoNothing();
  await product.db.batch([...rewriteAlertTopics(product.db, owner.id)]);
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
    ratingId: await makeRating(product, asking, owner),
  };
}

/** A client and a provider, both without premium, and their confirmed hire. */
export async function makeHiredPair(product: Pick<Product, "db">) {
  const [client, provider] = [await makePerson(product), await makeProvider(product)];
  return { client, provider, ...(await makeHire(product, client, provider)) };
}
