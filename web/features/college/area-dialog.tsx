import { type FormEvent, useState } from "react";
import type { Area } from "#src/features/college/catalogue.ts";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { AreaPicker } from "./area-picker.tsx";
import { AREA } from "./messages.ts";
import { useChooseArea } from "./use-learning.ts";

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
    <FormDialog
      title={AREA.changeTitle}
      description={AREA.changeText}
      submitLabel={AREA.change}
      busyLabel={AREA.saving}
      busy={isSaving}
      onSubmit={submit}
      onClose={onClose}
    >
      <AreaPicker value={area} onChange={setArea} />
    </FormDialog>
  );
}
