import { UNREACHABLE } from "@/lib/messages.ts";
import { Container } from "@/ui/container.tsx";
import { ErrorState } from "@/ui/error-state.tsx";

/** Nobody knows who is logged in, because no answer came. */
export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Container as="main" id="conteudo" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <ErrorState {...UNREACHABLE} titleAs="h1" onRetry={onRetry} />
    </Container>
  );
}
