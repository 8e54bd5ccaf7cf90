import { DomainError } from "../../errors.ts";
import { boundCount } from "../../shared/bounded-count.ts";
import type { Context } from "../../trpc/context.ts";
import { findViewer } from "../auth/find-viewer.ts";
import { CITIES, cityOf, type LocalName, othersAfter, TRADES, tradeOf, valuesOf } from "./local-places.ts";
import { findLocal } from "./queries-local.ts";
import { entryOf } from "./read-directory.ts";
import type { LocalInput, LocalPage } from "./schemas.ts";

/** Name and slug of those names that were found. */
function linksTo(names: readonly LocalName[], found: readonly string[]) {
  return names.flatMap(({ value, name, slug }) => (found.includes(value) ? [{ name, slug }] : []));
}

/** The professionals of a specialty in a municipality. Throws `profile.not_found` if nobody names the municipality. */
export async function readLocal(ctx: Context, input: LocalInput): Promise<LocalPage> {
  const [trade, city] = [tradeOf(input.trade), cityOf(input.city)];
  if (!trade || !city) throw new DomainError("profile.not_found");
  const viewerId = (await findViewer(ctx))?.id ?? "";
  const [cities, trades] = [othersAfter(CITIES, city), othersAfter(TRADES, trade)];
  const others = { regions: valuesOf(cities), specialties: valuesOf(trades) };
  const local = await findLocal(ctx.db, { specialty: trade.value, region: city.value }, others, viewerId);
  if (!local.isListed) throw new DomainError("profile.not_found");
  return {
    specialty: trade.name,
    city: city.name,
    region: city.value,
    items: local.providers.map(({ number: _, ...row }) => entryOf(row, viewerId, ctx.now)),
    total: boundCount(local.found),
    cities: linksTo(cities, local.regions),
    trades: linksTo(trades, local.specialties),
  };
}
