import { Check, UserPlus } from "lucide-react";
import type { ProfessionalPage } from "#src/features/networking/schemas.ts";
import type { ProfileSearch } from "#src/features/networking/search-params.ts";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { Button } from "@/ui/button.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { KeepFocus } from "@/ui/keep-focus.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { useConnect } from "../connections/use-connect.ts";
import { CONNECTION } from "../messages.ts";
import { isGone, Person } from "../person/person.tsx";
import { AskLink, CompleteLink } from "../person/person-sheet.tsx";
import type { ReportAction } from "../report-action.ts";
import { ShareButton } from "../share-button.tsx";
import { PROFILE } from "./messages.ts";

/** For those who follow the link with which the professional asks for a reference. */
const AskedReference = late(async () => (await import("./asked-reference.tsx")).AskedReference, {
  failed: lateError,
});

function Actions({ person }: { person: ProfessionalPage }) {
  if (person.isBlocked) return null;
  if (!person.isOwn)
    return (
      <>
        <AskLink id={person.id} />
        <ConnectionButton profile={person} />
      </>
    );
  if (!person.isComplete) return <CompleteLink />;
  return (
    <ShareButton what="page" slug={person.slug}>
      {PROFILE.share}
    </ShareButton>
  );
}

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
function ConnectionButton({ profile }: { profile: ProfessionalPage }) {
  return (
    <KeepFocus className="flex flex-col gap-2 xs:flex-row xs:flex-wrap xs:items-center">
      <State profile={profile} />
    </KeepFocus>
  );
}

interface ProfileScreenProps {
  id: string;
  Report: ReportAction;
  search: ProfileSearch;
}

/** /portal-conexoes/perfil/{id}: a professional in the portal, where people connect. */
export function ProfileScreen({ id, Report, search }: ProfileScreenProps) {
  const query = trpc.networking.profile.useQuery({ id });
  const { data: person } = query;
  useTabTitle(person?.name);
  return (
    <Container className="max-w-5xl pt-3 pb-[calc(6.5rem+env(safe-area-inset-bottom))] md:pt-5">
      {!isGone(query) && (
        <BackLink to="/portal-conexoes" goesBack="list" className="mb-2 self-start">
          {PROFILE.back}
        </BackLink>
      )}
      {search.referencia && person && !person.isOwn && <AskedReference profile={person} job={search} />}
      <Person
        query={query}
        texts={PROFILE}
        actions={(loaded) => <Actions person={loaded} />}
        isCard={false}
        Report={Report}
      />
    </Container>
  );
}
