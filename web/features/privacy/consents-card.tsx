import type { ReactNode } from "react";
import { TERMS_VERSION, TERMS_VERSIONS } from "#src/features/auth/rules.ts";
import type { OwnConsent } from "#src/features/auth/schemas.ts";
import { formatDate } from "@/lib/format/dates.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { PRIVACY_PATH, TERMS_PATH } from "@/lib/links.ts";
import { trpc } from "@/lib/trpc.ts";
import { Of } from "@/ui/button.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { CONSENTS } from "./messages.ts";
import { listClass, SectionCard } from "./section-card.tsx";

const DOCUMENTS = [
  { path: TERMS_PATH, label: CONSENTS.terms },
  { path: PRIVACY_PATH, label: CONSENTS.privacy },
] as const;

/** Links to both texts: those in force, or a former version. */
function Documents({ version, children }: { version?: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      {DOCUMENTS.map(({ path, label }) => (
        <a
          key={path}
          href={version ? `${path}/${version}` : path}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          {label}
          {children}
        </a>
      ))}
    </p>
  );
}

function Consent({ consent: { version, acceptedAt } }: { consent: OwnConsent }) {
  const isFormer = version !== TERMS_VERSION && TERMS_VERSIONS.some((stored) => stored === version);
  const name = CONSENTS.version(formatDate(version));
  return (
    <li className="py-3">
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-ink-soft">{CONSENTS.accepted(formatMoment(acceptedAt))}</p>
      {isFormer && (
        <Documents version={version}>
          <Of>{CONSENTS.ofVersion(name)}</Of>
        </Documents>
      )}
    </li>
  );
}

/** 'Termos aceitos': the texts in force, and each version that the person accepted. */
export function ConsentsCard() {
  const query = trpc.auth.consents.useQuery();
  return (
    <SectionCard title={CONSENTS.title} text={CONSENTS.text}>
      <Documents>
        <Of>{CONSENTS.newTab}</Of>
      </Documents>
      <Loaded
        query={query}
        pending={<SkeletonRows label={CONSENTS.loading} className="mt-4" />}
        failed={{ title: CONSENTS.failed, titleAs: "p" }}
      >
        {(consents) => (
          <ul aria-label={CONSENTS.title} className={listClass}>
            {consents.map((consent) => (
              <Consent key={consent.acceptedAt} consent={consent} />
            ))}
          </ul>
        )}
      </Loaded>
    </SectionCard>
  );
}
