import { useMutation } from "@tanstack/react-query";
import { Phone } from "lucide-react";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { PhoneAnswer, RefusalAnswer } from "#src/features/contacts/schemas.ts";
import { phoneLink } from "#src/shared/links.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { confirmPhone } from "@/lib/account/confirm-phone.tsx";
import { onPlainClick } from "@/lib/plain-click.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { DETAIL } from "./messages.ts";

/** The server refused; the message is meant for the user. */
class PhoneRefused extends Error {
  override readonly name = "PhoneRefused";
}

/** Undefined if the page before a first contact opens instead. */
async function askPhone(listingId: string): Promise<string | undefined> {
  const path = contactPath("anuncio", listingId, "telefone");
  const response = await fetch(path, { headers: { accept: "application/json" } });
  const answer = (await response.json()) as PhoneAnswer | RefusalAnswer;
  if ("phone" in answer) {
    if (answer.phone === null) window.location.assign(path);
    return answer.phone ?? undefined;
  }
  if (answer.code === "phone.unconfirmed" && (await confirmPhone())) return askPhone(listingId);
  throw new PhoneRefused(answer.message);
}

/** The seller's number, fetched only on request, because each response is recorded and counted. */
function usePhone(listingId: string) {
  const { data, isPending, mutate } = useMutation({
    mutationFn: () => askPhone(listingId),
    onError: (error) =>
      notify.error(DETAIL.phoneFailed, error instanceof PhoneRefused ? error.message : DETAIL.phoneFailedText),
  });
  return { phone: data, isAsking: isPending, ask: () => mutate() };
}

/** Replaces its link with the seller's number when clicked. The link itself opens a page that shows the number. */
export function ShowPhone({ listingId }: { listingId: string }) {
  const { phone, isAsking, ask } = usePhone(listingId);
  if (phone !== undefined) return <PhoneNumber phone={phone} />;
  return (
    <ButtonLink
      href={contactPath("anuncio", listingId, "telefone")}
      variant="outline"
      full
      icon={Phone}
      aria-busy={isAsking || undefined}
      onClick={onPlainClick(() => {
        if (!isAsking) ask();
      })}
    >
      {isAsking ? DETAIL.showingPhone : DETAIL.showPhone}
    </ButtonLink>
  );
}

function PhoneNumber({ phone }: { phone: string }) {
  return (
    <p className="flex items-center gap-2">
      <Phone size={20} aria-hidden className="text-ink-soft" />
      <span className="sr-only">{DETAIL.phone}</span>
      <a
        // The link that had the focus is gone.
        ref={(link) => link?.focus()}
        href={phoneLink(phone)}
        className="link inline-flex min-h-11 items-center tabular-nums"
      >
        {formatPhone(phone)}
      </a>
    </p>
  );
}
