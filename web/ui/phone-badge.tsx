import { Check } from "lucide-react";
import { Badge } from "./badge.tsx";

/** 'Número confirmado', if it is. */
export function PhoneBadge({ isConfirmed }: { isConfirmed: boolean }) {
  if (!isConfirmed) return null;
  return (
    <Badge tone="success" icon={Check} title="A pessoa provou por um código que o WhatsApp é dela">
      Número confirmado
    </Badge>
  );
}
