import { ArrowDown } from "lucide-react";
import type { RefObject } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { missingFields, type ProfessionalField, REQUIRED_FIELDS } from "#src/features/profiles/rules.ts";
import { PROFILE_FIELDS } from "@/lib/forms/profile-fields.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { MISSING } from "./messages.ts";
import type { OwnProfile } from "./own-profile.ts";
import type { ProfileFormValues } from "./profile-values.ts";

const barClass =
  "h-2 w-full appearance-none overflow-hidden rounded-full bg-concrete-200 [&::-moz-progress-bar]:bg-blueprint [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-blueprint";

interface MissingCardProps {
  profile: OwnProfile;
  photoButton: RefObject<HTMLButtonElement | null>;
}

/** What is missing before others see the card, as it is filled in; each entry leads to its field. */
export function MissingCard({ profile: { avatarUrl }, photoButton }: MissingCardProps) {
  const { control, setFocus, getValues } = useFormContext<ProfileFormValues>();
  useWatch({ control });
  const missing = missingFields({ ...getValues(), avatarUrl });
  const done = REQUIRED_FIELDS - missing.length;
  const open = (field: ProfessionalField) => (field === "avatarUrl" ? photoButton.current?.focus() : setFocus(field));
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg">{MISSING.title}</h2>
        <p className="mt-0.5 text-ink-soft">{missing.length === 0 ? MISSING.ready : MISSING.text}</p>
      </div>
      <label className="flex flex-col gap-1 text-sm font-semibold">
        {MISSING.done(done, REQUIRED_FIELDS)}
        <progress max={REQUIRED_FIELDS} value={done} className={barClass} />
      </label>
      <ul className="flex flex-wrap gap-2">
        {missing.map((field) => (
          <li key={field}>
            <Button variant="outline" size="sm" icon={ArrowDown} onClick={() => open(field)}>
              {PROFILE_FIELDS[field]}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
