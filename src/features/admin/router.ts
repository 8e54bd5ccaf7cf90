import { adminMutation, adminProcedure, router } from "../../trpc/init.ts";
import { courseInput } from "../college/schemas.ts";
import { deleteRequest, deleteSubject, hideSubject, restoreSubject } from "./act-on-content.ts";
import {
  activateSubscription,
  cancelSubscription,
  editCampaign,
  extendSubscription,
  readCampaign,
  refundPayment,
  settleDifference,
} from "./act-on-premium.ts";
import {
  addNote,
  banUser,
  blockUser,
  createSubscription,
  decideCredential,
  deleteNote,
  deleteUser,
  endPremium,
  liftBan,
  makeAdmin,
  readBans,
  removeAdmin,
  unblockUser,
} from "./act-on-users.ts";
import { readAlerts, setAlert } from "./admin-alerts.ts";
import { decideCase } from "./decide-case.ts";
import {
  addQuestion,
  deleteQuestion,
  editCourse,
  editQuestion,
  readCourse,
  readCourses,
  restoreQuestion,
  setCoursePublished,
  setQuestionPublished,
} from "./manage-courses.ts";
import { readCase, readCaseReports, readCases, readCredentials } from "./read-cases.ts";
import {
  readDifferences,
  readListings,
  readPayments,
  readRatings,
  readRequests,
  readSubscriptions,
  readUsers,
} from "./read-lists.ts";
import { readPerson } from "./read-person.ts";
import { readAudit, readDeliveries, readEvents } from "./read-records.ts";
import { readOverview, readStats, readToday } from "./read-stats.ts";
import { retryDelivery } from "./retry-delivery.ts";
import { ADMIN_LIMIT } from "./rules.ts";
import {
  adminCase,
  alertInput,
  alerts,
  auditInput,
  auditPage,
  caseInput,
  casePage,
  caseReportsInput,
  casesInput,
  contentInput,
  credentialPage,
  credentialsInput,
  decideCredentialInput,
  decideInput,
  deleteRequestInput,
  deliveriesInput,
  deliveryInput,
  deliveryPage,
  eventPage,
  eventsInput,
  extendInput,
  listingPage,
  overview,
  ratingPage,
  reportPage,
  requestPage,
  stats,
  statsInput,
  subjectInput,
  subscriptionInput,
  subscriptionPage,
  subscriptionsInput,
  today,
  userBanInput,
  userInput,
  userPage,
  userReasonInput,
  usersInput,
} from "./schemas.ts";
import { banPage, bansInput } from "./schemas-bans.ts";
import { campaign, editCampaignInput } from "./schemas-campaign.ts";
import {
  addQuestionInput,
  adminCourse,
  courseList,
  coursePublishedInput,
  editCourseInput,
  editQuestionInput,
  questionInput,
  questionPublishedInput,
} from "./schemas-courses.ts";
import { differenceInput, paymentDifferences, paymentPage, paymentsInput, refundInput } from "./schemas-payments.ts";
import { addNoteInput, adminPerson, noteInput, personInput } from "./schemas-person.ts";

export const adminRouter = router({
  overview: adminProcedure.output(overview).query(({ ctx }) => readOverview(ctx)),
  today: adminProcedure.output(today).query(({ ctx }) => readToday(ctx)),
  alerts: adminProcedure.output(alerts).query(({ ctx }) => readAlerts(ctx)),
  users: adminProcedure
    .input(usersInput)
    .output(userPage)
    .query(({ ctx, input }) => readUsers(ctx, input)),
  person: adminProcedure
    .input(personInput)
    .output(adminPerson)
    .query(({ ctx, input }) => readPerson(ctx, input)),
  subscriptions: adminProcedure
    .input(subscriptionsInput)
    .output(subscriptionPage)
    .query(({ ctx, input }) => readSubscriptions(ctx, input)),
  payments: adminProcedure
    .input(paymentsInput)
    .output(paymentPage)
    .query(({ ctx, input }) => readPayments(ctx, input)),
  paymentDifferences: adminProcedure.output(paymentDifferences).query(({ ctx }) => readDifferences(ctx)),
  requests: adminProcedure
    .input(contentInput)
    .output(requestPage)
    .query(({ ctx, input }) => readRequests(ctx, input)),
  listings: adminProcedure
    .input(contentInput)
    .output(listingPage)
    .query(({ ctx, input }) => readListings(ctx, input)),
  ratings: adminProcedure
    .input(contentInput)
    .output(ratingPage)
    .query(({ ctx, input }) => readRatings(ctx, input)),
  cases: adminProcedure
    .input(casesInput)
    .output(casePage)
    .query(({ ctx, input }) => readCases(ctx, input)),
  case: adminProcedure
    .input(caseInput)
    .output(adminCase)
    .query(({ ctx, input }) => readCase(ctx, input)),
  caseReports: adminProcedure
    .input(caseReportsInput)
    .output(reportPage)
    .query(({ ctx, input }) => readCaseReports(ctx, input)),
  credentials: adminProcedure
    .input(credentialsInput)
    .output(credentialPage)
    .query(({ ctx, input }) => readCredentials(ctx, input)),
  audit: adminProcedure
    .input(auditInput)
    .output(auditPage)
    .query(({ ctx, input }) => readAudit(ctx, input)),
  deliveries: adminProcedure
    .input(deliveriesInput)
    .output(deliveryPage)
    .query(({ ctx, input }) => readDeliveries(ctx, input)),
  events: adminProcedure
    .input(eventsInput)
    .output(eventPage)
    .query(({ ctx, input }) => readEvents(ctx, input)),
  stats: adminProcedure
    .input(statsInput)
    .output(stats)
    .query(({ ctx, input }) => readStats(ctx, input)),
  courses: adminProcedure.output(courseList).query(({ ctx }) => readCourses(ctx)),
  course: adminProcedure
    .input(courseInput)
    .output(adminCourse)
    .query(({ ctx, input }) => readCourse(ctx, input)),
  campaign: adminProcedure.output(campaign).query(({ ctx }) => readCampaign(ctx)),
  createSubscription: adminMutation(ADMIN_LIMIT)
    .input(userInput)
    .mutation(({ ctx, input }) => createSubscription(ctx, input)),
  endPremium: adminMutation(ADMIN_LIMIT)
    .input(userInput)
    .mutation(({ ctx, input }) => endPremium(ctx, input)),
  deleteUser: adminMutation(ADMIN_LIMIT)
    .input(userBanInput)
    .mutation(({ ctx, input }) => deleteUser(ctx, input)),
  blockUser: adminMutation(ADMIN_LIMIT)
    .input(userBanInput)
    .mutation(({ ctx, input }) => blockUser(ctx, input)),
  unblockUser: adminMutation(ADMIN_LIMIT)
    .input(userReasonInput)
    .mutation(({ ctx, input }) => unblockUser(ctx, input)),
  makeAdmin: adminMutation(ADMIN_LIMIT)
    .input(userReasonInput)
    .mutation(({ ctx, input }) => makeAdmin(ctx, input)),
  removeAdmin: adminMutation(ADMIN_LIMIT)
    .input(userReasonInput)
    .mutation(({ ctx, input }) => removeAdmin(ctx, input)),
  bans: adminProcedure
    .input(bansInput)
    .output(banPage)
    .query(({ ctx, input }) => readBans(ctx, input)),
  banUser: adminMutation(ADMIN_LIMIT)
    .input(userReasonInput)
    .mutation(({ ctx, input }) => banUser(ctx, input)),
  liftBan: adminMutation(ADMIN_LIMIT)
    .input(userReasonInput)
    .mutation(({ ctx, input }) => liftBan(ctx, input)),
  cancelSubscription: adminMutation(ADMIN_LIMIT)
    .input(subscriptionInput)
    .mutation(({ ctx, input }) => cancelSubscription(ctx, input)),
  activateSubscription: adminMutation(ADMIN_LIMIT)
    .input(subscriptionInput)
    .mutation(({ ctx, input }) => activateSubscription(ctx, input)),
  extendSubscription: adminMutation(ADMIN_LIMIT)
    .input(extendInput)
    .mutation(({ ctx, input }) => extendSubscription(ctx, input)),
  deleteRequest: adminMutation(ADMIN_LIMIT)
    .input(deleteRequestInput)
    .mutation(({ ctx, input }) => deleteRequest(ctx, input)),
  hide: adminMutation(ADMIN_LIMIT)
    .input(subjectInput)
    .mutation(({ ctx, input }) => hideSubject(ctx, input)),
  restore: adminMutation(ADMIN_LIMIT)
    .input(subjectInput)
    .mutation(({ ctx, input }) => restoreSubject(ctx, input)),
  delete: adminMutation(ADMIN_LIMIT)
    .input(subjectInput)
    .mutation(({ ctx, input }) => deleteSubject(ctx, input)),
  decide: adminMutation(ADMIN_LIMIT)
    .input(decideInput)
    .mutation(({ ctx, input }) => decideCase(ctx, input)),
  decideCredential: adminMutation(ADMIN_LIMIT)
    .input(decideCredentialInput)
    .mutation(({ ctx, input }) => decideCredential(ctx, input)),
  retryDelivery: adminMutation(ADMIN_LIMIT)
    .input(deliveryInput)
    .mutation(({ ctx, input }) => retryDelivery(ctx, input)),
  editCourse: adminMutation(ADMIN_LIMIT)
    .input(editCourseInput)
    .mutation(({ ctx, input }) => editCourse(ctx, input)),
  setCoursePublished: adminMutation(ADMIN_LIMIT)
    .input(coursePublishedInput)
    .mutation(({ ctx, input }) => setCoursePublished(ctx, input)),
  addQuestion: adminMutation(ADMIN_LIMIT)
    .input(addQuestionInput)
    .mutation(({ ctx, input }) => addQuestion(ctx, input)),
  editQuestion: adminMutation(ADMIN_LIMIT)
    .input(editQuestionInput)
    .mutation(({ ctx, input }) => editQuestion(ctx, input)),
  setQuestionPublished: adminMutation(ADMIN_LIMIT)
    .input(questionPublishedInput)
    .mutation(({ ctx, input }) => setQuestionPublished(ctx, input)),
  deleteQuestion: adminMutation(ADMIN_LIMIT)
    .input(questionInput)
    .mutation(({ ctx, input }) => deleteQuestion(ctx, input)),
  restoreQuestion: adminMutation(ADMIN_LIMIT)
    .input(questionInput)
    .mutation(({ ctx, input }) => restoreQuestion(ctx, input)),
  setAlert: adminMutation(ADMIN_LIMIT)
    .input(alertInput)
    .mutation(({ ctx, input }) => setAlert(ctx, input)),
  addNote: adminMutation(ADMIN_LIMIT)
    .input(addNoteInput)
    .mutation(({ ctx, input }) => addNote(ctx, input)),
  deleteNote: adminMutation(ADMIN_LIMIT)
    .input(noteInput)
    .mutation(({ ctx, input }) => deleteNote(ctx, input)),
  refundPayment: adminMutation(ADMIN_LIMIT)
    .input(refundInput)
    .mutation(({ ctx, input }) => refundPayment(ctx, input)),
  settleDifference: adminMutation(ADMIN_LIMIT)
    .input(differenceInput)
    .mutation(({ ctx, input }) => settleDifference(ctx, input)),
  editCampaign: adminMutation(ADMIN_LIMIT)
    .input(editCampaignInput)
    .mutation(({ ctx, input }) => editCampaign(ctx, input)),
});
