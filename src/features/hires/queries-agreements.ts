import { and, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { agreements, hires, serviceRequestInterests, serviceRequests } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { insertHireMail, isOfPerson, notifyOfHire, otherOf, selectHires } from "./queries-hires.ts";
import type { AgreementFacts } from "./rules.ts";
import { areBothHere, isStanding } from "./statements.ts";

const isUnblocked = sql`(${areUnblocked(sql`${hires.clientId}`, sql`${hires.providerId}`)})`.mapWith(Boolean);
const isConfirmed = (hireId: string, personId: string) => and(isOfPerson(hireId, personId), isStanding);

/** The newest version that meets the condition. */
function selectVersion(db: Database, hireId: string, personId: string, condition = sql`true`) {
  return db
    .select({
      version: agreements.version,
      what: agreements.what,
      place: agreements.place,
      priceCents: agreements.priceCents,
      startDate: agreements.startDate,
      parts: agreements.parts,
      clientName: agreements.clientName,
      providerName: agreements.providerName,
      isMine: sql`${agreements.writtenBy} = ${personId}`.mapWith(Boolean),
      textHash: agreements.textHash,
      createdAt: agreements.createdAt,
      acceptedAt: agreements.acceptedAt,
    })
    .from(agreements)
    .innerJoin(hires, eq(hires.id, agreements.hireId))
    .where(and(eq(agreements.hireId, hireId), isOfPerson(hireId, personId), condition))
    .orderBy(desc(agreements.version))
    .limit(1);
}

/** Statements that read a hire's agreement as one of its two people. */
function selectAgreement(db: Database, hireId: string, personId: string) {
  return {
    hires: selectHires(db, personId, isOfPerson(hireId, personId)),
    writable: db
      .select({ isUnblocked: isUnblocked.mapWith(Boolean) })
      .from(hires)
      .where(and(isConfirmed(hireId, personId), areBothHere)),
    asked: db
      .select({
        what: serviceRequests.description,
        location: serviceRequests.location,
        city: serviceRequests.city,
        minPriceCents: serviceRequestInterests.minPriceCents,
        maxPriceCents: serviceRequestInterests.maxPriceCents,
      })
      .from(hires)
      .innerJoin(serviceRequests, eq(serviceRequests.id, hires.requestId))
      .leftJoin(
        serviceRequestInterests,
        and(
          eq(serviceRequestInterests.serviceRequestId, hires.requestId),
          eq(serviceRequestInterests.userId, hires.providerId),
        ),
      )
      .where(isConfirmed(hireId, personId)),
    newest: selectVersion(db, hireId, personId),
    accepted: selectVersion(db, hireId, personId, isNotNull(agreements.acceptedAt)),
  };
}

type Statements = ReturnType<typeof selectAgreement>;

function foundBy(results: { [Name in keyof Statements]: Awaited<Statements[Name]> }) {
  const { hires, writable, asked, newest, accepted } = results;
  return {
    hire: hires[0] ?? null,
    /** Null unless the hire is confirmed, was not cancelled, and both have accounts. */
    writable: writable[0] ?? null,
    /** What the request asks for, with the price of the provider's offer; null if the request is gone. */
    asked: asked[0] ?? null,
    newest: newest[0] ?? null,
    accepted: accepted[0] ?? null,
  };
}

/** A hire with its agreement; `hire` is null if the person has no such one. */
export async function findAgreement(db: Database, hireId: string, personId: string) {
  return foundBy(await batchOf(db, selectAgreement(db, hireId, personId)));
}

export interface NewVersion extends AgreementFacts {
  hireId: string;
  version: number;
  writtenBy: string;
  textHash: string;
  now: number;
}

/**
 * Adds a version if the writer may and nobody else added one, and mails it to the other person if wanted.
 * @returns the agreement, whether or not it changed
 */
export async function insertVersion(db: Database, added: NewVersion, isMailed: boolean) {
  const { hireId, version, writtenBy, textHash, now, ...facts } = added;
  const results = await batchOf(db, {
    inserted: db.run(sql`
      insert into agreements (hire_id, version, written_by, what, place, price_cents, start_date, parts, client_name,
        provider_name, text_hash, created_at)
      select ${hires.id}, ${version}, ${writtenBy}, ${facts.what}, ${facts.place}, ${facts.priceCents},
        ${facts.startDate}, ${JSON.stringify(facts.parts)}, ${facts.clientName}, ${facts.providerName}, ${textHash}, ${now}
      from hires where ${isConfirmed(hireId, writtenBy)} and ${areBothHere} and ${isUnblocked}
        and ${isAccountOpen(writtenBy)}
      on conflict do nothing`),
    mailed: isMailed ? [insertHireMail(db, { hireId, to: otherOf(writtenBy), notice: "agreement" }, now)] : [],
    told: isMailed
      ? notifyOfHire(
          db,
          {
            kind: "agreement",
            hireId,
            to: otherOf(writtenBy),
            when: sql`exists (
              select 1 from agreements where hire_id = ${hireId} and version = ${version} and text_hash = ${textHash}
                and written_by = ${writtenBy} and created_at = ${now})`,
          },
          now,
        )
      : [],
    ...selectAgreement(db, hireId, writtenBy),
  });
  return { ...foundBy(results), isWritten: results.inserted.rowsAffected > 0 };
}

/**
 * Accepts a version if it is the newest, from the other person, and has this text; mails that to both, with the page that
 * prints it.
 * @returns the agreement, whether or not it changed
 */
export async function acceptVersion(
  db: Database,
  key: { hireId: string; personId: string; version: number; textHash: string; now: number },
) {
  const { hireId, personId, version, textHash, now } = key;
  const results = await batchOf(db, {
    changed: db
      .update(agreements)
      .set({ acceptedAt: now })
      .where(
        and(
          eq(agreements.hireId, hireId),
          eq(agreements.version, version),
          eq(agreements.textHash, textHash),
          isNull(agreements.acceptedAt),
          ne(agreements.writtenBy, personId),
          sql`not exists (select 1 from agreements later where later.hire_id = ${hireId} and later.version > ${version})`,
          sql`exists (select 1 from hires where ${isConfirmed(hireId, personId)})`,
        ),
      ),
    mailed: [
      insertHireMail(db, { hireId, to: otherOf(personId), notice: "accepted" }, now),
      insertHireMail(db, { hireId, to: sql`${personId}`, notice: "accepted-own" }, now),
    ],
    told: notifyOfHire(
      db,
      {
        kind: "agreement-accepted",
        hireId,
        to: otherOf(personId),
        when: sql`exists (
          select 1 from agreements where hire_id = ${hireId} and version = ${version} and text_hash = ${textHash}
            and written_by <> ${personId} and accepted_at = ${now}) and ${isOfPerson(hireId, personId)}`,
      },
      now,
    ),
    ...selectAgreement(db, hireId, personId),
  });
  return { ...foundBy(results), isAccepted: results.changed.rowsAffected > 0 };
}
