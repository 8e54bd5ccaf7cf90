import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { listingComments } from "#db/schema/index.ts";
import { type IdPage, rowsFor } from "../../platform/database/keyset.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { countMade, isWithinQuota, ofPerson, selectQuotaReset } from "../../platform/limits/rate-limit.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { json, readJson } from "./queries.ts";
import { QUESTION_LIMITS } from "./rules.ts";
import { comment, question } from "./schemas.ts";
import { isPublic, isShown } from "./statements.ts";

const questionRow = question.extend({ answer: comment.nullable() });

const fieldsOf = (name: string, viewerId: string | null) => {
  const row = sql.raw(name);
  return sql`'id', ${row}.id, 'text', ${row}.text, 'createdAt', ${row}.created_at,
    'isOwn', ${json(sql`${row}.author_id = ${viewerId}`)}, 'isHidden', ${json(sql`${row}.hidden_because is not null`)}`;
};
const isSeen = (name: string, viewerId: string | null) => {
  const row = sql.raw(name);
  return sql`(${row}.hidden_because is null or ${row}.author_id = ${viewerId})`;
};

/** The rows for a page of the questions under a listing that the viewer sees, newest first, with the askers' full names. */
export function listQuestions(
  db: Database,
  { listingId, viewerId, now, before, size }: IdPage & { listingId: string; viewerId: string | null; now: number },
): Promise<z.output<typeof questionRow>[]> {
  const rest = before === null ? sql`` : sql`and question.id < ${before}`;
  return readJson(
    db,
    questionRow,
    sql`
      select json_object(${fieldsOf("question", viewerId)}, 'askerName', asker.name, 'answer', (
        select json_object(${fieldsOf("answer", viewerId)}) from listing_comments answer
        where answer.answer_to = question.id and ${isSeen("answer", viewerId)})) as row
      from marketplace_listings card
      cross join listing_comments question on question.listing_id = card.id and question.answer_to is null
      cross join profiles asker on asker.id = question.author_id
      where card.id = ${listingId} and (${isShown(now)} or card.user_id = ${viewerId})
        and ${isSeen("question", viewerId)} ${rest}
      order by question.id desc limit ${rowsFor(size)}`,
  );
}

/** Condition that the person and the seller of `card` did not block each other. */
const areOnTerms = (personId: Id) => areUnblocked(sql`card.user_id`, personId);

interface NewComment {
  id: string;
  authorId: string;
  text: string;
  now: number;
}

/**
 * Stores and counts a question about a public listing of somebody else, and tells the seller. The same one again is not
 * stored. `asked`: its row, this or the earlier one; `freeAt`: when the limit allows one more.
 */
export async function insertQuestion(db: Database, listingId: string, { id, authorId, text, now }: NewComment) {
  const by = ofPerson(authorId);
  const isSame = sql`question.listing_id = ${listingId} and question.answer_to is null
    and question.author_id = ${authorId} and question.text = ${text}`;
  const made = sql`
    from listing_comments question cross join marketplace_listings card on card.id = question.listing_id
    where question.id = ${id}`;
  const { asked, free } = await batchOf(db, {
    inserted: db.run(sql`
      insert into listing_comments (id, listing_id, author_id, text, created_at)
      select ${id}, card.id, ${authorId}, ${text}, ${now} from marketplace_listings card
      where card.id = ${listingId} and ${isPublic(now)} and card.user_id <> ${authorId} and ${areOnTerms(authorId)}
        and ${isAccountOpen(authorId)} and ${isWithinQuota(QUESTION_LIMITS, by, now)}
        and not exists (select 1 from listing_comments question where ${isSame})`),
    asked: db
      .select({ id: sql`question.id`.mapWith(String), sellerId: sql`card.user_id`.mapWith(String) })
      .from(sql`listing_comments question cross join marketplace_listings card on card.id = question.listing_id`)
      .where(isSame),
    told: insertNotices(
      db,
      {
        kind: "listing-question",
        to: sql`card.user_id`,
        subjectId: id,
        details: { listingId: sql`card.id`, title: sql`card.title` },
        source: made,
        among: sql`notices.subject_id = ${id}`,
      },
      now,
    ),
    free: selectQuotaReset(db, QUESTION_LIMITS, by, now),
    counted: countMade(db, QUESTION_LIMITS, by, now, sql`exists (select 1 ${made})`),
  });
  return { asked: asked[0] ?? null, freeAt: free[0]?.freeAt ?? null };
}

/**
 * Answers a question under the seller's listing, or changes the answer. A first answer is told to who asked.
 * @returns `askerId`: null if there is no such question
 */
export async function putAnswer(db: Database, questionId: string, { id, authorId, text, now }: NewComment) {
  const answerable = sql`
    from listing_comments question cross join marketplace_listings card on card.id = question.listing_id
    where question.id = ${questionId} and question.answer_to is null and question.hidden_because is null
      and card.user_id = ${authorId}`;
  const { put, askers } = await batchOf(db, {
    put: db.run(sql`
      insert into listing_comments (id, listing_id, author_id, answer_to, text, created_at)
      select ${id}, card.id, ${authorId}, question.id, ${text}, ${now} ${answerable} and ${isAccountOpen(authorId)}
      on conflict (answer_to) do update set text = excluded.text`),
    told: insertNotices(
      db,
      {
        kind: "listing-answer",
        to: sql`question.author_id`,
        subjectId: questionId,
        details: { listingId: sql`card.id`, title: sql`iif(card.masked_text is null, card.title, '')` },
        source: sql`${answerable} and exists (select 1 from listing_comments answer where answer.id = ${id})
          and ${areOnTerms(sql`question.author_id`)}`,
        isOnceADay: true,
        among: sql`notices.subject_id = ${questionId}`,
      },
      now,
    ),
    askers: db
      .select({ askerId: sql`question.author_id`.mapWith(String) })
      .from(sql`(select question.author_id ${answerable}) question`),
  });
  return { isStored: put.rowsAffected > 0, askerId: askers[0]?.askerId ?? null };
}

/** Deletes a question with its answer, or an answer, of its author. @returns whether there was one */
export async function deleteComment(db: Database, id: string, authorId: string): Promise<boolean> {
  const deleted = await db
    .delete(listingComments)
    .where(and(eq(listingComments.id, id), eq(listingComments.authorId, authorId)))
    .returning({ id: listingComments.id });
  return deleted.length > 0;
}
