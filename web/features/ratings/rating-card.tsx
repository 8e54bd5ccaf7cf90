import { EyeOff, FileCheck, Hourglass, Info } from "lucide-react";
import type { ReactNode } from "react";
import { reasonLabel } from "#src/features/ratings/rules.ts";
import type { Rating } from "#src/features/ratings/schemas.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { NO_NAME } from "@/lib/messages.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { Stars } from "@/ui/stars.tsx";
import { RATINGS, TYPE_NAMES } from "./messages.ts";

function Head({ rating }: { rating: Rating }) {
  const { kind, stars, createdAt, editedAt } = rating;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Stars value={stars}>
        <time dateTime={new Date(createdAt).toISOString()}>{formatDay(createdAt)}</time>
        {editedAt !== null && `, ${RATINGS.edited}`}
      </Stars>
      {kind === "contract" ? (
        <Badge tone="success" icon={FileCheck}>
          {RATINGS.contract}
        </Badge>
      ) : (
        <Badge>{RATINGS.free}</Badge>
      )}
    </div>
  );
}

function Evaluator({ rating: { evaluatorName, evaluatorType, evaluatorHasHires } }: { rating: Rating }) {
  return (
    <div>
      <h3 className="text-base break-words">{evaluatorName || NO_NAME}</h3>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {TYPE_NAMES[evaluatorType]}
        {!evaluatorHasHires && (
          <span className="inline-flex items-center gap-1.5">
            <Info size={14} aria-hidden />
            {RATINGS.noHires}
          </span>
        )}
      </p>
    </div>
  );
}

function Details({ rating: { reason, serviceType, incidentDate } }: { rating: Rating }) {
  const facts = [
    [RATINGS.reason, reason && reasonLabel(reason)],
    [RATINGS.service, serviceType],
    [RATINGS.date, incidentDate && formatDate(incidentDate)],
  ] as const;
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {known.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Reply({ rating: { reply, repliedAt }, personName }: Omit<RatingCardProps, "children">) {
  if (reply === null) return null;
  return (
    <div className="rounded-control bg-concrete-50 p-4">
      <p className="text-sm text-ink-soft">
        <span className="font-semibold">{RATINGS.replyOf(personName || NO_NAME)}</span>
        {repliedAt !== null && `, ${formatDay(repliedAt)}`}
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{reply}</p>
    </div>
  );
}

const STATES = {
  hidden: { icon: EyeOff, text: RATINGS.hidden },
  waiting: { icon: Hourglass, text: RATINGS.waiting },
} as const;

/** That nobody else sees the rating. */
function Visibility({ of }: { of: keyof typeof STATES }) {
  const { icon: Icon, text } = STATES[of];
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-soft">
      <Icon size={18} aria-hidden className="mt-px" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

interface RatingCardProps {
  rating: Rating;
  /** Who is rated, and replies. */
  personName: string;
  /** What the viewer can do with it. */
  children?: ReactNode;
}

export function RatingCard({ rating, personName, children }: RatingCardProps) {
  const isPublic = rating.visibility === "public";
  return (
    <Card as="article" className={`flex flex-col gap-3 ${isPublic ? "" : "border-dashed bg-concrete-50"}`}>
      {rating.visibility !== "public" && <Visibility of={rating.visibility} />}
      <Head rating={rating} />
      <Evaluator rating={rating} />
      <Details rating={rating} />
      {rating.kind === "free" && (rating.hiredEachOther || rating.evaluatorHasHires) && (
        <p className="text-sm text-ink-soft">{rating.hiredEachOther ? RATINGS.fromHire : RATINGS.noHire}</p>
      )}
      <p className="break-words whitespace-pre-line">{rating.comment}</p>
      <Reply rating={rating} personName={personName} />
      {children && <div className="-mb-2 -ml-3 flex flex-wrap">{children}</div>}
    </Card>
  );
}
