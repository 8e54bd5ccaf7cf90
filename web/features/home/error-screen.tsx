import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { use, useState } from "react";
import { Container } from "@/ui/container.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { InMain } from "@/ui/in-main.ts";
import { ERROR } from "./messages.ts";

/** A chunk failed to load. Browsers cache failed imports, so only a page reload retries. */
function isMissingFile(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}

/** An API call got no response. Checked by shape, because the tRPC client isn't part of this chunk. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.name === "TRPCClientError" && !("data" in error && error.data);
}

/** The server responded, but something it depends on is down. */
function isOutage(error: unknown): boolean {
  return error instanceof Error && error.name === "TRPCClientError" && error.message === "unavailable";
}

function causeOf(error: unknown): { title: string; text: string } {
  if (isMissingFile(error)) return ERROR.unreachable;
  if (isUnanswered(error)) return ERROR.unreachable;
  if (isOutage(error)) return ERROR.outage;
  return ERROR.unknown;
}

/** Replaces a screen that failed. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const main = use(InMain) ? {} : ({ as: "main", id: "conteudo", tabIndex: -1 } as const);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    if (isMissingFile(error)) return window.location.reload();
    setBusy(true);
    await router.invalidate();
    reset();
    setBusy(false);
  };
  const { title, text } = causeOf(error);
  return (
    <Container {...main} className="grid min-h-dvh place-items-center">
      <div className="text-center">
        <ErrorState title={title} text={text} titleAs="h1" busy={isBusy} onRetry={() => void retry()} />
        <a href="/" className="link inline-flex min-h-11 items-center">
          {ERROR.home}
        </a>
      </div>
    </Container>
  );
}
