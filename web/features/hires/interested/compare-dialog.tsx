import { Fragment, type ReactNode } from "react";
import type { InterestedPerson } from "#src/features/hires/schemas.ts";
import { formatAverage } from "#src/shared/format.ts";
import { formatPriceRange } from "@/lib/format/price-range.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { Stars } from "@/ui/stars.tsx";
import { CardLink, HireButton } from "./interested-actions.tsx";
import { COMPARE, PERSON } from "./interested-messages.ts";

interface Fact {
  label: string;
  of: (person: InterestedPerson) => ReactNode;
  /** Shown if there is nothing; that the person did not say it, if missing. */
  none?: string;
}

/** What people are compared by. */
function factsOf(hasQuestion: boolean): Fact[] {
  return [
    {
      label: COMPARE.price,
      of: ({ minPriceCents, maxPriceCents }) => {
        const price = formatPriceRange(minPriceCents, maxPriceCents);
        return price && <span className="font-semibold tabular-nums">{price}</span>;
      },
    },
    {
      label: COMPARE.rating,
      of: ({ averageRating, totalRatings }) => (
        <Stars value={averageRating} size={14} className="flex-wrap gap-y-0">
          {PERSON.rated(formatAverage(averageRating), totalRatings)}
        </Stars>
      ),
    },
    { label: COMPARE.hires, of: ({ hiredBy }) => PERSON.hiredBy(hiredBy) },
    { label: COMPARE.region, of: ({ servesCity }) => servesCity && COMPARE.serves },
    { label: COMPARE.note, of: ({ note }) => note, none: COMPARE.noNote },
    ...(hasQuestion
      ? [{ label: COMPARE.answer, of: ({ answer }: InterestedPerson) => answer || PERSON.noAnswer }]
      : []),
    {
      label: COMPARE.seals,
      none: COMPARE.noSeals,
      of: ({ hasConfirmedPhone, credentials }) =>
        [
          ...(hasConfirmedPhone ? [COMPARE.confirmedPhone] : []),
          ...credentials.map((kind) => PERSON.credentials[kind]),
        ].join(", "),
    },
  ];
}

interface CompareDialogProps {
  requestId: string;
  people: readonly InterestedPerson[];
  canHire: boolean;
  /** Whether the owner asked everyone something. */
  hasQuestion: boolean;
  onClose: () => void;
}

/** Two or three people side by side. The name of each fact is above its row, so that three fit on a phone. */
export function CompareDialog({ requestId, people, canHire, hasQuestion, onClose }: CompareDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={COMPARE.title} size="lg">
      <table className="w-full table-fixed border-collapse text-sm md:text-base">
        <thead>
          <tr>
            {people.map(({ providerId, name, avatarUrl, profession }) => (
              <th key={providerId} scope="col" className="px-1.5 pb-2 text-left align-top font-normal">
                <Avatar name={name} src={avatarUrl} size="sm" />
                <span className="mt-1 line-clamp-3 font-semibold break-words">{name}</span>
                <span className="line-clamp-2 text-ink-soft break-words">{profession}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factsOf(hasQuestion).map(({ label, of, none = COMPARE.none }) => (
            <Fragment key={label}>
              <tr className="border-t border-concrete-200">
                <th
                  scope="rowgroup"
                  colSpan={people.length}
                  className="px-1.5 pt-2 text-left font-semibold text-ink-soft"
                >
                  {label}
                </th>
              </tr>
              <tr>
                {people.map((person) => (
                  <td key={person.providerId} className="px-1.5 pt-0.5 pb-2 align-top break-words whitespace-pre-line">
                    {of(person) || <span className="text-ink-soft">{none}</span>}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-concrete-200">
            {people.map((person) => (
              <td key={person.providerId} className="px-1 pt-3 align-top">
                <div className="grid gap-2">
                  {canHire && person.hire === null && <HireButton requestId={requestId} person={person} isCompact />}
                  <CardLink requestId={requestId} person={person} isCompact />
                </div>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Dialog>
  );
}
