import { type FormEvent, useState } from "react";
import type { Area } from "#src/features/college/catalogue.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { AreaPicker } from "./area-picker.tsx";
import { AREA } from "./messages.ts";
import { useChooseArea } from "./use-learning.ts";

const FORM = "alterar-area";

/** 'Alterar': another area instead of the current one. */
export function AreaDialog({ current, onClose }: { current: Area; onClose: () => void }) {
  const [area, setArea] = useState(current);
  const { choose, isSaving } = useChooseArea(true, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (area === current) onClose();
    else choose(area);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={AREA.changeTitle}
      description={AREA.changeText}
      locked={isSaving}
      footer={
        <>
          <Button variant="outline" disabled={isSaving} onClick={onClose}>
            {AREA.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={isSaving} busyLabel={AREA.saving}>
            {AREA.change}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit}>
        <AreaPicker value={area} onChange={setArea} />
      </form>
    </Dialog>
  );
}
