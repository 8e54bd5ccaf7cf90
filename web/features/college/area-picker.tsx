import { HardHat, PencilRuler, PlugZap, Ruler, ShowerHead, Store } from "lucide-react";
import { AREAS, type Area } from "#src/features/college/catalogue.ts";
import { Segmented } from "@/ui/fields/segmented.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { AREA } from "./messages.ts";

const ICONS: Readonly<Record<Area, Icon>> = {
  engenharias: Ruler,
  empreitadas: HardHat,
  eletrica: PlugZap,
  hidraulica: ShowerHead,
  projetos: PencilRuler,
  vendas: Store,
};

const OPTIONS = AREAS.map(({ key, name, text }) => ({ value: key, label: name, hint: text, icon: ICONS[key] }));

interface AreaPickerProps {
  value: Area | undefined;
  onChange: (area: Area) => void;
}

/** The six areas as radio cards. */
export function AreaPicker({ value, onChange }: AreaPickerProps) {
  return (
    <Segmented
      columns={1}
      aria-label={AREA.label}
      options={OPTIONS}
      // Controlled also before a choice, with a value that no option has.
      value={value ?? ("" as Area)}
      onValueChange={onChange}
    />
  );
}
