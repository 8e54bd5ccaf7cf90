import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { use, useEffect, useEffectEvent, useState } from "react";
import { cx } from "@/ui/cx.ts";
import { Container } from "@/ui/frame/container.tsx";
import { InMain } from "@/ui/frame/in-main.ts";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { ERROR } from "./messages.ts";

/** A chunk failed to load. Some browsers remember failed imports, so only a page reload retries. */
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
  if (isMissingFile(error) || isUnanswered(error)) return navigator.onLine ? ERROR.unreachable : ERROR.offline;
  if (isOutage(error)) return ERROR.outage;
  return ERROR.unknown;
}

/** A reload without the server would end in the browser's own error page. */
async function reloadIfReachable(): Promise<void> {
  const isReachable = await fetch("/", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) window.location.reload();
}

/** Replaces a screen that failed. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isInFrame = use(InMain);
  const main = isInFrame ? {} : ({ as: "main", id: "conteudo", tabIndex: -1 } as const);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    if (isMissingFile(error)) await reloadIfReachable();
    else {
      await router.invalidate();
      reset();
    }
    setBusy(false);
  };
  const retryOnline = useEffectEvent(() => void (causeOf(error) === ERROR.unreachable && retry()));
  useEffect(() => {
    window.addEventListener("online", retryOnline);
    return () => window.removeEventListener("online", retryOnline);
  }, []);
  const { title, text } = causeOf(error);
  return (
    <Container {...main} className={cx("grid place-items-center", isInFrame ? "py-10" : "min-h-dvh")}>
      <div className="text-center">
        <ErrorState title={title} text={text} titleAs="h1" busy={isBusy} onRetry={() => void retry()} />
        <Link to="/" className="link inline-flex min-h-11 items-center">
          {ERROR.home}
        </Link>
      </div>
    </Container>
  );
}
