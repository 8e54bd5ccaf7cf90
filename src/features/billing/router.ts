import { router, userMutation, userProcedure } from "../../trpc/init.ts";
import { activatePromotion, beginReferral, completeReferral, readPromotion } from "./manage-promotion.ts";
import { listOwnCharges, readStatus } from "./read-billing.ts";
import { PROMOTION_LIMIT, REFERRAL_CHECK_LIMIT } from "./rules.ts";
import { billingStatus, chargePage, chargesInput, completeReferralInput, promotionState } from "./schemas.ts";

export const billingRouter = router({
  status: userProcedure.output(billingStatus).query(({ ctx }) => readStatus(ctx)),
  charges: userProcedure
    .input(chargesInput)
    .output(chargePage)
    .query(({ ctx, input }) => listOwnCharges(ctx, input.cursor ?? null)),
  promotion: userProcedure.output(promotionState).query(({ ctx }) => readPromotion(ctx)),
  activatePromotion: userMutation(PROMOTION_LIMIT).mutation(({ ctx }) => activatePromotion(ctx)),
  beginReferral: userMutation(PROMOTION_LIMIT).mutation(({ ctx }) => beginReferral(ctx)),
  completeReferral: userMutation(REFERRAL_CHECK_LIMIT)
    .input(completeReferralInput)
    .mutation(({ ctx, input }) => completeReferral(ctx, input.email)),
});
