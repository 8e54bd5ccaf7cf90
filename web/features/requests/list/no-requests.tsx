import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { late } from "@/lib/late.tsx";
import { Button, buttonClass } from "@/ui/button.tsx";
import { BrickWall, TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";
import type { RequestFilter } from "../search.ts";
import { LIST, NONE } from "./list-messages.ts";
import { RequestListSkeleton } from "./request-list.tsx";
import { missingForFit, useFit } from "./use-fit.ts";

// It needs the services and the municipalities.
const LateChooseWork = late(async () => (await import("../new/choose-work.tsx")).ChooseWork, {
  pending: <RequestListSkeleton label={LIST.loading} count={1} />,
  failed: (retry) => <ErrorState title={LIST.failed} onRetry={retry} />,
});

export interface NoRequestsProps {
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
  /** The button that creates a request. */
  add: ReactNode;
}

/** In place of an empty list: the way out of its filters, or to the first request. */
export function NoRequests({ filter, onFilter, add }: NoRequestsProps) {
  const { tipo, cidade, para } = filter;
  const widen = (
    <>
      {cidade && (tipo || para) && (
        <Button variant="outline" onClick={() => onFilter({ tipo, para })}>
          {NONE.allCities}
        </Button>
      )}
      <Button variant="outline" onClick={() => onFilter({})}>
        {NONE.seeAll}
      </Button>
    </>
  );
  if (para) return <NoneForMe city={cidade}>{widen}</NoneForMe>;
  if (!tipo && !cidade) {
    return (
      <EmptyState
        illustration={<BrickWall />}
        title={NONE.title}
        text={NONE.text}
        action={<div className="md:hidden">{add}</div>}
      />
    );
  }
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={cidade ? NONE.inCity(cidade) : NONE.ofType}
      text={tipo ? NONE.ofTypeText(tipo) : NONE.inCityText}
      action={<div className="flex flex-wrap justify-center gap-2">{widen}</div>}
    />
  );
}

/** What fits a provider depends on the profile, whose missing part is chosen here. */
function NoneForMe({ city, children }: { city: string | undefined; children: ReactNode }) {
  const fit = useFit({ para: "mim" });
  if (fit && missingForFit(fit)) return <LateChooseWork fit={fit} />;
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={city ? NONE.forMeInCity(city) : NONE.forMe}
      text={NONE.forMeText}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/profile" className={buttonClass()}>
            {NONE.widen}
          </Link>
          {children}
        </div>
      }
    />
  );
}
