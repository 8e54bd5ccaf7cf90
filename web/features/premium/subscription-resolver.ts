import { zodResolver } from "@hookform/resolvers/zod";
import { createPaymentInput } from "#src/features/billing/schemas.ts";

/** Loads late, with zod. */
export const subscriptionResolver = zodResolver(createPaymentInput);
