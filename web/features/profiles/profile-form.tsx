import { useNavigate } from "@tanstack/react-router";
import { HardHat } from "lucide-react";
import { useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import type { OwnProfessional } from "#src/features/profiles/schemas.ts";
import { FormProblem } from "@/lib/forms/form-problem.tsx";
import { late } from "@/lib/late.tsx";
import { PROFILE_RETURN_DELAY_MS } from "@/lib/timings.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { DraftNote } from "@/ui/draft-note.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { LateHiddenNotice } from "@/ui/states/late-hidden-notice.ts";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { BasicsCard } from "./basics-card.tsx";
import { BASICS, DRAFT_TEXT, GOOGLE, LEAVE, OFFER, PROFESSIONAL } from "./messages.ts";
import type { OwnProfile } from "./own-profile.ts";
import { ShareCard } from "./share-card.tsx";
import { useProfileForm } from "./use-profile-form.ts";
import { useFocusOnPhoto } from "./use-wanted-field.ts";

/** Only for providers whose card is not complete yet. */
const LateMissingCard = late(async () => (await import("./missing-card.tsx")).MissingCard, {
  pending: <Skeleton className="h-64 w-full" />,
});

/** Lets users who aren't providers yet open the second card. */
function OfferServices({ onOffer }: { onOffer: () => void }) {
  return (
    <Card className="flex flex-col gap-4 lg:flex-row lg:items-center">
      <div className="flex min-w-0 flex-1 gap-3.5">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-blueprint-50 text-blueprint">
          <HardHat size={24} aria-hidden />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg">{OFFER.title}</h2>
          <p className="mt-0.5 text-ink-soft">{OFFER.text}</p>
        </div>
      </div>
      <Button
        variant="outline"
        className="shrink-0"
        onClick={onOffer}
        onPointerEnter={ProfessionalFields.preload}
        onFocus={ProfessionalFields.preload}
      >
        {OFFER.action}
      </Button>
    </Card>
  );
}

/** The draft survives the redirect to Google and back. */
function EnterWithGoogle() {
  return (
    <a href={GOOGLE.path} className={buttonClass({ variant: "ghost", size: "sm", className: "-ml-3" })}>
      {GOOGLE.enter}
    </a>
  );
}

/** Moves the focus to the second card when it replaces the button that opened it. */
function useFocusOnOffer(isOffering: boolean) {
  const was = useRef(isOffering);
  useEffect(() => {
    if (isOffering && !was.current) document.getElementById("profissional")?.focus();
    was.current = isOffering;
  }, [isOffering]);
}

function returnDelayMs(): number {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PROFILE_RETURN_DELAY_MS;
}

/** Returns to the dashboard shortly after saving. Canceled by another change or by leaving the screen. */
function useReturnHome(home: string) {
  const navigate = useNavigate();
  const timer = useRef<number | undefined>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    cancel();
    timer.current = window.setTimeout(() => void navigate({ to: home }), returnDelayMs());
  };
  return { start, cancel };
}

/** Loaded on demand: the service catalog is too much for users who only have the basic card. */
const ProfessionalFields = late(async () => (await import("./professional-fields.tsx")).ProfessionalFields, {
  pending: (
    <SkeletonGroup label={PROFESSIONAL.loading} className="flex flex-col gap-6">
      {["profession", "profile", "specialties", "regions", "instagram"].map((field) => (
        <Skeleton key={field} className="h-18 w-full" />
      ))}
    </SkeletonGroup>
  ),
  failed: lateError,
});

/** Second card of the 'Meu Perfil' form. */
function ProfessionalCard() {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 id="profissional" tabIndex={-1} className="text-lg outline-none md:text-xl">
          {PROFESSIONAL.title}
        </h2>
        <p className="mt-0.5 text-ink-soft">{PROFESSIONAL.text}</p>
      </div>
      <ProfessionalFields />
    </Card>
  );
}

interface ProfileFormProps {
  profile: OwnProfile;
  professional: OwnProfessional;
  userId: string;
  /** Path of the dashboard, opened after saving. */
  home: string;
}

/** Both cards with one save button. Saving returns to `home`, unless a new email or number is to be confirmed first. */
export function ProfileForm({ profile, professional, userId, home }: ProfileFormProps) {
  const goHome = useReturnHome(home);
  const photoButton = useRef<HTMLButtonElement>(null);
  const { form, submit, photoError, isOffering, offer, isDirty, isRestored, discard } = useProfileForm({
    profile,
    professional,
    userId,
    photoButton,
    onChange: goHome.cancel,
    onSaved: goHome.start,
  });
  const guard = useLeaveGuard(isDirty, LEAVE);
  useFocusOnOffer(isOffering);
  useFocusOnPhoto(photoButton);
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <FormProvider {...form}>
        <form noValidate className="flex flex-col gap-4 md:gap-6" onSubmit={submit}>
          {isRestored && <DraftNote text={DRAFT_TEXT} onDiscard={!isSubmitting && discard} />}
          {professional.isHidden && <LateHiddenNotice id={userId} />}
          {professional.isComplete && <ShareCard slug={professional.slug} />}
          {professional.isProvider && !professional.isComplete && (
            <LateMissingCard profile={profile} photoButton={photoButton} />
          )}
          <BasicsCard profile={profile} photoError={photoError} photoButton={photoButton} />
          {isOffering ? <ProfessionalCard /> : <OfferServices onOffer={offer} />}
          <FormProblem
            problem={errors.root}
            action={errors.root?.type === "auth.google_required" && <EnterWithGoogle />}
          />
          <Button
            type="submit"
            size="lg"
            className="md:self-end md:px-10"
            busy={isSubmitting}
            busyLabel={BASICS.saving}
          >
            {BASICS.save}
          </Button>
        </form>
      </FormProvider>
      {guard.dialog}
    </>
  );
}
