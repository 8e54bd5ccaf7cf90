import type { ReactNode } from "react";
import { Card } from "@/ui/card.tsx";
import { Door } from "@/ui/drawings/late-drawings.tsx";
import { BrickWallGap } from "@/ui/drawings/late-error-drawing.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";

interface LinkCardProps {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  /** The link failed. */
  isBroken?: boolean;
  busy?: boolean;
}

/** Full-screen result of an emailed link, and what to do next. */
export function LinkCard({ title, text, action, isBroken = false, busy = false }: LinkCardProps) {
  return (
    <Container
      width="form"
      as="main"
      id="conteudo"
      tabIndex={-1}
      className="flex min-h-dvh flex-col justify-center py-8 outline-none"
    >
      <Card role="status" aria-busy={busy}>
        <EmptyState
          illustration={isBroken ? <BrickWallGap /> : <Door />}
          title={title}
          titleAs="h1"
          text={text}
          action={action}
        />
      </Card>
    </Container>
  );
}
