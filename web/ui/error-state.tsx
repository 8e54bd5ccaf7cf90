import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { BrickWallGap } from "./late-error-drawing.tsx";

export interface ErrorStateProps {
  title?: ReactNode;
  text?: ReactNode;
  /** Shows "Tentar de novo". */
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  illustration?: ReactNode;
  titleAs?: "h1" | "h2" | "h3" | "p" | undefined;
  className?: string | undefined;
}

/** An alert for content that failed to load, with a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title = "Não foi possível carregar",
    text = "Verifique sua conexão e tente de novo.",
    onRetry,
    busy,
    illustration,
    titleAs,
    className,
  } = props;
  return (
    <div role="alert" className={className}>
      <EmptyState
        title={title}
        text={text}
        titleAs={titleAs}
        illustration={illustration ?? <BrickWallGap />}
        action={
          onRetry && (
            <Button variant="secondary" icon={RotateCw} busy={busy} onClick={onRetry}>
              Tentar de novo
            </Button>
          )
        }
      />
    </div>
  );
}
