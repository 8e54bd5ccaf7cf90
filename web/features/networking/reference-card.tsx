import { Link } from "@tanstack/react-router";
import { Eye, EyeOff, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Reference } from "#src/features/networking/schemas.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { NO_NAME } from "./messages.ts";
import { PORTFOLIO, REFERENCES } from "./profile-messages.ts";
import { useDeleteReference, useHideReference } from "./use-references.ts";

/** `2026-11-21` → `21/11/2026`. */
const formatDate = (date: string) => date.split("-").reverse().join("/");

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

interface CardPart {
  reference: Reference;
}

/** Action for the professional whom the reference is about. */
function HideButton({ reference, professionalId }: CardPart & { professionalId: string }) {
  const { toggle } = useHideReference(reference, professionalId);
  return (
    <Button variant="ghost" size="sm" icon={reference.isHidden ? Eye : EyeOff} onClick={toggle}>
      {reference.isHidden ? REFERENCES.show : REFERENCES.hide}
    </Button>
  );
}

/** Action for the reference's author. */
function DeleteButton({ reference, professionalId }: CardPart & { professionalId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { isPending, remove } = useDeleteReference(reference.id, professionalId, () => setAsking(false));
  return (
    <>
      <Button variant="ghost" size="sm" icon={Trash2} onClick={() => setAsking(true)}>
        {REFERENCES.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={REFERENCES.removeTitle}
        text={REFERENCES.removeText}
        confirmLabel={PORTFOLIO.remove}
        onConfirm={remove}
        danger
        busy={isPending}
        busyLabel={PORTFOLIO.removing}
      />
    </>
  );
}

export interface ReferenceCardProps extends CardPart {
  professionalId: string;
  /** Whether the reference is about the viewer. */
  isOwn: boolean;
}

/** A reference that someone wrote about a professional. */
export function ReferenceCard({ reference, professionalId, isOwn }: ReferenceCardProps) {
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
      {(isOwn || isAuthor) && (
        <div className="-mb-2 -ml-3 flex flex-wrap">
          {isOwn && <HideButton reference={reference} professionalId={professionalId} />}
          {isAuthor && <DeleteButton reference={reference} professionalId={professionalId} />}
        </div>
      )}
    </Card>
  );
}
