import { late } from "@/lib/late.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { ErrorState, lateError } from "@/ui/states/error-state.tsx";
import { ScreenSkeleton } from "@/ui/states/screen-skeleton.tsx";
import type { ConfirmFormProps } from "./access/confirm-form.tsx";
import type { AdminPanelProps } from "./admin-panel.tsx";
import { ADMIN } from "./messages.ts";

/** The panel without its code, which only admins load. */
export const LateAdminPanel = late<AdminPanelProps>(async () => (await import("./admin-panel.tsx")).AdminPanel, {
  pending: (
    <main id="conteudo" tabIndex={-1}>
      <h1 className="sr-only">{ADMIN.title}</h1>
      <ScreenSkeleton label={ADMIN.loading} />
    </main>
  ),
  failed: (retry) => (
    <Container as="main" id="conteudo" tabIndex={-1}>
      <ErrorState titleAs="h1" onRetry={retry} />
    </Container>
  ),
});

/** What an admin's session still lacks; it loads late, as the panel does. */
export const LateConfirmForm = late<ConfirmFormProps>(
  async () => (await import("./access/confirm-form.tsx")).ConfirmForm,
  { failed: lateError },
);
