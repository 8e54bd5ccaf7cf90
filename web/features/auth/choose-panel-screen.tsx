import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowRight, LogOut } from "lucide-react";
import { useState } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { logOut } from "@/lib/session.ts";
import { Button } from "@/ui/button.tsx";
import { cardLinkClass } from "@/ui/card.tsx";
import { FloorPlan, Helmet } from "@/ui/illustrations.tsx";
import { notify } from "@/ui/toast.tsx";
import { ChoiceCard, ChoiceShell, Choices } from "./choice-shell.tsx";
import { greetingName } from "./greeting.ts";
import { PANELS } from "./messages.ts";

/** Ends the session and goes home; a failure is logged and said, because the session is still there. */
function useLogOut() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await logOut();
      await navigate({ to: "/", replace: true });
    } catch (error) {
      console.warn("logout failed", error);
      notify.error(PANELS.logOutFailed, PANELS.logOutFailedText);
      setLeaving(false);
    }
  };
  return { isLeaving, leave };
}

function Panel({ to, label }: { to: "/cliente/dashboard" | "/prestador/dashboard"; label: string }) {
  return (
    <Link to={to} className={`${cardLinkClass} inline-flex items-center gap-2 text-blueprint`}>
      {label}
      <ArrowRight size={22} aria-hidden className="text-signal" />
    </Link>
  );
}

/** /selecionar-painel: one account, two panels. */
export function ChoosePanelScreen({ user }: { user: CurrentUser }) {
  const { isLeaving, leave } = useLogOut();
  return (
    <ChoiceShell title={PANELS.greeting(greetingName(user))} text={PANELS.text}>
      <Choices>
        <ChoiceCard
          interactive
          drawing={<FloorPlan />}
          title={<Panel to="/cliente/dashboard" label={PANELS.client} />}
          text={PANELS.clientText}
        />
        <ChoiceCard
          interactive
          drawing={<Helmet />}
          title={<Panel to="/prestador/dashboard" label={PANELS.provider} />}
          text={PANELS.providerText}
        />
      </Choices>
      <div className="mt-6 flex justify-center">
        <Button variant="outline" icon={LogOut} busy={isLeaving} busyLabel={PANELS.loggingOut} onClick={leave}>
          {PANELS.logOut}
        </Button>
      </div>
    </ChoiceShell>
  );
}
