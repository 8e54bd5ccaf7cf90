import { limitCalls, publicMutation, router, userMutation, userProcedure } from "../../trpc/init.ts";
import { answerDecision, answerOwnDecision, readDecision, readOwnDecision } from "./answer-decision.ts";
import { blockPerson, unblockPerson } from "./block-person.ts";
import { listBlocked } from "./queries-person-blocks.ts";
import { reportSubject } from "./report-subject.ts";
import { ANSWER_LIMIT, BLOCK_LIMIT, REPORT_CALLS_LIMIT, REPORT_LIMITS } from "./rules.ts";
import {
  answerInput,
  blockedPeople,
  decisionLinkInput,
  decisionView,
  ownAnswerInput,
  ownDecisionInput,
  personInput,
  reportInput,
} from "./schemas.ts";

export const moderationRouter = router({
  report: userMutation(REPORT_CALLS_LIMIT, ...REPORT_LIMITS.map(limitCalls))
    .input(reportInput)
    .mutation(({ ctx, input }) => reportSubject(ctx, input)),
  // A mutation, so that the token is in no URL.
  readDecision: publicMutation(ANSWER_LIMIT)
    .input(decisionLinkInput)
    .output(decisionView)
    .mutation(({ ctx, input }) => readDecision(ctx, input.token)),
  answerDecision: publicMutation(ANSWER_LIMIT)
    .input(answerInput)
    .mutation(({ ctx, input }) => answerDecision(ctx, input)),
  ownDecision: userProcedure
    .input(ownDecisionInput)
    .output(decisionView)
    .query(({ ctx, input }) => readOwnDecision(ctx, input.id)),
  answerOwnDecision: userMutation(ANSWER_LIMIT)
    .input(ownAnswerInput)
    .mutation(({ ctx, input }) => answerOwnDecision(ctx, input)),
  blocked: userProcedure.output(blockedPeople).query(({ ctx }) => listBlocked(ctx.db, ctx.user.id)),
  blockPerson: userMutation(BLOCK_LIMIT)
    .input(personInput)
    .mutation(({ ctx, input }) => blockPerson(ctx, input.personId)),
  unblockPerson: userMutation(BLOCK_LIMIT)
    .input(personInput)
    .mutation(({ ctx, input }) => unblockPerson(ctx, input.personId)),
});
