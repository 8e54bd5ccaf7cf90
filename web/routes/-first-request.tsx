import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { saveAuthDraft } from "@/features/auth/draft.ts";
import { useAsked } from "@/features/requests/new/asked-people.tsx";
import { NewRequestPage } from "@/features/requests/new/new-request-page.tsx";
import { type Contact, VisitorRequest } from "@/features/requests/new/visitor-request.tsx";
import { RepeatedRequest, WrittenRequest } from "@/features/requests/new/written-request.tsx";
import { useHasLoggedInHere } from "@/lib/session/session-hint.ts";

interface FirstRequestProps {
  user: CurrentUser | null;
  draftId: string | undefined;
  /** Ids of the professionals who are asked, and whether all others see the request at once, too. */
  para: string | undefined;
  todos: true | undefined;
  /** Id of an own request that is published again. */
  repeated: string | undefined;
  back: ReactNode;
}

/**
 * A request that is written before there is an account, for chosen professionals, or again. Sign-up knows the contact in it, and
 * leads back to it.
 */
export function FirstRequest({ user, draftId, para, todos, repeated, back }: FirstRequestProps) {
  const asked = useAsked(user, { para, todos, isAgain: repeated !== undefined });
  const navigate = useNavigate();
  const isNew = !useHasLoggedInHere();
  const askAccount = async (id: string, { name, whatsapp }: Contact) => {
    saveAuthDraft({ name, whatsapp });
    const addressing = { ...(para && { para }), ...(todos && { todos: "true" }) };
    const voltar = `/solicitar-servico?${new URLSearchParams({ rascunho: id, ...addressing })}`;
    await navigate({ to: "/entrar", search: { papel: "client", voltar, ...(isNew && { aba: "cadastro" }) } });
  };
  if (!user) return <VisitorRequest back={back} asked={asked} onAskAccount={askAccount} />;
  if (repeated) return <RepeatedRequest key={repeated} id={repeated} user={user} back={back} />;
  return (
    <WrittenRequest user={user} draftId={draftId}>
      {(written) => <NewRequestPage user={user} back={back} asked={asked} {...written} />}
    </WrittenRequest>
  );
}
