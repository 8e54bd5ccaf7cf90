import { router, userMutation, userProcedure } from "../../trpc/init.ts";
import { activatePromotion, beginReferral, completeReferral, readPromotion } from "./manage-promotion.ts";
import { PROMOTION_LIMIT, REFERRAL_CHECK_LIMIT } from "./rules.ts";
import { completeReferralInput, promotionState } from "./schemas.ts";

export const billingRouter = router({
  promotion: userProcedure.output(promotionState).query(({ ctx }) => readPromotion(ctx)),
  activatePromotion: userMutation(PROMOTION_LIMIT).mutation(({ ctx }) => activatePromotion(ctx)),
  beginReferral: userMutation(PROMOTION_LIMIT).mutation(({ ctx }) => beginReferral(ctx)),
  completeReferral: userMutation(REFERRAL_CHECK_LIMIT)
    .input(completeReferralInput)
    .mutation(({ ctx, input }) => completeReferral(ctx, input.email)),
});
