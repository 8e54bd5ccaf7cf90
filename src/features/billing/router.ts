import { router, userMutation, userProcedure } from "../../trpc/init.ts";
import { createPayment, openOwnCharge } from "./create-payment.ts";
import { activatePromotion, beginReferral, completeReferral, readPromotion } from "./manage-promotion.ts";
import { cancelRenewal } from "./manage-renewal.ts";
import { listOwnCharges, readStatus } from "./read-billing.ts";
import {
  CANCEL_LIMIT,
  CREATE_PAYMENT_LIMIT,
  OPEN_CHARGE_LIMIT,
  PROMOTION_LIMIT,
  REFERRAL_CHECK_LIMIT,
} from "./rules.ts";
import {
  billingStatus,
  cancelledRenewal,
  chargePage,
  chargesInput,
  checkout,
  completeReferralInput,
  createPaymentInput,
  invitation,
  promotionState,
} from "./schemas.ts";

export const billingRouter = router({
  status: userProcedure.output(billingStatus).query(({ ctx }) => readStatus(ctx)),
  charges: userProcedure
    .input(chargesInput)
    .output(chargePage)
    .query(({ ctx, input }) => listOwnCharges(ctx, input.cursor ?? null)),
  createPayment: userMutation(CREATE_PAYMENT_LIMIT)
    .input(createPaymentInput)
    .output(checkout)
    .mutation(({ ctx, input }) => createPayment(ctx, input)),
  reactivate: userMutation(CREATE_PAYMENT_LIMIT)
    .output(checkout)
    .mutation(({ ctx }) => createPayment(ctx, null)),
  openCharge: userMutation(OPEN_CHARGE_LIMIT)
    .output(checkout)
    .mutation(({ ctx }) => openOwnCharge(ctx)),
  cancelRenewal: userMutation(CANCEL_LIMIT)
    .output(cancelledRenewal)
    .mutation(({ ctx }) => cancelRenewal(ctx)),
  promotion: userProcedure.output(promotionState).query(({ ctx }) => readPromotion(ctx)),
  activatePromotion: userMutation(PROMOTION_LIMIT).mutation(({ ctx }) => activatePromotion(ctx)),
  beginReferral: userMutation(PROMOTION_LIMIT)
    .output(invitation)
    .mutation(({ ctx }) => beginReferral(ctx)),
  completeReferral: userMutation(REFERRAL_CHECK_LIMIT)
    .input(completeReferralInput)
    .mutation(({ ctx, input }) => completeReferral(ctx, input.email)),
});
