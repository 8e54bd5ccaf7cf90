import { late } from "@/lib/late.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { FieldSkeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { FORM } from "./messages.ts";

/** Loaded on demand: the check digits and the validation. */
export const LateForm = late(async () => (await import("./subscription-form.tsx")).SubscriptionForm, {
  pending: (
    <SkeletonGroup label={FORM.loading} className="flex flex-col gap-5">
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
    </SkeletonGroup>
  ),
  failed: (retry) => <ErrorState title={FORM.loadFailed} titleAs="p" onRetry={retry} />,
});

/** Loaded on demand: the QR code. */
export const LatePayment = late(async () => (await import("./payment-dialog.tsx")).PaymentDialog, {
  failed: (retry) => <ErrorState title={FORM.loadFailed} titleAs="p" onRetry={retry} />,
});
