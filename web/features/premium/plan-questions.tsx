import { Link } from "@tanstack/react-router";
import { Fold } from "@/ui/fold.tsx";
import { QUESTIONS, type Question } from "./plan-messages.ts";

/** What people ask before they pay. */
export function PlanQuestions({ hasFreeDays, className }: { hasFreeDays: boolean; className?: string }) {
  const list: readonly Question[] = hasFreeDays ? [QUESTIONS.freeDays, ...QUESTIONS.list] : QUESTIONS.list;
  return (
    <section aria-labelledby="perguntas" className={className}>
      <h2 id="perguntas" className="text-2xl">
        {QUESTIONS.title}
      </h2>
      <div className="mt-3 divide-y divide-concrete-200 rounded-card border border-concrete-200 bg-white px-4 md:px-6">
        {list.map(({ question, answer, link }) => (
          <Fold key={question} look="row" eager title={<span className="py-3 font-semibold">{question}</span>}>
            <div className="max-w-prose pb-3 text-pretty text-ink-soft">
              <p>{answer}</p>
              {link && (
                <Link to={link.to} className="link inline-flex min-h-11 items-center">
                  {link.label}
                </Link>
              )}
            </div>
          </Fold>
        ))}
      </div>
    </section>
  );
}
