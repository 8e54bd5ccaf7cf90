import { UNREACHABLE } from "@/lib/messages.ts";
import { Container } from "@/ui/frame/container.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";

/** Shown when the session can't be loaded because the server doesn't respond. */
export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Container as="main" id="conteudo" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <ErrorState {...UNREACHABLE} titleAs="h1" onRetry={onRetry} />
    </Container>
  );
}
