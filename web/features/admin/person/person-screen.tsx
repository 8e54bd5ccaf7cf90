import { Ban, ExternalLink, ShieldCheck, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { AdminAccount, AdminPerson } from "#src/features/admin/schemas-person.ts";
import { cardPath } from "#src/features/networking/addresses.ts";
import { CREDENTIAL_LABELS } from "#src/shared/credentials.ts";
import { formatAgo, formatDate, formatDay } from "#src/shared/format.ts";
import { CLOSED_ACCOUNT } from "#src/shared/names.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { ActMenu } from "../act-menu.tsx";
import { USERS_SLUG } from "../choices.ts";
import { CREDENTIAL_STATUSES } from "../credentials/messages.ts";
import { ListSkeleton, useLostAccess } from "../list-states.tsx";
import { rolesOf, USERS } from "../users/messages.ts";
import { ACTS_ON_USERS } from "../users/user-acts.ts";
import { PERSON, SHARED } from "./messages.ts";
import { PersonLink } from "./person.tsx";
import { PersonNotes } from "./person-notes.tsx";
import { PersonSections } from "./person-sections.tsx";

/** All that the panel knows of one person, with the acts of 'Usuários'. */
export function PersonScreen({ id }: { id: string }) {
  const query = trpc.admin.person.useQuery({ id });
  useLostAccess(query.error);
  const isUnknown = query.error !== null && failureOf(query.error).code === "user.not_found";
  return (
    <>
      <BackLink to="/admin" search={{ aba: USERS_SLUG }} goesBack="list" />
      {isUnknown ? (
        <EmptyState title={PERSON.unknown} text={PERSON.unknownText} />
      ) : (
        <Loaded query={query} pending={<ListSkeleton />} failed={{ title: PERSON.failed }}>
          {(person) => <Known person={person} />}
        </Loaded>
      )}
    </>
  );
}

function Known({ person }: { person: AdminPerson }) {
  const { account } = person;
  const titleId = useId();
  const name = account?.name ?? CLOSED_ACCOUNT;
  return (
    <section aria-labelledby={titleId}>
      <header className="mb-4">
        <div className="flex items-center gap-3">
          <Avatar name={name} src={account?.avatarUrl} />
          <h2 id={titleId} className="min-w-0 flex-1 text-xl break-words">
            {name}
          </h2>
          {account && <ActMenu row={account} name={name} acts={ACTS_ON_USERS} />}
        </div>
        {account ? <AccountBadges account={account} /> : <p className="mt-1 text-ink-soft">{PERSON.goneText}</p>}
      </header>
      <PersonSections person={person}>
        <AccountCard person={person} />
        {account && <PersonNotes account={account} notes={person.notes} />}
      </PersonSections>
    </section>
  );
}

function AccountBadges({ account }: { account: AdminAccount }) {
  const { isAdmin, isConfirmed, blockedAt, isPremium, premiumUntil } = account;
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      <Badge>{rolesOf(account)}</Badge>
      {isPremium && (
        <Badge tone="premium">
          {USERS.premium} {premiumUntil === null ? USERS.forever : USERS.until(formatDay(premiumUntil - 1))}
        </Badge>
      )}
      {isAdmin && (
        <Badge tone="info" icon={ShieldCheck}>
          {USERS.admin}
        </Badge>
      )}
      {blockedAt !== null && (
        <Badge tone="danger" icon={Ban}>
          {USERS.blocked} {PERSON.since(formatDay(blockedAt))}
        </Badge>
      )}
      {!isConfirmed && (
        <Badge tone="warning" icon={TriangleAlert}>
          {USERS.unconfirmed}
        </Badge>
      )}
    </p>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 py-2">
      <dt className="w-28 shrink-0 text-ink-soft">{name}</dt>
      <dd className="min-w-0 flex-1 break-words">{children}</dd>
    </div>
  );
}

function AccountCard({ person: { id, account, sessions, consents } }: { person: AdminPerson }) {
  const now = useNow();
  return (
    <Card as="section" aria-labelledby="conta">
      <h3 id="conta" className="text-lg">
        {PERSON.account}
      </h3>
      <dl className="mt-2 flex flex-col divide-y divide-concrete-200 tabular-nums">
        {account && <ContactFacts account={account} />}
        {account && (
          <Fact name={PERSON.sessions}>
            {sessions.usedAt === null
              ? PERSON.noSession
              : PERSON.openSessions(sessions.count, formatAgo(sessions.usedAt, now))}
          </Fact>
        )}
        {account && (
          <Fact name={PERSON.terms}>
            {consents.length === 0 && PERSON.noTerms}
            {consents.map(({ version, acceptedAt }) => (
              <span key={acceptedAt} className="block">
                {PERSON.accepted(formatDate(version), formatDay(acceptedAt))}
              </span>
            ))}
          </Fact>
        )}
        {account && <OtherFacts account={account} />}
        <Fact name={PERSON.id}>{id}</Fact>
      </dl>
      {account?.cardSlug && (
        <a
          href={cardPath(account.cardSlug)}
          target="_blank"
          rel="noopener noreferrer"
          className="link mt-1 inline-flex min-h-11 items-center gap-1.5"
        >
          {PERSON.card}
          <ExternalLink size={18} aria-hidden />
        </a>
      )}
    </Card>
  );
}

function ContactFacts({
  account: { email, phone, phoneConfirmedAt, hasGoogle, createdAt },
}: {
  account: AdminAccount;
}) {
  return (
    <>
      <Fact name={PERSON.email}>{email}</Fact>
      {phone && (
        <Fact name={PERSON.phone}>
          {formatPhone(phone)}
          {phoneConfirmedAt !== null && `, ${PERSON.confirmed}`}
        </Fact>
      )}
      <Fact name={PERSON.entry}>{hasGoogle ? PERSON.google : PERSON.password}</Fact>
      <Fact name={PERSON.created}>{formatDay(createdAt)}</Fact>
    </>
  );
}

function OtherFacts({ account: { assistantConsentAt, credentials, linked } }: { account: AdminAccount }) {
  return (
    <>
      {assistantConsentAt !== null && (
        <Fact name={PERSON.assistant}>{PERSON.assistantSince(formatDay(assistantConsentAt))}</Fact>
      )}
      {credentials.length > 0 && (
        <Fact name={PERSON.credentials}>
          {credentials.map(({ kind, number, status }) => (
            <span key={kind} className="block">
              {CREDENTIAL_LABELS[kind]} {number}: {CREDENTIAL_STATUSES[status].toLowerCase()}
            </span>
          ))}
        </Fact>
      )}
      {linked.length > 0 && (
        <Fact name={PERSON.linked}>
          {linked.map(({ id, name, kind }) => (
            <span key={`${id} ${kind}`} className="block">
              <PersonLink id={id} name={name} />: {SHARED[kind]}
            </span>
          ))}
        </Fact>
      )}
    </>
  );
}
