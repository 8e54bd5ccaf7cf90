import { Link } from "@tanstack/react-router";
import { EyeOff } from "lucide-react";
import { formatDate } from "#src/shared/format.ts";
import { late } from "@/lib/late.tsx";
import { NO_NAME } from "@/lib/messages.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import type { ReportAction } from "../report-action.ts";
import { REFERENCES } from "./messages.ts";
import type { ReferenceProps } from "./reference-actions.tsx";

const ReferenceActions = late(async () => (await import("./reference-actions.tsx")).ReferenceActions, {
  pending: <Skeleton className="h-11 w-44" />,
  failed: lateError,
});

function Author({ reference: { authorId, authorName, authorAvatarUrl, authorKind, authorHasPage } }: CardPart) {
  const name = authorName || NO_NAME;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={authorAvatarUrl} />
      <div className="min-w-0">
        <h3 className="text-base break-words">
          {authorHasPage ? (
            <Link to="/portal-conexoes/perfil/$id" params={{ id: authorId }} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {authorKind && <p className="text-sm text-ink-soft">{REFERENCES.kinds[authorKind]}</p>}
      </div>
    </div>
  );
}

type CardPart = Pick<ReferenceProps, "reference">;

interface ReferenceCardProps extends ReferenceProps {
  Report: ReportAction;
}

/** A reference that someone wrote about a professional. */
export function ReferenceCard({ reference, professionalId, isOwn, Report }: ReferenceCardProps) {
  const { isHidden, isAuthor, description, serviceDate, place, difficulty, recommendation, specialties } = reference;
  return (
    <Card as="article" className={`flex h-full flex-col gap-3 ${isHidden ? "border-dashed bg-concrete-50" : ""}`}>
      {isHidden && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge icon={EyeOff}>{REFERENCES.hidden}</Badge>
          {REFERENCES.hiddenText}
        </p>
      )}
      <Author reference={reference} />
      <p className="text-sm break-words text-ink-soft">
        <time dateTime={serviceDate}>{formatDate(serviceDate)}</time>, {place}
      </p>
      <p className="break-words whitespace-pre-line">{description}</p>
      <ul className="flex flex-wrap gap-1.5">
        {specialties.map((specialty) => (
          <li key={specialty} className="flex max-w-full">
            <Badge tone="info">{specialty}</Badge>
          </li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 border-t border-concrete-200 pt-3 text-sm font-semibold tabular-nums">
        <span>{REFERENCES.difficulty(difficulty)}</span>
        <span>{REFERENCES.recommendation(recommendation)}</span>
      </p>
      <div className="-mb-2 -ml-3 flex flex-wrap">
        {(isOwn || isAuthor) && (
          <ReferenceActions reference={reference} professionalId={professionalId} isOwn={isOwn} />
        )}
        {!isAuthor && (
          <Report kind="reference" id={reference.id} name={REFERENCES.of(reference.authorName || NO_NAME)} />
        )}
      </div>
    </Card>
  );
}
