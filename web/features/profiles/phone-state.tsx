import { useFormContext, useWatch } from "react-hook-form";
import { confirmPhone, preloadConfirmPhone } from "@/lib/account/confirm-phone.tsx";
import { phoneDigits } from "@/lib/format/masks.ts";
import { Button } from "@/ui/button.tsx";
import { PhoneBadge } from "@/ui/phone-badge.tsx";
import { PHONE } from "./messages.ts";
import type { OwnProfile } from "./own-profile.ts";
import type { ProfileFormValues } from "./profile-values.ts";

/** Below the WhatsApp: whether the stored number is confirmed, and how to confirm it. */
export function PhoneState({ profile: { phone, hasConfirmedPhone, canConfirmPhone } }: { profile: OwnProfile }) {
  const { control } = useFormContext<ProfileFormValues>();
  const typed = phoneDigits(useWatch({ control, name: "whatsapp" }));
  if (typed !== phone) {
    if (!canConfirmPhone && !hasConfirmedPhone) return null;
    return (
      <p role="status" className="-mt-3 text-sm text-ink-soft">
        {hasConfirmedPhone ? PHONE.changed : PHONE.unsaved}
      </p>
    );
  }
  if (hasConfirmedPhone) {
    return (
      <p className="-mt-3 flex">
        <PhoneBadge isConfirmed />
      </p>
    );
  }
  if (!canConfirmPhone) return null;
  return (
    <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-52 text-sm text-ink-soft">{PHONE.text}</p>
      <Button
        variant="outline"
        size="sm"
        onPointerEnter={preloadConfirmPhone}
        onFocus={preloadConfirmPhone}
        onClick={() => void confirmPhone()}
      >
        {PHONE.confirm}
      </Button>
    </div>
  );
}
