import { RotateCw } from "lucide-react";
import { Button, Of } from "@/ui/button.tsx";
import { OWN } from "./messages.ts";
import { useRenewListing } from "./use-own-listing.ts";

interface RenewButtonProps {
  listing: { id: string; title: string };
  variant?: "secondary" | "outline";
  onRenewed?: () => void;
}

export function RenewButton({ listing: { id, title }, variant = "secondary", onRenewed }: RenewButtonProps) {
  const { renew, isRenewing } = useRenewListing(id, onRenewed);
  return (
    <Button variant={variant} size="sm" icon={RotateCw} busy={isRenewing} onClick={renew}>
      {OWN.renew}
      <Of>{title}</Of>
    </Button>
  );
}
