import { trpc } from "@/lib/trpc.ts";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { interestedInput } from "../load-hires.ts";
import { InterestedList } from "./interested-list.tsx";
import { INTERESTED } from "./interested-messages.ts";
import type { InterestedSearch } from "./interested-search.ts";

/** /solicitacao/$id/interessados */
export function InterestedScreen({ requestId, ordem }: { requestId: string } & InterestedSearch) {
  const { data: request } = trpc.requests.byId.useQuery({ id: requestId });
  return (
    <Container className="pb-8">
      <PageHeader
        title={INTERESTED.title}
        text={request?.isOwn && INTERESTED.of(request.serviceType, request.location)}
        back={<BackLink to="/cliente/dashboard" search={{ solicitacao: requestId }} goesBack="list" />}
      />
      <InterestedList {...interestedInput(requestId, ordem)} request={request} isChoosing />
    </Container>
  );
}
