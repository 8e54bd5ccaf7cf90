import { Link } from "@tanstack/react-router";
import type { AuditRow } from "#src/features/admin/schemas.ts";
import { changesOf } from "./audit-change.ts";
import { type Part, sentenceOf } from "./sentence.ts";

function Told({ part }: { part: Part }) {
  if (typeof part === "string") return part;
  if ("href" in part) {
    return (
      <a href={part.href} target="_blank" rel="noopener noreferrer" className="link">
        {part.text}
      </a>
    );
  }
  return (
    <Link to="/admin" search={part.to} state={{ isFromList: true }} className="link">
      {part.text}
    </Link>
  );
}

/** What an admin did, with links, and below it what the sentence does not say. */
export function AuditSentence({ row }: { row: AuditRow }) {
  const changes = changesOf(row.before, row.after);
  return (
    <>
      <p className="break-words whitespace-pre-line">
        {sentenceOf(row).map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
          <Told key={place} part={part} />
        ))}
      </p>
      {changes.length > 0 && (
        <ul className="mt-1 text-sm text-ink-soft">
          {changes.map(({ name, before, after }) => (
            <li key={name} className="break-words">
              {name}: {before} → {after}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
