import { limitCalls, router, userMutation, userProcedure } from "../../trpc/init.ts";
import { answerQuestion, askInterested, declineInterested } from "./ask-interested.ts";
import { acceptAgreement, readAgreement, saveAgreement } from "./manage-agreement.ts";
import { answerHire, endHire, proposeHire, withdrawHire } from "./manage-hires.ts";
import { readOutcome, setOutcome } from "./manage-outcome.ts";
import { readHires } from "./read-hires.ts";
import { markInterestedSeen, readInterested, readOwnInterests } from "./read-interests.ts";
import {
  AGREEMENT_LIMIT,
  ANSWER_LIMIT,
  ASK_LIMIT,
  DECLINE_LIMIT,
  HIRE_LIMIT,
  LOOK_LIMIT,
  PROPOSE_LIMITS,
} from "./rules.ts";
import {
  acceptAgreementInput,
  agreementView,
  answerHireInput,
  cancelHireInput,
  chosenInput,
  hireIdInput,
  hirePage,
  hiresInput,
  interestedInput,
  interestedPage,
  madeHire,
  outcomeInput,
  outcomeView,
  saveAgreementInput,
} from "./schemas.ts";
import { answerQuestionInput, askInput, declineInput, ownInterestPage, ownInterestsInput } from "./schemas-interest.ts";

export const hiresRouter = router({
  interested: userProcedure
    .input(interestedInput)
    .output(interestedPage)
    .query(({ ctx, input }) => readInterested(ctx, input)),
  interests: userProcedure
    .input(ownInterestsInput)
    .output(ownInterestPage)
    .query(({ ctx, input }) => readOwnInterests(ctx, input)),
  look: userMutation(LOOK_LIMIT)
    .input(chosenInput)
    .mutation(({ ctx, input }) => markInterestedSeen(ctx, input)),
  ask: userMutation(ASK_LIMIT)
    .input(askInput)
    .mutation(({ ctx, input }) => askInterested(ctx, input)),
  answerQuestion: userMutation(ANSWER_LIMIT)
    .input(answerQuestionInput)
    .mutation(({ ctx, input }) => answerQuestion(ctx, input)),
  decline: userMutation(DECLINE_LIMIT)
    .input(declineInput)
    .mutation(({ ctx, input }) => declineInterested(ctx, input)),
  propose: userMutation(HIRE_LIMIT, ...PROPOSE_LIMITS.map(limitCalls))
    .input(chosenInput)
    .output(madeHire)
    .mutation(({ ctx, input }) => proposeHire(ctx, input)),
  withdraw: userMutation(HIRE_LIMIT)
    .input(hireIdInput)
    .mutation(({ ctx, input }) => withdrawHire(ctx, input.id)),
  answer: userMutation(HIRE_LIMIT)
    .input(answerHireInput)
    .output(madeHire)
    .mutation(({ ctx, input }) => answerHire(ctx, input)),
  finish: userMutation(HIRE_LIMIT)
    .input(hireIdInput)
    .mutation(({ ctx, input }) => endHire(ctx, input.id, "done")),
  cancel: userMutation(HIRE_LIMIT)
    .input(cancelHireInput)
    .mutation(({ ctx, input }) => endHire(ctx, input.id, "cancelled", input.reason)),
  mine: userProcedure
    .input(hiresInput)
    .output(hirePage)
    .query(({ ctx, input }) => readHires(ctx, input)),
  agreement: userProcedure
    .input(hireIdInput)
    .output(agreementView)
    .query(({ ctx, input }) => readAgreement(ctx, input.id)),
  saveAgreement: userMutation(AGREEMENT_LIMIT)
    .input(saveAgreementInput)
    .output(agreementView)
    .mutation(({ ctx, input }) => saveAgreement(ctx, input)),
  acceptAgreement: userMutation(AGREEMENT_LIMIT)
    .input(acceptAgreementInput)
    .output(agreementView)
    .mutation(({ ctx, input }) => acceptAgreement(ctx, input)),
  outcome: userProcedure
    .input(chosenInput.pick({ requestId: true }))
    .output(outcomeView)
    .query(({ ctx, input }) => readOutcome(ctx, input.requestId)),
  setOutcome: userMutation(HIRE_LIMIT)
    .input(outcomeInput)
    .mutation(({ ctx, input }) => setOutcome(ctx, input)),
});
