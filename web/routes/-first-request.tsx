import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { saveAuthDraft } from "@/features/auth/draft.ts";
import { NewRequestPage } from "@/features/requests/new-request-page.tsx";
import { type Contact, VisitorRequest } from "@/features/requests/visitor-request.tsx";
import { WrittenRequest } from "@/features/requests/written-request.tsx";
import { useHasLoggedInHere } from "@/lib/session-hint.ts";

interface FirstRequestProps {
  user: CurrentUser | null;
  draftId: string | undefined;
  back: ReactNode;
}

/** A request that is written before there is an account. Sign-up knows the contact in it, and leads back to it. */
export function FirstRequest({ user, draftId, back }: FirstRequestProps) {
  const navigate = useNavigate();
  const isNew = !useHasLoggedInHere();
  const askAccount = async (id: string, { name, whatsapp }: Contact) => {
    saveAuthDraft({ name, whatsapp });
    const voltar = `/solicitar-servico?rascunho=${id}`;
    await navigate({ to: "/entrar", search: { papel: "client", voltar, ...(isNew && { aba: "cadastro" }) } });
  };
  if (!user) return <VisitorRequest back={back} onAskAccount={askAccount} />;
  return (
    <WrittenRequest user={user} draftId={draftId}>
      {(written) => <NewRequestPage user={user} back={back} {...written} />}
    </WrittenRequest>
  );
}
