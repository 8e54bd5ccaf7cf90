import { Link } from "@tanstack/react-router";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Door } from "@/ui/drawings/late-drawings.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { DENIED } from "./messages.ts";
import { PlanCard } from "./plan-card.tsx";
import { PlanQuestions } from "./plan-questions.tsx";

/** /premium for visitors: the card that says to log in, and below it what they would get. */
export function VisitorPlan() {
  return (
    <Container
      width="text"
      as="main"
      id="conteudo"
      tabIndex={-1}
      className="space-y-4 py-8 outline-none md:space-y-6 md:py-12"
    >
      <Card>
        <EmptyState
          className="py-4!"
          illustration={<Door />}
          title={DENIED.title}
          titleAs="h1"
          text={DENIED.text}
          action={
            <>
              <LogInLink className={buttonClass({ className: "w-full xs:w-auto" })} />
              <Link to="/" className={buttonClass({ variant: "ghost" })}>
                {DENIED.action}
              </Link>
            </>
          }
        />
      </Card>
      <PlanCard />
      <PlanQuestions hasFreeDays className="pt-4" />
    </Container>
  );
}
