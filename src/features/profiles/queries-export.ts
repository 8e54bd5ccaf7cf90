import { and, desc, eq, getTableColumns, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import {
  adminAlerts,
  agreements,
  alertSettings,
  billingNotices,
  cardViews,
  certificates,
  connections,
  consents,
  contactOpenings,
  contactWarnings,
  credentials,
  examAnswers,
  examAttempts,
  hires,
  independentRatings,
  learningProgress,
  listingComments,
  listingFavorites,
  marketplaceListings,
  notices,
  personBlocks,
  professionalReferences,
  profiles,
  pushSubscriptions,
  quizQuestions,
  ratings,
  reportCases,
  reports,
  requestAddressees,
  requestAlerts,
  requestRecommendations,
  savedSearches,
  savedSearchSettings,
  servicePhotos,
  serviceRequests,
  subscriptionPayments,
  userLearningProfile,
  userPromotions,
  userReferrals,
  userSubscriptions,
} from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { CLOSED_ACCOUNT } from "../../shared/names.ts";
import { CONTRACT_VISIBLE, FREE_VISIBLE } from "../ratings/statements.ts";

function selectConnections(db: Database, userId: string) {
  return db
    .select({
      name: profiles.name,
      isRequestedByMe: sql`${connections.requesterId} = ${userId}`.mapWith(Boolean),
      /** Rejections aren't disclosed to the requester. */
      status: sql`case when ${connections.requesterId} = ${userId} and ${connections.status} = 'rejected'
        then 'pending' else ${connections.status} end`.mapWith(String),
      createdAt: connections.createdAt,
    })
    .from(connections)
    .innerJoin(
      profiles,
      sql`${profiles.id} = iif(${connections.requesterId} = ${userId}, ${connections.targetId}, ${connections.requesterId})`,
    )
    .where(
      and(
        or(
          and(eq(connections.requesterId, userId), eq(connections.isWithdrawn, false)),
          eq(connections.targetId, userId),
        ),
        isNull(connections.endedAt),
        isAccountOpen(profiles.id),
      ),
    );
}

const referenceColumns = {
  name: profiles.name,
  description: professionalReferences.serviceDescription,
  serviceDate: professionalReferences.serviceDate,
  place: professionalReferences.serviceLocation,
  difficulty: professionalReferences.difficultyLevel,
  recommendation: professionalReferences.recommendationScore,
  specialties: professionalReferences.specialties,
  createdAt: professionalReferences.createdAt,
};

/** Contacts that a person opened, when they were warned before a first one, and who opened their own. */
export function selectContactOpenings(db: Database, userId: string) {
  const columns = {
    kind: contactOpenings.kind,
    subjectId: contactOpenings.subjectId,
    way: contactOpenings.way,
    createdAt: contactOpenings.createdAt,
  };
  const { openedBy, ownerId } = contactOpenings;
  return {
    consents: db.select().from(consents).where(eq(consents.userId, userId)).orderBy(consents.acceptedAt),
    contactWarnings: db
      .select({ createdAt: contactWarnings.createdAt })
      .from(contactWarnings)
      .where(eq(contactWarnings.userId, userId)),
    contactsOpened: db
      .select(columns)
      .from(contactOpenings)
      .where(eq(openedBy, userId))
      .orderBy(desc(contactOpenings.id)),
    contactsGiven: db
      .select({ ...columns, name: profiles.name })
      .from(contactOpenings)
      .leftJoin(profiles, eq(profiles.id, openedBy))
      .where(and(eq(ownerId, userId), sql`${openedBy} is not ${userId}`))
      .orderBy(desc(contactOpenings.id)),
  };
}

/** Requests for which a person was recommended, or recommended others; `name` is the other person's. */
function selectRecommendations(db: Database, own: "fromId" | "toId", other: "fromId" | "toId", userId: string) {
  return db
    .select({
      name: profiles.name,
      serviceType: serviceRequests.serviceType,
      createdAt: requestRecommendations.createdAt,
    })
    .from(requestRecommendations)
    .innerJoin(serviceRequests, eq(serviceRequests.id, requestRecommendations.serviceRequestId))
    .innerJoin(profiles, eq(profiles.id, requestRecommendations[other]))
    .where(eq(requestRecommendations[own], userId));
}

/** The network part of the export: connections, requests from clients who chose the person, recommendations, references written and received, portfolio. */
export function selectNetwork(db: Database, userId: string) {
  const { targetProfessionalId: target, authorProfessionalId: author } = professionalReferences;
  return {
    connections: selectConnections(db, userId),
    requestsAddressedToMe: db
      .select({ serviceType: serviceRequests.serviceType, createdAt: serviceRequests.createdAt })
      .from(requestAddressees)
      .innerJoin(serviceRequests, eq(serviceRequests.id, requestAddressees.serviceRequestId))
      .where(eq(requestAddressees.providerId, userId)),
    recommendationsMade: selectRecommendations(db, "fromId", "toId", userId),
    recommendationsReceived: selectRecommendations(db, "toId", "fromId", userId),
    referencesWritten: db
      .select(referenceColumns)
      .from(professionalReferences)
      .innerJoin(profiles, eq(profiles.id, target))
      .where(eq(author, userId)),
    referencesReceived: db
      .select(referenceColumns)
      .from(professionalReferences)
      .innerJoin(profiles, eq(profiles.id, author))
      .where(and(eq(target, userId), isNull(professionalReferences.hiddenBecause)))
      .orderBy(desc(professionalReferences.id)),
    portfolio: db.select().from(servicePhotos).where(eq(servicePhotos.professionalId, userId)),
  };
}

/** The other person of a hire, who may have deleted the account. */
const otherName = sql`coalesce(${profiles.name}, ${CLOSED_ACCOUNT})`.mapWith(String);

/** A person's hires on either side, and what they agreed on. */
export function selectHires(db: Database, userId: string) {
  const isOwn = or(eq(hires.clientId, userId), eq(hires.providerId, userId));
  return {
    hires: db
      .select({
        name: otherName,
        isHiredByMe: sql`${hires.clientId} = ${userId}`.mapWith(Boolean),
        serviceType: hires.serviceType,
        status: hires.status,
        createdAt: hires.createdAt,
        answeredAt: hires.answeredAt,
        endedAs: hires.endedAs,
        endedAt: hires.endedAt,
        isEndedByMe:
          sql`coalesce(${hires.endedBy} = iif(${hires.clientId} = ${userId}, 'client', 'provider'), 0)`.mapWith(
            Boolean,
          ),
        endReason: hires.endReason,
      })
      .from(hires)
      .leftJoin(
        profiles,
        sql`${profiles.id} = iif(${hires.clientId} = ${userId}, ${hires.providerId}, ${hires.clientId})`,
      )
      .where(isOwn),
    agreements: db
      .select({
        ...getTableColumns(agreements),
        isWrittenByMe: sql`${agreements.writtenBy} = ${userId}`.mapWith(Boolean),
      })
      .from(agreements)
      .innerJoin(hires, eq(hires.id, agreements.hireId))
      .where(isOwn),
  };
}

/** Ratings written, and those received that others may see. `name` is the other person's. */
export function selectRatings(db: Database, userId: string) {
  const columns = { name: otherName, ...getTableColumns(ratings) };
  const freeColumns = { name: profiles.name, ...getTableColumns(independentRatings) };
  return {
    ratingsWritten: db
      .select(freeColumns)
      .from(independentRatings)
      .innerJoin(profiles, eq(profiles.id, independentRatings.evaluatedId))
      .where(eq(independentRatings.evaluatorId, userId)),
    ratingsReceived: db
      .select(freeColumns)
      .from(independentRatings)
      .innerJoin(profiles, eq(profiles.id, independentRatings.evaluatorId))
      .where(and(eq(independentRatings.evaluatedId, userId), FREE_VISIBLE)),
    hireRatingsWritten: db
      .select(columns)
      .from(ratings)
      .leftJoin(profiles, eq(profiles.id, ratings.evaluatedId))
      .where(eq(ratings.evaluatorId, userId)),
    hireRatingsReceived: db
      .select(columns)
      .from(ratings)
      .leftJoin(profiles, eq(profiles.id, ratings.evaluatorId))
      .where(and(eq(ratings.evaluatedId, userId), CONTRACT_VISIBLE)),
  };
}

/** Listings that a person keeps an eye on, and what they asked and answered under listings. */
export function selectOfListings(db: Database, userId: string) {
  const { listingId, authorId, answerTo, text, createdAt } = listingComments;
  return {
    favoriteListings: db
      .select({ title: marketplaceListings.title, createdAt: listingFavorites.createdAt })
      .from(listingFavorites)
      .innerJoin(marketplaceListings, eq(marketplaceListings.id, listingFavorites.listingId))
      .where(and(eq(listingFavorites.userId, userId), isNull(marketplaceListings.hiddenBecause))),
    listingComments: db
      .select({
        title: marketplaceListings.title,
        text,
        isAnswer: sql`${answerTo} is not null`.mapWith(Boolean),
        createdAt,
      })
      .from(listingComments)
      .innerJoin(marketplaceListings, eq(marketplaceListings.id, listingId))
      .where(eq(authorId, userId))
      .orderBy(desc(listingComments.id)),
  };
}

/** How a person is told of requests, of which they were told, in which browsers, their saved searches, and what their bell shows. */
export function selectAlerts(db: Database, userId: string) {
  return {
    adminAlerts: db.select().from(adminAlerts).where(eq(adminAlerts.userId, userId)),
    alertSettings: db.select().from(alertSettings).where(eq(alertSettings.userId, userId)),
    alerts: db
      .select()
      .from(requestAlerts)
      .where(eq(requestAlerts.userId, userId))
      .orderBy(desc(requestAlerts.createdAt)),
    alertBrowsers: db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
    savedSearches: db.select().from(savedSearches).where(eq(savedSearches.userId, userId)),
    savedSearchSettings: db.select().from(savedSearchSettings).where(eq(savedSearchSettings.userId, userId)),
    notices: db.select().from(notices).where(eq(notices.userId, userId)).orderBy(desc(notices.createdAt)),
  };
}

/** Views of a person's card per day. */
export function selectCardViews(db: Database, userId: string) {
  return db.select().from(cardViews).where(eq(cardViews.userId, userId));
}

/**
 * What a person reported, what was decided about their own things (not who reported these), whom they blocked, and the
 * numbers that they gave to be confirmed.
 */
export function selectModeration(db: Database, userId: string) {
  return {
    reportsMade: db.select().from(reports).where(eq(reports.reporterId, userId)),
    decisions: db
      .select()
      .from(reportCases)
      .where(and(eq(reportCases.ownerId, userId), isNotNull(reportCases.decidedAt)))
      .orderBy(desc(reportCases.id)),
    blockedPeople: db
      .select({ name: profiles.name, createdAt: personBlocks.createdAt })
      .from(personBlocks)
      .innerJoin(profiles, eq(profiles.id, personBlocks.blockedId))
      .where(eq(personBlocks.blockerId, userId)),
    credentials: db.select().from(credentials).where(eq(credentials.userId, userId)),
  };
}

/** Premium: subscriptions, charges, promotions, and referrals, in which the other person is not named. */
export function selectBilling(db: Database, userId: string) {
  const { referrerId, referredId, status, code, createdAt, validatedAt } = userReferrals;
  const isMine = sql`${referrerId} is ${userId}`;
  return {
    subscriptions: db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, userId)),
    payments: db
      .select(getTableColumns(subscriptionPayments))
      .from(userSubscriptions)
      .innerJoin(subscriptionPayments, eq(subscriptionPayments.subscriptionId, userSubscriptions.id))
      .where(eq(userSubscriptions.userId, userId)),
    premiumMails: db
      .select({ about: billingNotices.id, createdAt: billingNotices.createdAt })
      .from(billingNotices)
      .where(eq(billingNotices.userId, userId)),
    promotions: db.select().from(userPromotions).where(eq(userPromotions.userId, userId)),
    referrals: db
      .select({
        isMine: isMine.mapWith(Boolean),
        status,
        invitationCode: orNull(sql`iif(${isMine}, ${code}, null)`.mapWith(String)),
        createdAt,
        validatedAt,
      })
      .from(userReferrals)
      .where(or(eq(referrerId, userId), eq(referredId, userId))),
  };
}

/** What a person learned. Of exams what they answered, but not what would have been right. */
export function selectLearning(db: Database, userId: string) {
  return {
    learning: db.select().from(userLearningProfile).where(eq(userLearningProfile.userId, userId)),
    courseResults: db.select().from(learningProgress).where(eq(learningProgress.userId, userId)),
    examAttempts: db.select().from(examAttempts).where(eq(examAttempts.userId, userId)),
    examAnswers: db
      .select({
        attemptId: examAnswers.attemptId,
        question: quizQuestions.pergunta,
        answer: orNull(
          sql`case ${examAnswers.chosen} when 'A' then ${quizQuestions.opcaoA}
          when 'B' then ${quizQuestions.opcaoB} when 'C' then ${quizQuestions.opcaoC}
          when 'D' then ${quizQuestions.opcaoD} end`.mapWith(String),
        ),
      })
      .from(examAttempts)
      .innerJoin(examAnswers, eq(examAnswers.attemptId, examAttempts.id))
      .innerJoin(quizQuestions, eq(quizQuestions.id, examAnswers.questionId))
      .where(eq(examAttempts.userId, userId)),
    certificates: db.select().from(certificates).where(eq(certificates.userId, userId)),
  };
}
