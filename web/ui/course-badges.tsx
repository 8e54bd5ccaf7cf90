import { Medal } from "lucide-react";
import { certificatePath } from "#src/features/college/addresses.ts";
import { AREAS, BASIC_COURSE } from "#src/features/college/catalogue.ts";
import type { PublicBadge } from "#src/shared/badges.ts";
import { Badge } from "./badge.tsx";

interface CourseBadgesProps {
  badges: readonly PublicBadge[];
  /** Whether they lead to the certificates. Inside a link they can't. */
  linked?: boolean | undefined;
}

function CourseBadge({ courseId }: Pick<PublicBadge, "courseId">) {
  const isBasic = courseId === BASIC_COURSE;
  return (
    <Badge tone={isBasic ? "success" : "premium"} icon={Medal}>
      {isBasic ? "Selo Básico" : `Selo Especialista em ${AREAS.find(({ key }) => key === courseId)?.name}`}
    </Badge>
  );
}

/** 'Selo Básico' in green, 'Selo Especialista em …' in gold. */
export function CourseBadges({ badges, linked }: CourseBadgesProps) {
  return badges.map(({ courseId, code }) =>
    linked ? (
      <a
        key={code}
        href={certificatePath(code)}
        title="Ver certificado"
        className="-my-2 inline-flex min-h-11 max-w-full items-center"
      >
        <CourseBadge courseId={courseId} />
      </a>
    ) : (
      <CourseBadge key={code} courseId={courseId} />
    ),
  );
}
