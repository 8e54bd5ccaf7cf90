import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { fromJson, parsedBy } from "#db/rows.ts";
import { hires, serviceRequestInterests, serviceRequests } from "#db/schema/index.ts";
import { type IdPage, isAfterPage, rowsFor } from "../../platform/database/keyset.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { isDeclined, isOtherHired } from "../requests/statements.ts";
import { middleOf } from "./queries-prices.ts";
import { INTEREST_STATES, type InterestState, MAX_OFFERS } from "./rules-interest.ts";
import { answerByHire } from "./statements.ts";

const { serviceRequestId, userId: interestedId } = serviceRequestInterests;

/**
 * Whether the owner opened the contact of the person's card after they showed interest. Ids sort by time, so the search
 * begins with the request's.
 */
const hasOpenedContact = sql`exists (
  select 1 from contact_openings opening
  where opening.opened_by = ${serviceRequests.createdBy} and opening.id > ${serviceRequests.id}
    and opening.owner_id = ${interestedId} and opening.kind = 'card'
    and opening.created_at >= ${serviceRequestInterests.createdAt})`;

/** How far an interest has come. The end of a request says more than what its owner looked at before. */
const stateAt = (now: number): SQL => sql`coalesce(${answerByHire}, case
  when ${isOtherHired} then 'other'
  when ${isDeclined} then 'declined'
  when ${hires.endedAs} = 'cancelled' then 'cancelled'
  when ${serviceRequests.expiresAt} <= ${now} then 'ended'
  when ${hasOpenedContact} then 'contacted'
  when ${serviceRequestInterests.seenAt} is not null then 'seen'
  else 'sent' end)`;

/** Prices that other people named for the request: the middle of each range. */
const otherPrices = sql`(
  select json_group_array(cents) from (
    select ${middleOf("other")} as cents
    from service_request_interests other cross join users person on person.id = other.user_id
    where other.service_request_id = ${serviceRequestId} and other.user_id <> ${interestedId}
      and ${middleOf("other")} is not null and person.blocked_at is null
    limit ${MAX_OFFERS}) bounded_offers)`.mapWith(fromJson(z.array(z.number())));

/** Whether the request has a contact, and neither blocked the other. */
const hasContact = sql`${serviceRequests.contactPhone} is not null
  and ${areUnblocked(sql`${serviceRequests.createdBy}`, sql`${interestedId}`)}`.mapWith(Boolean);

export interface OwnInterestFilter extends IdPage {
  /** Null for all. */
  state: InterestState | null;
  now: number;
}

/** The rows for a page of what a person is interested in, the newest request first. */
export function listOwnInterests(db: Database, userId: string, { state, now, ...page }: OwnInterestFilter) {
  return db
    .select({
      id: serviceRequestId,
      serviceType: serviceRequests.serviceType,
      city: serviceRequests.city,
      expiresAt: serviceRequests.expiresAt,
      interestedAt: serviceRequestInterests.createdAt,
      note: serviceRequestInterests.note,
      minPriceCents: serviceRequestInterests.minPriceCents,
      maxPriceCents: serviceRequestInterests.maxPriceCents,
      question: serviceRequests.question,
      answer: serviceRequestInterests.answer,
      state: sql`${stateAt(now)}`.mapWith(parsedBy(z.enum(INTEREST_STATES))),
      isSeen: sql`${serviceRequestInterests.seenAt} is not null`.mapWith(Boolean),
      hasOpenedContact: hasOpenedContact.mapWith(Boolean),
      hasContact,
      otherPrices,
    })
    .from(serviceRequestInterests)
    .innerJoin(serviceRequests, eq(serviceRequests.id, serviceRequestId))
    .leftJoin(hires, and(eq(hires.requestId, serviceRequestId), eq(hires.providerId, interestedId)))
    .where(
      and(
        eq(interestedId, userId),
        isNull(serviceRequests.hiddenBecause),
        isAfterPage(serviceRequestId, page),
        state === null ? undefined : sql`${stateAt(now)} = ${state}`,
      ),
    )
    .orderBy(desc(serviceRequestId))
    .limit(rowsFor(page.size));
}
