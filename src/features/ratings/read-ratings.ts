import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { idPageOf, pageOf } from "../../platform/database/keyset.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { findViewer } from "../auth/find-viewer.ts";
import { nameWords } from "../networking/directory-words.ts";
import { findRated, listPeople } from "./queries-people.ts";
import { listRatings } from "./queries-ratings.ts";
import { listWritten } from "./queries-written.ts";
import {
  PEOPLE_PAGE_SIZE,
  RATER_AGE_MS,
  RATINGS_PAGE_SIZE,
  rateObstacle,
  readPeopleCursor,
  writePeopleCursor,
} from "./rules.ts";
import type { peopleInput, RatedInput, RatedProfile, ratingsInput, writtenInput } from "./schemas.ts";

/** A page of everyone who can be rated: best average first, then by name. */
export async function readPeople(ctx: Context, input: z.infer<typeof peopleInput>) {
  const after = input.cursor ? readPeopleCursor(input.cursor) : null;
  const filter = { ways: nameWords(input.text), after, size: PEOPLE_PAGE_SIZE };
  const { items, last } = pageOf(await listPeople(ctx.db, filter), PEOPLE_PAGE_SIZE);
  return { items: items.map(({ place: _, ...person }) => person), nextCursor: last && writePeopleCursor(last.place) };
}

/** Someone in one of their roles, as the viewer sees them. Throws `rating.not_found`. */
export async function readPerson(ctx: Context, rated: RatedInput): Promise<RatedProfile> {
  const viewerId = (await findViewer(ctx))?.id ?? "";
  const { profile, viewer, own } = await findRated(ctx.db, rated, viewerId);
  if (!profile) throw new DomainError("rating.not_found");
  const obstacle = rateObstacle(
    {
      isVisitor: viewer === null,
      isOwn: rated.id === viewerId,
      accountCreatedAt: viewer?.createdAt ?? 0,
      isBlockedByPerson: viewer?.isBlocked ?? false,
      isFormerHidden: own?.isHidden ?? false,
    },
    ctx.now,
  );
  const ratesFrom = obstacle === "account_new" && viewer ? viewer.createdAt + RATER_AGE_MS : null;
  return { ...profile, obstacle, ratesFrom, own };
}

type StoredRating = Awaited<ReturnType<typeof listRatings>>[number];

/** Without contacts in what others wrote: the rating, or the reply of the person rated. */
function maskRating(rating: StoredRating, isRated: boolean): StoredRating {
  const { comment, reason, serviceType, reply, isAuthor } = rating;
  const others = { comment: maskContacts(comment), reason: reason && maskContacts(reason) };
  return {
    ...rating,
    ...(isAuthor ? {} : { ...others, serviceType: serviceType && maskContacts(serviceType) }),
    reply: isRated ? reply : reply && maskContacts(reply),
  };
}

/** A page of someone's ratings of both kinds, newest first. Only their author gets those that aren't public. */
export async function readRatings(ctx: Context, input: z.infer<typeof ratingsInput>) {
  const viewerId = (await findViewer(ctx))?.id ?? "";
  const page = { before: input.cursor ?? null, size: RATINGS_PAGE_SIZE };
  const { items, nextCursor } = idPageOf(await listRatings(ctx.db, input, { ...page, viewerId }), page);
  return { items: items.map((rating) => maskRating(rating, input.id === viewerId)), nextCursor };
}

/** A page of the ratings that the caller wrote, newest first. */
export async function readWritten({ db, user }: UserContext, { cursor }: z.infer<typeof writtenInput>) {
  const page = { before: cursor ?? null, size: RATINGS_PAGE_SIZE };
  const { items, nextCursor } = idPageOf(await listWritten(db, user.id, page), page);
  return {
    items: items.map(({ reply, ...rating }) => ({ ...rating, reply: reply && maskContacts(reply) })),
    nextCursor,
  };
}
