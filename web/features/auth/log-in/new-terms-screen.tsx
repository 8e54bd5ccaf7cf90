import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { failureToast } from "@/lib/failure-messages.ts";
import { PRIVACY_PATH, TERMS_PATH } from "@/lib/links.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ChoiceShell } from "../choice/choice-shell.tsx";
import { LogOutButton } from "../log-out-button.tsx";
import { NEW_TERMS } from "../welcome-messages.ts";

const DOCUMENTS = [
  { path: TERMS_PATH, label: NEW_TERMS.terms },
  { path: PRIVACY_PATH, label: NEW_TERMS.privacy },
] as const;

function useAcceptTerms() {
  const { mutate, isPending } = trpc.auth.acceptTerms.useMutation(
    mutationSteps({
      onSuccess: () => trpcUtils.auth.me.setData(undefined, (user) => user && { ...user, hasCurrentTerms: true }),
      failure: failureToast(NEW_TERMS.failed),
    }),
  );
  return { isAccepting: isPending, accept: () => mutate() };
}

/** Asks a person who accepted older terms for the present ones. They can also log out, or delete the account. */
export function NewTermsScreen({ ownData }: { ownData: ReactNode }) {
  const { isAccepting, accept } = useAcceptTerms();
  return (
    <ChoiceShell title={NEW_TERMS.title} text={NEW_TERMS.text}>
      <Card as="section" aria-label={NEW_TERMS.version} className="shadow-soft">
        <p className="text-ink-soft">{NEW_TERMS.version}</p>
        <ul className="mt-2">
          {DOCUMENTS.map(({ path, label }) => (
            <li key={path}>
              <a
                href={path}
                target="_blank"
                rel="noopener noreferrer"
                className="link inline-flex min-h-11 items-center gap-2"
              >
                <FileText size={20} aria-hidden />
                {label}
                <span className="sr-only"> {NEW_TERMS.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
        <Button className="mt-4 w-full md:w-auto" busy={isAccepting} busyLabel={NEW_TERMS.accepting} onClick={accept}>
          {NEW_TERMS.accept}
        </Button>
      </Card>
      <LogOutButton />
      <div className="mt-6">{ownData}</div>
    </ChoiceShell>
  );
}
