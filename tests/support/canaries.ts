import { eq } from "drizzle-orm";
import { professionalProfiles, professionalReferences, servicePhotos } from "../../db/schema/index.ts";
import { relistProvider } from "../../src/features/networking/statements.ts";
import type { SubjectKind } from "../../src/shared/decisions.ts";
import { makeListing, makeQuestion } from "./listings.ts";
import { makeConnection, makeProvider, makeReference, REFERENCE_INPUT } from "./network.ts";
import { makePerson, makeRequest, type Person } from "./people.ts";
import { makePhoto as makeImage, upload } from "./photos.ts";
import type { Product } from "./product.ts";
import { makeRating } from "./ratings.ts";

/** One thing of each kind by the same owner, and the text by which it is recognized wherever it appears. */
export interface Canaries {
  owner: Person;
  /** The provider whom the reference and the rating are about, connected with the owner. */
  other: Person;
  ids: Record<SubjectKind, string>;
  /** The other's listing, under which the owner wrote the comment. */
  askedId: string;
  /** Paths of the display sizes. */
  photos: Record<"listing" | "request" | "portfolio" | "avatar", string>;
}

export const CANARY: Record<SubjectKind, string> = {
  request: "canariodasolicitacao",
  listing: "canariodoanuncio",
  card: "canariodocartao",
  reference: "canariodareferencia",
  photo: "canariodafoto",
  rating: "canariodaavaliacao",
  comment: "canariodapergunta",
};
export const CITY = "Campo Grande (Capital)";
const TRADE = "Reforma de cozinha";
/** The page of the card's specialty in its city. */
export const LOCAL = { trade: "reforma-de-cozinha", city: "campo-grande" };

async function makePhotos(product: Product, owner: Person, listingId: string, requestId: string) {
  const image = await makeImage();
  const sent = [
    await upload(product, `/upload/listings/${listingId}`, image, owner),
    await upload(product, `/upload/requests/${requestId}`, image, owner),
    await upload(product, `/upload/portfolio?titulo=${CANARY.photo}`, image, owner),
    await upload(product, "/upload/avatar", image, owner),
  ];
  const [listing, request, portfolio, avatar] = sent.map(({ url }) => url);
  if (!listing || !request || !portfolio || !avatar) throw new Error(`no photos: ${JSON.stringify(sent)}`);
  return { listing, request, portfolio, avatar };
}

/** The owner is a client and a provider with premium who agreed to be told of requests. */
export async function makeCanaries(product: Product): Promise<Canaries> {
  const { db } = product;
  const owner = await makePerson(product, { client: true, premium: true, name: "Dona do Canario" });
  const card = {
    profession: CANARY.card,
    presentation: CANARY.card,
    specialties: ["Outros", TRADE],
    serviceRegions: [CITY],
    assistantConsentAt: 1,
  };
  await db
    .update(professionalProfiles)
    .set({ ...card, professionalProfile: "operacional" })
    .where(eq(professionalProfiles.userId, owner.id));
  await db.batch(relistProvider(db, owner.id));
  const other = await makeProvider(product);
  await makeConnection(product, owner, other, { status: "accepted", answeredAt: 1 });
  const reference = await makeReference(product, owner, other);
  await db
    .update(professionalReferences)
    .set({ serviceDescription: CANARY.reference, specialties: REFERENCE_INPUT.specialties })
    .where(eq(professionalReferences.id, reference));
  const listing = await makeListing(product, owner, { title: CANARY.listing });
  const request = await makeRequest(product, owner, { description: CANARY.request });
  const askedId = await makeListing(product, other);
  const photos = await makePhotos(product, owner, listing, request);
  const [photo] = await db.select().from(servicePhotos).where(eq(servicePhotos.professionalId, owner.id));
  return {
    owner,
    other,
    photos,
    askedId,
    ids: {
      request,
      listing,
      card: owner.id,
      reference,
      photo: photo?.id ?? "",
      rating: await makeRating(product, owner, other, { comment: CANARY.rating }),
      comment: await makeQuestion(product, owner, askedId, { text: CANARY.comment }),
    },
  };
}
