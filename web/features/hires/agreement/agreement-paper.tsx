import { agreementLines } from "#src/features/hires/rules.ts";
import type { AgreementVersion, HireView } from "#src/features/hires/schemas.ts";
import { formatDay } from "#src/shared/format.ts";
import { PAPER } from "./agreement-messages.ts";

/** A version of the agreement as both people see it. The only part of the screen that is printed. */
export function AgreementPaper({ version, side }: { version: AgreementVersion; side: HireView["side"] }) {
  const { clientName, providerName } = version;
  return (
    <article
      aria-labelledby="acordo-titulo"
      className="paper rounded-card border border-concrete-300 bg-white p-4 md:p-6"
    >
      <p className="title hidden text-sm text-blueprint print:block">Portal da Construção</p>
      <h2 id="acordo-titulo" className="text-xl">
        {PAPER.heading}
      </h2>
      <dl className="mt-4 space-y-3 border-y border-concrete-200 py-4">
        {agreementLines(version).map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{PAPER.note}</p>
      <div className="mt-12 hidden grid-cols-2 gap-4 text-center text-sm print:grid">
        <Signature name={clientName} role={PAPER.client} />
        <Signature name={providerName} role={PAPER.provider} />
      </div>
      <Record version={version} side={side} />
    </article>
  );
}

function Signature({ name, role }: { name: string; role: string }) {
  return (
    <p className="min-w-0 border-t border-concrete-500 pt-3">
      <span className="block font-semibold break-words">{name}</span>
      {role}
    </p>
  );
}

/** Who wrote and accepted the text, when, and its hash. */
function Record({ version: agreement, side }: { version: AgreementVersion; side: HireView["side"] }) {
  const { version, clientName, providerName, isMine, createdAt, acceptedAt, textHash } = agreement;
  const isByClient = isMine === (side === "client");
  const [writer, other] = isByClient ? [clientName, providerName] : [providerName, clientName];
  return (
    <footer className="mt-6 space-y-1 text-sm text-ink-soft">
      <p>
        {PAPER.version(version)}. {PAPER.written(writer, formatDay(createdAt))}.
      </p>
      <p>{acceptedAt === null ? PAPER.notAccepted(other) : PAPER.accepted(other, formatDay(acceptedAt))}.</p>
      <p className="text-xs break-all">
        {PAPER.hash} {textHash}
      </p>
    </footer>
  );
}
