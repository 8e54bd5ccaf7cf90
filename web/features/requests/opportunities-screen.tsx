import { useNavigate } from "@tanstack/react-router";
import { Plus, X } from "lucide-react";
import { memo } from "react";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Container } from "@/ui/container.tsx";
import { PageHeader } from "@/ui/page-header.tsx";
import { NewRequest } from "./late-dialogs.tsx";
import { LIST } from "./open-messages.ts";
import { OpenRequests } from "./open-requests.tsx";
import { preloadForm } from "./request-form-loader.tsx";
import type { RequestSearch } from "./search.ts";
import { type TypeCount, TypeFilter } from "./type-filter.tsx";

const NO_TYPES: readonly [] = [];

function countText({ total, types }: { total: number; types: readonly TypeCount[] }, type: string | undefined): string {
  if (type === undefined) return LIST.total(total);
  return LIST.ofType(types.find(({ serviceType }) => serviceType === type)?.count ?? 0);
}

interface OpportunitiesScreenProps {
  type: RequestSearch["tipo"];
  para: RequestSearch["para"];
  isProvider: boolean;
}

/** /oportunidades: all open requests, with filters. Memoized, so that dialogs over it don't re-render it. */
export const OpportunitiesScreen = memo(function OpportunitiesScreen(props: OpportunitiesScreenProps) {
  const { type, para, isProvider } = props;
  const navigate = useNavigate({ from: "/oportunidades" });
  const { data: counts } = trpc.requests.typeCounts.useQuery();
  const filterBy = (search: RequestSearch) => navigate({ search, replace: true });
  const add = () =>
    navigate({ search: (search) => ({ ...search, nova: true }), state: { isOverlay: true }, resetScroll: false });
  const preload = () => {
    NewRequest.preload();
    preloadForm();
  };
  const addProps = { onClick: add, onPointerEnter: preload, onFocus: preload };
  return (
    <Container className="pb-16 md:pb-0">
      <PageHeader
        title={LIST.title}
        text={para ? LIST.forMeLead : counts ? countText(counts, type) : LIST.lead}
        actionsOnPhone={false}
        actions={
          <Button icon={Plus} {...addProps}>
            {LIST.add}
          </Button>
        }
      />
      <div className="mb-5 flex flex-col gap-2 md:flex-row md:items-end">
        <TypeFilter
          types={counts?.types ?? NO_TYPES}
          total={counts?.total}
          value={type}
          onChange={(tipo) => filterBy({ tipo, para })}
        />
        <div className="flex flex-wrap gap-2">
          {(isProvider || para) && (
            <Button
              variant={para ? "secondary" : "outline"}
              iconEnd={para && X}
              aria-pressed={para !== undefined}
              onClick={() => filterBy({ tipo: type, para: para ? undefined : "mim" })}
            >
              {LIST.forMe}
            </Button>
          )}
          {type && (
            <Button variant="ghost" icon={X} onClick={() => filterBy({ para })}>
              {LIST.clearFilter}
            </Button>
          )}
        </div>
      </div>
      <OpenRequests
        type={type}
        para={para}
        onClearFilter={() => filterBy({})}
        add={
          <Button icon={Plus} {...addProps}>
            {LIST.add}
          </Button>
        }
      />
    </Container>
  );
});
