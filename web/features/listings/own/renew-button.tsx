import { RotateCw } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { OWN } from "./messages.ts";
import { useRenewListing } from "./use-own-listing.ts";

interface RenewButtonProps {
  listing: { id: string; title: string };
  onRenewed?: () => void;
}

/** Renews an own listing outside of its own screens. */
export function RenewButton({ listing: { id, title }, onRenewed }: RenewButtonProps) {
  const { renew, isRenewing } = useRenewListing(id, onRenewed);
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={RotateCw}
      busy={isRenewing}
      aria-label={OWN.of(OWN.renew, title)}
      onClick={renew}
    >
      {OWN.renew}
    </Button>
  );
}
