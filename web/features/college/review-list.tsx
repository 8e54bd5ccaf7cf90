import { Check, X } from "lucide-react";
import type { AttemptResult } from "#src/features/college/schemas.ts";
import { Badge } from "@/ui/badge.tsx";
import { REVIEW } from "./exam-messages.ts";

/** The questions of a passed exam with the right answers and why they are right. */
export function ReviewList({ review }: Pick<AttemptResult, "review">) {
  return (
    <ol className="divide-y divide-concrete-200">
      {review.map(({ text, chosen, right, explanation }) => {
        const isRight = chosen === right;
        return (
          <li key={text} className="space-y-2 py-4 first:pt-0">
            <Badge tone={isRight ? "success" : "danger"} icon={isRight ? Check : X}>
              {isRight ? REVIEW.right : REVIEW.wrong}
            </Badge>
            <p className="font-semibold">{text}</p>
            <dl className="space-y-2">
              {!isRight && <Answer label={REVIEW.chosen} text={chosen} />}
              <Answer label={isRight ? REVIEW.chosen : REVIEW.answer} text={right} />
            </dl>
            <p className="text-ink-soft">{explanation}</p>
          </li>
        );
      })}
    </ol>
  );
}

function Answer({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
