import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useReturnTo } from "@/lib/session/return-to.ts";
import { PAYMENT_WITHOUT_LINK_HOME_MS } from "@/lib/timings.ts";
import { PAID } from "./messages.ts";
import type { PremiumStep } from "./search.ts";

/** Opens another screen after a while, unless the person leaves this one first. */
function useLeavePremium() {
  const navigate = useNavigate();
  const timer = useRef<number | undefined>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = (href: string, delayMs: number) => {
    cancel();
    timer.current = window.setTimeout(() => void navigate({ href }), delayMs);
  };
  return { start, cancel };
}

/** Moves between plan, form and payment, each with its own URL, and away from them. */
export function usePremiumSteps() {
  const navigate = useNavigate();
  const router = useRouter();
  const wanted = useReturnTo();
  const away = useLeavePremium();
  const show = (passo: PremiumStep | undefined, replace: boolean) => {
    away.cancel();
    const search = { ...(passo && { passo }), ...(wanted !== null && { voltar: wanted }) };
    void navigate({ to: "/premium", search, replace });
  };
  const leave = () => void navigate({ href: wanted ?? "/oportunidades" });
  const backToPlan = () => (router.history.canGoBack() ? router.history.back() : show(undefined, true));
  return {
    openForm: () => show("dados", false),
    closeForm: backToPlan,
    onCharged: () => show("pagamento", true),
    onWithoutLink: () => away.start("/", PAYMENT_WITHOUT_LINK_HOME_MS),
    openPayment: () => show("pagamento", false),
    payment: {
      next: { label: nextLabel(wanted), go: leave },
      onClose: () => (wanted === null ? backToPlan() : void navigate({ href: wanted, replace: true })),
    },
  };
}

function nextLabel(wanted: string | null): string {
  if (wanted === null) return PAID.toOpportunities;
  return wanted.includes("solicitacao=") ? PAID.toRequest : PAID.back;
}
