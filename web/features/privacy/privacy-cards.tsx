import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { TERMS_VERSION, TERMS_VERSIONS } from "#src/features/auth/rules.ts";
import type { OwnConsent } from "#src/features/auth/schemas.ts";
import type { ContactOpening } from "#src/features/contacts/schemas.ts";
import { formatDate } from "#src/shared/format.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { late } from "@/lib/late.tsx";
import { PRIVACY_PATH, TERMS_PATH } from "@/lib/links.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { Of } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Fold } from "@/ui/fold.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { MoreButton } from "@/ui/states/more-button.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { CONSENTS, KEPT, OPENINGS, openingText, PRIVACY } from "./messages.ts";
import { listClass, SectionCard } from "./section-card.tsx";

// Its texts name limits of many features, which must not load with the screens that share code with this one.
const KeptList = late(async () => (await import("./kept-list.tsx")).KeptList, {
  pending: <SkeletonRows label={KEPT.loading} className="mt-4" />,
  failed: lateError,
});

/** 'O que guardamos sobre você', folded: it is long, and few ask. */
function KeptFold() {
  return (
    <Card>
      <Fold look="row" title={<h3 className="text-lg">{KEPT.title}</h3>}>
        <p className="mt-1 text-ink-soft">{KEPT.text}</p>
        <KeptList />
      </Fold>
    </Card>
  );
}

function Opening({ opening }: { opening: ContactOpening }) {
  const { name, slug, kind, createdAt } = opening;
  return (
    <li className="py-3">
      {slug === null ? (
        <p className="font-semibold break-words">{name ?? OPENINGS.nobody[kind]}</p>
      ) : (
        <Link
          to="/cartao/$slug"
          params={{ slug }}
          className="link -my-2.5 inline-block py-2.5 font-semibold break-words"
        >
          {name}
        </Link>
      )}
      <p className="text-sm break-words text-ink-soft">{openingText(opening)}</p>
      <p className="text-sm text-ink-soft">
        <time dateTime={new Date(createdAt).toISOString()}>{formatMoment(createdAt)}</time>
      </p>
    </li>
  );
}

/** 'Quem viu seu contato': each time that somebody got the person's number, newest first. */
function OpeningsCard() {
  const list = trpc.contacts.openings.useInfiniteQuery({}, { getNextPageParam: nextCursorOf, select: itemsOf });
  return (
    <SectionCard title={OPENINGS.title} text={OPENINGS.text}>
      <Loaded
        query={list}
        pending={<SkeletonRows label={OPENINGS.loading} className="mt-4" />}
        failed={{ title: OPENINGS.failed, titleAs: "p" }}
        empty={<p className="mt-4">{OPENINGS.empty}</p>}
      >
        {(items: ContactOpening[]) => (
          <>
            <ul aria-label={OPENINGS.title} className={listClass}>
              {items.map((opening) => (
                <Opening key={opening.id} opening={opening} />
              ))}
            </ul>
            <MoreButton list={list} />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

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
function ConsentsCard() {
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

/** A part of /conta: what is stored about a person, who saw it, and which terms they accepted. */
export function PrivacyCards({ children }: { children: ReactNode }) {
  return (
    <section id="privacidade" aria-labelledby="titulo-privacidade" className="scroll-mt-20 space-y-4 pt-2 md:space-y-6">
      <h2 id="titulo-privacidade" className="text-xl">
        {PRIVACY.title}
      </h2>
      <OpeningsCard />
      <KeptFold />
      <ConsentsCard />
      {children}
    </section>
  );
}
