import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { lateError } from "@/ui/states/error-state.tsx";
import { FieldSkeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";

const options = {
  pending: (
    <SkeletonGroup label={LOADING} className="flex flex-col gap-4">
      <FieldSkeleton height="h-28" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
      <FieldSkeleton height="h-12" />
    </SkeletonGroup>
  ),
  failed: lateError,
};

// Most people who come to this screen log in.
export const SignUpForm = late(async () => (await import("./sign-up/sign-up-form.tsx")).SignUpForm, options);
export const CheckMail = late(async () => (await import("./sign-up/check-mail.tsx")).CheckMail, options);
