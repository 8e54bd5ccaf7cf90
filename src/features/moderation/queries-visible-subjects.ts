import { type SQL, sql } from "drizzle-orm";
import type { SubjectKind } from "../../shared/decisions.ts";
import { isShown } from "../listings/statements.ts";
import { mayRead } from "../requests/statements.ts";
import { EXCERPT_MAX_LENGTH } from "./rules.ts";
import { TEXTS } from "./statements.ts";

interface Viewing {
  id: string;
  viewerId: string;
  now: number;
}

/** What else keeps a thing from other people, besides a decision or a block. */
const SHOWN: Readonly<Record<SubjectKind, (viewing: Viewing) => SQL>> = {
  request: ({ id, viewerId, now }) => sql`exists (
    select 1 from service_requests where id = ${id} and ${mayRead(viewerId, now)})`,
  listing: ({ id, now }) => sql`exists (
    select 1 from marketplace_listings card where card.id = ${id} and ${isShown(now)})`,
  card: ({ id }) => sql`exists (select 1 from users where id = ${id} and email_confirmed_at is not null)`,
  reference: ({ id, viewerId }) => sql`exists (select 1 from professional_references
    where id = ${id} and (hidden_at is null or target_professional_id = ${viewerId}))`,
  photo: () => sql`true`,
  // A case is about somebody; admins can hide a rating whose author left.
  rating: ({ id, now }) => sql`not exists (
    select 1 from ratings where id = ${id} and (revealed_at is null or revealed_at > ${now}
      or evaluator_id not in (select users.id from users)))`,
  comment: ({ id, viewerId, now }) => sql`exists (
    select 1 from listing_comments comment
    cross join marketplace_listings card on card.id = comment.listing_id
    left join listing_comments question on question.id = comment.answer_to
    where comment.id = ${id} and question.hidden_because is null
      and (${isShown(now)} or card.user_id = ${viewerId}))`,
};

/** The thing's `owner_id` and `excerpt`, if the viewer may see it. */
export function visibleSubject(kind: SubjectKind, viewing: Viewing): SQL {
  return sql`
    select owner_id, substr(text, 1, ${EXCERPT_MAX_LENGTH}) as excerpt from (${TEXTS[kind](viewing.id)})
    where owner_id = ${viewing.viewerId} or hidden_because is null and ${SHOWN[kind](viewing)}`;
}
