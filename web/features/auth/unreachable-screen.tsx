import { Container } from "@/ui/container.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { STATUS } from "./messages.ts";

/** Nobody knows who is logged in, because no answer came. */
export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Container as="main" id="conteudo" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <ErrorState title={STATUS.unreachableTitle} text={STATUS.unreachableText} titleAs="h1" onRetry={onRetry} />
    </Container>
  );
}
