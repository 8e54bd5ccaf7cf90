import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { confirmPhone } from "@/lib/confirm-phone.tsx";
import { useWantedPlace } from "@/lib/wanted-place.ts";

/** `?confirmar=numero&voltar=`: opens the confirmation of the number, and leads back once it is done. */
export function useConfirmFromLink(): void {
  const isAsked = useSearch({ strict: false, select: ({ confirmar }) => confirmar === "numero" });
  const place = useWantedPlace();
  const navigate = useNavigate();
  const start = useEffectEvent(async () => {
    const isConfirmed = await confirmPhone();
    if (isConfirmed && place) await navigate({ href: place, replace: true });
    else await navigate({ to: ".", search: {}, replace: true });
  });
  useEffect(() => {
    if (isAsked) void start();
  }, [isAsked]);
}
