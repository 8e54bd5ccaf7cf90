import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button, buttonClass } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { BrickWall, TapeMeasure } from "@/ui/late-drawings.tsx";
import { UNKNOWN_FIT } from "./fit-messages.ts";
import { NONE } from "./list-messages.ts";
import type { RequestFilter } from "./search.ts";
import { useMissingForFit } from "./use-fit.ts";

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

/** What fits a provider depends on the profile. */
function NoneForMe({ city, children }: { city: string | undefined; children: ReactNode }) {
  const missing = useMissingForFit();
  const unknown = missing && UNKNOWN_FIT[missing];
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={unknown?.title ?? (city ? NONE.forMeInCity(city) : NONE.forMe)}
      text={unknown?.text ?? NONE.forMeText}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/profile" search={missing ? { campo: missing } : {}} className={buttonClass()}>
            {unknown?.action ?? NONE.widen}
          </Link>
          {children}
        </div>
      }
    />
  );
}
