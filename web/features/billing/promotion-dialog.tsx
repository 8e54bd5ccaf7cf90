import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleDashed, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { refreshSession } from "@/lib/session/session.ts";
import { shareLink } from "@/lib/share.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { ACTIVATED, activateFailure, checkFailure, REFERRAL, referFailure, STEPS } from "./messages.ts";

/** What the promotion needs, and its activation once both are met. */
export function PromotionDialog({ onClose }: { onClose: () => void }) {
  const query = trpc.billing.promotion.useQuery(undefined, { staleTime: 0 });
  const { activate, isActivating } = useActivate(onClose);
  const isReady = query.data?.isProfileComplete === true && query.data.hasReferral;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isReady ? STEPS.readyTitle : STEPS.title}
      description={isReady ? STEPS.readyText : STEPS.text}
      locked={isActivating}
      footer={
        <>
          <Button variant="outline" disabled={isActivating} onClick={onClose}>
            {STEPS.close}
          </Button>
          {isReady && (
            <Button busy={isActivating} busyLabel={STEPS.activating} onClick={activate}>
              {STEPS.activate}
            </Button>
          )}
        </>
      }
    >
      <Loaded
        query={query}
        pending={
          <SkeletonGroup label={STEPS.loading} className="space-y-3">
            <Skeleton className="h-24 w-full rounded-card" />
            <Skeleton className="h-24 w-full rounded-card" />
          </SkeletonGroup>
        }
        failed={{ title: STEPS.failed, titleAs: "p" }}
      >
        {({ isProfileComplete, hasReferral, hasPendingReferral }) => (
          <ol className="space-y-3">
            <Step title={STEPS.profile} text={STEPS.profileText} isDone={isProfileComplete}>
              <Link to="/profile" className={buttonClass({ variant: "outline", size: "sm" })}>
                {STEPS.openProfile}
              </Link>
            </Step>
            <Step title={STEPS.referral} text={STEPS.referralText} isDone={hasReferral}>
              <Referral isPending={hasPendingReferral} />
            </Step>
          </ol>
        )}
      </Loaded>
    </Dialog>
  );
}

interface StepProps {
  title: string;
  text: string;
  isDone: boolean;
  /** How to get it done. */
  children: ReactNode;
}

function Step({ title, text, isDone, children }: StepProps) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-3 rounded-card border border-concrete-200 p-4">
      <Icon size={24} aria-hidden className={isDone ? "shrink-0 text-success" : "shrink-0 text-concrete-500"} />
      <div className="min-w-0 flex-1">
        <h3 className="text-base">
          {title}
          <span className="sr-only">: {isDone ? STEPS.done : STEPS.missing}</span>
        </h3>
        {isDone ? (
          <p className="text-success-dark" aria-hidden>
            {STEPS.done}
          </p>
        ) : (
          <>
            <p className="text-ink-soft">{text}</p>
            <div className="mt-3">{children}</div>
          </>
        )}
      </div>
    </li>
  );
}

/** 'Indicar'; afterwards, the e-mail of a person who signed up without the link. */
function Referral({ isPending }: { isPending: boolean }) {
  const { refer, isReferring } = useRefer();
  return (
    <>
      <Button variant="outline" size="sm" icon={Share2} busy={isReferring} busyLabel={STEPS.referring} onClick={refer}>
        {isPending ? STEPS.referAgain : STEPS.refer}
      </Button>
      {isPending && <ReferralCheck />}
    </>
  );
}

function ReferralCheck() {
  const { form, submit } = useReferralCheck();
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="mt-4 flex flex-col gap-3" onSubmit={submit}>
      <p className="text-ink-soft">{STEPS.checkText}</p>
      <Field label={STEPS.email} required error={errors.email?.message}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          {...form.register("email")}
        />
      </Field>
      <Button type="submit" size="sm" className="md:self-start" busy={isSubmitting} busyLabel={STEPS.checking}>
        {STEPS.check}
      </Button>
    </form>
  );
}

const refreshPromotion = () => trpcUtils.billing.promotion.invalidate();

/** Where invited people sign up. */
const invitationAddress = (code: string) => `${location.origin}/entrar?convite=${code}`;

/** 'Indicar': begins the referral and shares the link. */
function useRefer() {
  const { mutate, isPending } = trpc.billing.beginReferral.useMutation(
    mutationSteps({
      onSuccess: async ({ code }) => {
        const address = invitationAddress(code);
        const shared = shareLink(address, { text: REFERRAL.invitation(address) }, REFERRAL.copiedText);
        await Promise.all([shared, refreshPromotion()]);
      },
      failure: referFailure,
      onFailure: () => void refreshPromotion(),
    }),
  );
  return { refer: () => mutate(), isReferring: isPending };
}

/** The e-mail of the invited person. */
function useReferralCheck() {
  const { mutateAsync } = trpc.billing.completeReferral.useMutation();
  return useAppForm<{ email: string }>({
    defaultValues: { email: "" },
    check: ({ email }) =>
      email.trim() === "" ? { field: "email", title: REFERRAL.invalidTitle, text: REFERRAL.emailInvalid } : null,
    send: async ({ email }) => {
      await mutateAsync({ email: email.trim() });
      notify.success(REFERRAL.done, REFERRAL.doneText);
      await refreshPromotion();
    },
    refusal: (failure) => ({ ...checkFailure(failure), field: "email" }),
  });
}

/** 'Ativar 30 Dias Grátis'. */
function useActivate(onActivated: () => void) {
  const { mutate, isPending } = trpc.billing.activatePromotion.useMutation(
    mutationSteps({
      onSuccess: async () => {
        // It is active, even if that can't be shown yet.
        await refreshSession().catch((error: unknown) => console.warn("the session was not loaded again", error));
        onActivated();
      },
      success: () => ACTIVATED,
      failure: activateFailure,
      onFailure: () => void trpcUtils.billing.invalidate(),
    }),
  );
  return { activate: () => mutate(), isActivating: isPending };
}
