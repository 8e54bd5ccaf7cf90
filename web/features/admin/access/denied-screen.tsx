import { Link } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { SITE } from "#src/shared/site.ts";
import { BACK_TO_PANEL, LOG_OUT } from "@/lib/messages.ts";
import { useLogOut } from "@/lib/session/use-log-out.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Door } from "@/ui/drawings/late-drawings.tsx";
import { Logo } from "@/ui/drawings/logo.tsx";
import { AppBar } from "@/ui/frame/app-bar.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { DENIED } from "../messages.ts";

interface DeniedScreenProps {
  email: string;
  /** The person's own panel. */
  panel: "/cliente/dashboard" | "/prestador/dashboard";
}

/** 'Acesso Negado', for people who are logged in but no admins. */
export function DeniedScreen({ email, panel }: DeniedScreenProps) {
  const { isLeaving, leave } = useLogOut();
  return (
    <>
      <AppBar
        start={
          <Link to="/" aria-label={`${SITE}, início`} className="rounded-sm">
            <Logo />
          </Link>
        }
      />
      <Container as="main" id="conteudo" tabIndex={-1} width="form" className="py-8">
        <Card>
          <EmptyState
            illustration={<Door />}
            title={DENIED.title}
            titleAs="h1"
            text={
              <>
                {DENIED.text} {DENIED.account} <strong className="break-words">{email}</strong>.
              </>
            }
            action={
              <div className="flex flex-col gap-2">
                <Link to={panel} className={buttonClass()}>
                  {BACK_TO_PANEL}
                </Link>
                <Button variant="outline" icon={LogOut} busy={isLeaving} busyLabel={LOG_OUT.busy} onClick={leave}>
                  {LOG_OUT.label}
                </Button>
              </div>
            }
          />
        </Card>
      </Container>
    </>
  );
}
