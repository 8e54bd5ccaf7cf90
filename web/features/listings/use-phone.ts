import { useMutation } from "@tanstack/react-query";
import { contactPath } from "#src/features/contacts/rules.ts";
import type { PhoneAnswer, RefusalAnswer } from "#src/features/contacts/schemas.ts";
import { confirmPhone } from "@/lib/confirm-phone.tsx";
import { notify } from "@/ui/toast.tsx";
import { DETAIL } from "./detail-messages.ts";

/** The server refused; the message is meant for the user. */
class PhoneRefused extends Error {
  override readonly name = "PhoneRefused";
}

async function askPhone(listingId: string): Promise<string> {
  const path = contactPath("anuncio", listingId, "telefone");
  const response = await fetch(path, { headers: { accept: "application/json" } });
  const answer = (await response.json()) as PhoneAnswer | RefusalAnswer;
  if ("phone" in answer) return answer.phone;
  if (answer.code === "phone.unconfirmed" && (await confirmPhone())) return askPhone(listingId);
  throw new PhoneRefused(answer.message);
}

/** The seller's number, fetched only on request, because each response is recorded and counted. */
export function usePhone(listingId: string) {
  const { data, isPending, mutate } = useMutation({
    mutationFn: () => askPhone(listingId),
    onError: (error) =>
      notify.error(DETAIL.phoneFailed, error instanceof PhoneRefused ? error.message : DETAIL.phoneFailedText),
  });
  return { phone: data, isAsking: isPending, ask: () => mutate() };
}
