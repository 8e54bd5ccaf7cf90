import { Check, UserPlus } from "lucide-react";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import { late } from "@/lib/late.tsx";
import { Button } from "@/ui/button.tsx";
import { KeepFocus } from "@/ui/keep-focus.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { useConnect } from "../connections/use-connect.ts";
import { CONNECTION } from "../messages.ts";

/** For the few viewers with a pending request. */
const PendingConnection = late(async () => (await import("../connections/pending-connection.tsx")).PendingConnection, {
  pending: <Skeleton className="h-12 w-56 rounded-control" />,
  failed: lateError,
});

function State({ profile }: { profile: ProfessionalPage }) {
  const { connect } = useConnect(profile.id, "profile");
  if (profile.connectionStatus === "accepted") {
    return (
      <Button variant="secondary" icon={Check} disabled>
        {CONNECTION.connected}
      </Button>
    );
  }
  if (profile.connectionStatus === "pending") {
    return <PendingConnection profile={profile} />;
  }
  return (
    <Button variant="secondary" icon={UserPlus} onClick={connect} className="noscript:hidden">
      {CONNECTION.connect}
    </Button>
  );
}

/** State of the connection between viewer and professional, with its actions. */
export function ConnectionButton({ profile }: { profile: ProfessionalPage }) {
  return (
    <KeepFocus className="flex flex-col gap-2 xs:flex-row xs:flex-wrap xs:items-center">
      <State profile={profile} />
    </KeepFocus>
  );
}
