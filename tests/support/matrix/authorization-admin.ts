import type { ErrorCode } from "../../../src/errors.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { CAMPAIGN_INPUT } from "../campaign.ts";
import { COURSE_INPUT, QUESTION_INPUT } from "../course-content.ts";
import { CNPJ } from "../moderation.ts";
import { adminOnly, type Row } from "./audiences.ts";

const NOBODY = "00000000-0000-7000-8000-000000000000";

const read = (input: unknown): Row => ({ input: () => input, outcome: adminOnly, roundTrips: 2 });

/** Acts on what does not exist, because nothing of the people of the matrix may change. */
const actOnNothing = (input: Record<string, unknown>, code: ErrorCode): Row => ({
  input: () => ({ ...input, reason: "Teste" }),
  outcome: { ...adminOnly, admin: code },
  roundTrips: 2,
});
const onUser = () => actOnNothing({ userId: NOBODY }, "user.not_found");
const onSubscription = () => actOnNothing({ id: NOBODY, days: 7 }, "subscription.not_found");

const onListing: Row = {
  input: ({ listingId }) => ({ kind: "listing", id: listingId, reason: "Teste" }),
  outcome: adminOnly,
  roundTrips: 2,
};

const courseId = "fundamentos";
const onQuestion = (input: Record<string, unknown>) => actOnNothing({ id: NOBODY, ...input }, "question.not_found");

export const ADMIN_MATRIX: Record<string, Row> = {
  "admin.cases": { input: () => ({ state: "open", sort: "oldest" }), outcome: adminOnly, roundTrips: 2 },
  "admin.case": { input: ({ caseId }) => ({ id: caseId }), outcome: adminOnly, roundTrips: 2 },
  "admin.caseReports": { input: ({ caseId }) => ({ id: caseId }), outcome: adminOnly, roundTrips: 2 },
  "admin.decide": {
    // Session, the case, and the decision.
    input: ({ caseId }) => ({ id: caseId, decision: "warn", reason: "Não repita." }),
    outcome: adminOnly,
    roundTrips: 3,
  },
  "admin.credentials": { input: () => ({ state: "pending" }), outcome: adminOnly, roundTrips: 2 },
  "admin.decideCredential": {
    input: ({ otherId }) => ({ userId: otherId, kind: "cnpj", number: CNPJ, isConfirmed: true, reason: "" }),
    outcome: adminOnly,
    roundTrips: 2,
  },
  "admin.overview": read(undefined),
  "admin.today": read(undefined),
  "admin.alerts": read(undefined),
  "admin.setAlert": { input: () => ({ kind: "jobs", way: "morning" }), outcome: adminOnly, roundTrips: 2 },
  "admin.users": read({ text: "ana", filter: "all" }),
  "admin.person": { input: ({ otherId }) => ({ id: otherId }), outcome: adminOnly, roundTrips: 2 },
  "admin.subscriptions": read({ text: "", filter: "active" }),
  "admin.payments": read({ month: "2026-11", text: "", filter: "all" }),
  "admin.paymentDifferences": read(undefined),
  "admin.refundPayment": actOnNothing({ id: "pay_ninguem" }, "payment.not_found"),
  "admin.settleDifference": actOnNothing({ id: "pay_ninguem" }, "payment.not_found"),
  "admin.requests": read({ text: "", filter: "all" }),
  "admin.listings": read({ text: "", filter: "hidden" }),
  "admin.ratings": read({ text: "", filter: "all" }),
  "admin.audit": read({ text: "", action: "hide", adminId: NOBODY, day: "2026-11-26" }),
  "admin.deliveries": read({ filter: "dead" }),
  "admin.events": read({}),
  "admin.stats": read({ days: 30 }),
  "admin.createSubscription": onUser(),
  "admin.endPremium": onUser(),
  "admin.deleteUser": onUser(),
  "admin.blockUser": onUser(),
  "admin.unblockUser": onUser(),
  "admin.makeAdmin": onUser(),
  "admin.removeAdmin": onUser(),
  "admin.bans": read({}),
  "admin.banUser": onUser(),
  "admin.liftBan": onUser(),
  "admin.cancelSubscription": onSubscription(),
  "admin.activateSubscription": onSubscription(),
  "admin.extendSubscription": onSubscription(),
  "admin.retryDelivery": actOnNothing({ id: NOBODY }, "delivery.not_found"),
  "admin.deleteRequest": {
    // Session, who knows of it, and the act.
    input: ({ requestId }) => ({ id: requestId, reason: "spam" }),
    outcome: adminOnly,
    roundTrips: 3,
  },
  "admin.hide": onListing,
  "admin.restore": {
    // Only a deletion asks before it who knows of the request.
    input: ({ requestId }) => ({ kind: "request", id: requestId, reason: "Teste" }),
    outcome: adminOnly,
    roundTrips: 2,
  },
  "admin.delete": onListing,
  "admin.courses": read(undefined),
  "admin.course": read({ courseId }),
  "admin.editCourse": read({ courseId, changes: COURSE_INPUT, revision: null }),
  "admin.setCoursePublished": read({ courseId, isPublished: true }),
  "admin.addQuestion": {
    input: () => ({ courseId, id: newId(Date.now()), changes: QUESTION_INPUT }),
    outcome: adminOnly,
    roundTrips: 2,
  },
  "admin.editQuestion": onQuestion({ newId: NOBODY, changes: QUESTION_INPUT }),
  "admin.setQuestionPublished": onQuestion({ isPublished: true }),
  "admin.deleteQuestion": onQuestion({}),
  "admin.restoreQuestion": onQuestion({}),
  "admin.addNote": actOnNothing({ userId: NOBODY, text: "Ligou ontem." }, "user.not_found"),
  "admin.deleteNote": { input: () => ({ id: NOBODY }), outcome: adminOnly, roundTrips: 2 },
  "admin.campaign": read(undefined),
  "admin.editCampaign": read(CAMPAIGN_INPUT),
};
