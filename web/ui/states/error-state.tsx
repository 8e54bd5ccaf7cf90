import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { CONNECTION_LOST, LATE_FAILED, RETRY } from "@/lib/messages.ts";
import { Button } from "../button.tsx";
import { BrickWallGap } from "../drawings/late-error-drawing.tsx";
import { EmptyState } from "./empty-state.tsx";

export interface ErrorStateProps {
  title?: ReactNode;
  text?: ReactNode;
  /** Shows "Tentar de novo". */
  onRetry: () => void;
  busy?: boolean | undefined;
  titleAs?: "h1" | "h2" | "h3" | "p" | undefined;
}

/** An alert for content that failed to load, with a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const { title = "Não foi possível carregar", text = CONNECTION_LOST, onRetry, busy, titleAs } = props;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        titleAs={titleAs}
        illustration={<BrickWallGap />}
        action={
          <Button variant="secondary" icon={RotateCw} busy={busy} onClick={onRetry}>
            {RETRY}
          </Button>
        }
      />
    </div>
  );
}

/** Where the code of a part of a screen failed to load. */
export const lateError = (retry: () => void) => <ErrorState title={LATE_FAILED} titleAs="p" onRetry={retry} />;
