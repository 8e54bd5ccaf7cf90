import { Link } from "@tanstack/react-router";
import { useReturnHere } from "@/lib/return-to.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Container } from "@/ui/container.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { Door } from "@/ui/late-drawings.tsx";
import { DENIED } from "./messages.ts";

/** /premium for visitors. */
export function DeniedCard() {
  const returnHere = useReturnHere();
  return (
    <Container
      width="form"
      as="main"
      id="conteudo"
      tabIndex={-1}
      className="flex min-h-dvh flex-col justify-center py-8 outline-none"
    >
      <Card>
        <EmptyState
          illustration={<Door />}
          title={DENIED.title}
          titleAs="h1"
          text={DENIED.text}
          action={
            <>
              <Link to="/entrar" search={returnHere} className={buttonClass({ className: "w-full xs:w-auto" })}>
                {DENIED.logIn}
              </Link>
              <Link to="/" className={buttonClass({ variant: "ghost" })}>
                {DENIED.action}
              </Link>
            </>
          }
        />
      </Card>
    </Container>
  );
}
