import { TILES, type TilePlace } from "#src/features/demand/catalogue.ts";
import { CLASSES, classOf } from "#src/features/demand/rules.ts";
import type { DemandBoard } from "#src/features/demand/schemas.ts";
import { cx } from "@/ui/cx.ts";
import { DEMAND } from "./messages.ts";

/** Id of a municipality's row in the table, to which its square on the map links. */
export const rowIdOf = (place: number) => `municipio-${place + 1}`;

/** One hue from light to dark, which people with any kind of colour vision can tell apart. */
const TONES = [
  "bg-blueprint-100",
  "bg-blueprint-200",
  "bg-blueprint-300",
  "bg-blueprint-500 text-white",
  "bg-blueprint-800 text-white",
] as const;
const EMPTY = "border border-concrete-200 bg-white text-ink-soft";
const tileClass =
  "flex aspect-square min-w-0 flex-col items-center justify-center rounded-sm text-center text-xs leading-tight md:aspect-auto md:h-16 md:px-1";

const nameClass = "w-full break-words max-md:hidden md:line-clamp-2";

interface TileProps extends TilePlace {
  /** Undefined if the municipality has no number. */
  requests: number | undefined;
  /** In the table. */
  place: number;
}

/** A municipality: a link to its row in the table, or a blank square. */
function Tile({ city, row, column, requests, place }: TileProps) {
  const style = { gridRow: row, gridColumn: column };
  const tone = TONES[classOf(requests ?? 0) ?? -1];
  if (requests === undefined || !tone) {
    return (
      <li aria-hidden style={style} className={cx(tileClass, EMPTY)} title={city}>
        <span className={nameClass}>{city}</span>
      </li>
    );
  }
  const label = DEMAND.tile(city, requests);
  return (
    <li style={style} className="min-w-0">
      <a href={`#${rowIdOf(place)}`} aria-label={label} title={label} className={cx(tileClass, tone, "font-semibold")}>
        <span className="tabular-nums">{DEMAND.short(requests)}</span>
        <span className={cx(nameClass, "font-normal")}>{city}</span>
      </a>
    </li>
  );
}

function Legend() {
  return (
    <ul aria-label={DEMAND.legend} className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {CLASSES.map((lowest, i) => (
        <li key={lowest} className="flex items-center gap-1.5">
          <span aria-hidden className={cx("size-4 rounded-sm", TONES[i])} />
          {DEMAND.classes[i]}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden className={cx("size-4 rounded-sm", EMPTY)} />
        {DEMAND.few}
      </li>
    </ul>
  );
}

/** The state as squares of equal size, since a map in scale would hide small municipalities with many requests. */
export function TileMap({ cities }: Pick<DemandBoard, "cities">) {
  const places = new Map(cities.map(({ city }, place) => [city, place]));
  return (
    <section aria-labelledby="mapa">
      <h2 id="mapa" className="text-xl">
        {DEMAND.map}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{DEMAND.mapText}</p>
      <ul aria-label={DEMAND.map} className="grid grid-cols-10 gap-0.5 md:gap-1">
        {TILES.map((tile) => {
          const place = places.get(tile.city) ?? -1;
          return <Tile key={tile.city} {...tile} requests={cities[place]?.requests} place={place} />;
        })}
      </ul>
      <Legend />
    </section>
  );
}
