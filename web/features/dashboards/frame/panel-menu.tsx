import { Link } from "@tanstack/react-router";
import { LogOut, Repeat } from "lucide-react";
import { LOG_OUT } from "@/lib/messages.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { PANEL } from "../messages.ts";
import type { Panel } from "../panel.ts";
import { usePlan } from "../use-plan.ts";
import { PanelList } from "./sidebar.tsx";

export interface PanelMenuProps {
  panel: Panel;
  section: string | undefined;
  onLeave: () => void;
  onClose: () => void;
}

/** The panel's navigation where there is no room beside the content. */
export function PanelMenu({ panel, section, onLeave, onClose }: PanelMenuProps) {
  const user = useCurrentUser();
  const leave = () => {
    onClose();
    onLeave();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={user?.name || PANEL[panel]}
      description={usePlan()}
      size="sm"
      footer={
        <>
          <Button variant="outline" icon={LogOut} onClick={leave}>
            {LOG_OUT.label}
          </Button>
          <Link to="/selecionar-painel" className={buttonClass({ variant: "outline" })} onClick={onClose}>
            <Repeat size={20} aria-hidden />
            {PANEL.switch}
          </Link>
        </>
      }
    >
      <nav aria-label={PANEL.sections}>
        <PanelList panel={panel} current={section} onGo={onClose} />
      </nav>
    </Dialog>
  );
}
