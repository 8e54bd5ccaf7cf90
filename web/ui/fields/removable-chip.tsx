import { X } from "lucide-react";

interface RemovableChipProps {
  /** Plain text, because it is also part of the button's name: "Remover Pintura". */
  label: string;
  onRemove: () => void;
}

/** A selected filter, specialty or city with a remove button. */
export function RemovableChip({ label, onRemove }: RemovableChipProps) {
  return (
    <span className="inline-flex min-h-11 max-w-full items-center rounded-full bg-blueprint-50 pl-4 text-sm font-semibold text-blueprint noscript:pr-4">
      <span className="min-w-0 truncate">{label}</span>
      <button
        type="button"
        aria-label={`Remover ${label}`}
        onClick={onRemove}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-blueprint-100 noscript:hidden"
      >
        <X size={18} aria-hidden />
      </button>
    </span>
  );
}
