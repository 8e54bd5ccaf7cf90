import { Check } from "lucide-react";
import type { PublicCredential } from "#src/shared/credentials.ts";
import { formatDay } from "#src/shared/format.ts";
import { Badge } from "./badge.tsx";

/** 'CNPJ conferido' and so on, with the day in the tooltip. */
export function CredentialBadges({ credentials }: { credentials: readonly PublicCredential[] }) {
  return credentials.map(({ kind, confirmedAt }) => (
    <Badge key={kind} tone="success" icon={Check} title={`Conferido em ${formatDay(confirmedAt)}`}>
      {kind.toUpperCase()} conferido
    </Badge>
  ));
}
