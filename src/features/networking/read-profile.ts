import { z } from "zod";
import type { Database } from "#db/client.ts";
import { DomainError } from "../../errors.ts";
import { idPageOf } from "../../platform/database/keyset.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import { absenceAt } from "../../shared/day.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { recordCardView } from "../analytics/record-card-view.ts";
import { findViewer } from "../auth/find-viewer.ts";
import { userType } from "../auth/rules.ts";
import { isComplete } from "../profiles/rules.ts";
import { findOverview, findProfessional, listPortfolio } from "./queries-profile.ts";
import { listReferences } from "./queries-references.ts";
import { REFERENCES_PAGE_SIZE, viewConnection } from "./rules.ts";
import type { Overview, ProfessionalPage } from "./schemas.ts";

const isId = (value: string) => z.uuid().safeParse(value).success;

/** The professional by id, slug or former slug, if the viewer may see them. Visitors' id is blank. */
export function findBySlugOrId(db: Database, slugOrId: string, viewerId: string) {
  const key = slugOrId.toLowerCase();
  return findProfessional(db, isId(key) ? { id: key } : { slug: key }, viewerId);
}

/** A professional as card and page show them. Throws `profile.not_found`. */
export async function readProfessional(ctx: Context, slugOrId: string): Promise<ProfessionalPage> {
  const viewerId = (await findViewer(ctx))?.id ?? "";
  const found = await findBySlugOrId(ctx.db, slugOrId, viewerId);
  if (!found) throw new DomainError("profile.not_found");
  const { connection, presentation, ...professional } = found;
  const isOwn = found.id === viewerId;
  return {
    ...professional,
    presentation: isOwn ? presentation : maskContacts(presentation),
    unavailableUntil: absenceAt(professional.unavailableUntil, ctx.now),
    ...viewConnection(connection, viewerId, ctx.now),
    isOwn,
  };
}

/** The same at the address of the card, where views by others are counted. */
export async function readCard(ctx: Context, slugOrId: string): Promise<ProfessionalPage> {
  const card = await readProfessional(ctx, slugOrId);
  if (!card.isOwn) recordCardView(ctx, card.id);
  return card;
}

/** A page of references, newest first, and the cursor of the next. */
export async function readReferences(ctx: Context, input: { id: string; cursor?: string | null | undefined }) {
  const viewerId = (await findViewer(ctx))?.id ?? "";
  const page = { before: input.cursor ?? null, size: REFERENCES_PAGE_SIZE };
  const { items, nextCursor } = idPageOf(await listReferences(ctx.db, input.id, { ...page, viewerId }), page);
  return {
    items: items.map(({ isClient, isProvider, description, place, ...reference }) => ({
      ...reference,
      description: reference.isAuthor ? description : maskContacts(description),
      place: reference.isAuthor ? place : maskContacts(place),
      authorKind: userType({ isClient, isProvider }),
    })),
    nextCursor,
  };
}

export async function readPortfolio(ctx: Context, id: string) {
  const viewerId = (await findViewer(ctx))?.id ?? "";
  const photos = await listPortfolio(ctx.db, id, viewerId, ctx.now);
  if (id === viewerId) return photos;
  return photos.map(({ title, description, ...photo }) => ({
    ...photo,
    title: maskContacts(title),
    description: description && maskContacts(description),
  }));
}

/** The stats of the caller's dashboard. Throws `auth.required` if the account was just deleted. */
export async function readOverview(ctx: UserContext): Promise<Overview> {
  const own = await findOverview(ctx.db, ctx.user.id);
  if (!own) throw new DomainError("auth.required");
  const { professional, name, email, whatsapp, avatarUrl, ...stats } = own;
  return {
    ...stats,
    avatarUrl,
    averageRating: professional?.averageRating ?? 0,
    totalRatings: professional?.totalRatings ?? 0,
    isProvider: professional !== null,
    isComplete: professional !== null && isComplete({ ...professional, name, email, whatsapp, avatarUrl }),
  };
}
