import type { PageHead } from "../../platform/pages/page-head.ts";
import { DEMAND_PATH, demandPath } from "./addresses.ts";
import { factsOf, picturePath } from "./demand-facts.ts";
import { DEMAND_PAGE, DEMAND_PICTURE } from "./messages.ts";
import type { DemandBoard } from "./schemas.ts";

/** The board's head for a trade, or for all. Without a board, no trade has that name. */
export function demandHead(trade: string | null, board: DemandBoard | null): PageHead {
  if (!board) {
    return { title: DEMAND_PAGE.title, description: DEMAND_PAGE.text(null, 0), path: DEMAND_PATH, isIndexed: false };
  }
  const requests = board.cities.reduce((sum, city) => sum + city.requests, 0);
  return {
    title: trade === null ? DEMAND_PAGE.title : DEMAND_PAGE.titleOf(trade),
    description: DEMAND_PAGE.text(trade, requests),
    path: demandPath(trade),
    image: { path: picturePath(factsOf(trade, board)), alt: DEMAND_PICTURE.alt(trade), width: 1200, height: 630 },
    // A trade without stats is no page.
    isIndexed: trade === null || requests > 0,
  };
}
