import type { contactOpenings } from "../../db/schema/index.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { HOUR_MS, MINUTE_MS } from "../../src/shared/time.ts";

type Row = typeof contactOpenings.$inferInsert;

/** Who opens the cards of the demo providers, and how long ago; null for a visitor. */
const OF_CARDS: readonly { by: string | null; way: Row["way"]; ago: number }[] = [
  { by: "client", way: "whatsapp", ago: 20 * MINUTE_MS },
  { by: null, way: "phone", ago: 3 * HOUR_MS },
  { by: "sergio-oshiro", way: "vcard", ago: 26 * HOUR_MS },
];

interface OwnRequest {
  row: { id: string; createdBy: string; createdAt: number };
}

/** Contacts that were opened: those of two demo providers, and that of the demo client's newest request. */
export function openingRows(idOf: (key: string) => string, requests: readonly OwnRequest[], now: number): Row[] {
  const opening = (ownerKey: string, by: string | null, at: number, what: Pick<Row, "kind" | "subjectId" | "way">) => ({
    id: newId(at),
    openedBy: by === null ? null : idOf(by),
    ownerId: idOf(ownerKey),
    createdAt: at,
    ...what,
  });
  const cards = ["provider", "premium"].flatMap((key) =>
    OF_CARDS.map(({ by, way, ago }) => opening(key, by, now - ago, { kind: "card", subjectId: idOf(key), way })),
  );
  const request = requests.find(({ row }) => row.createdBy === idOf("client"))?.row;
  if (!request) throw new Error("demonstration data: the client has no request");
  const seen = (["detail", "whatsapp"] as const).map((way, i) => {
    const at = Math.min(request.createdAt + (5 + i) * MINUTE_MS, now);
    return opening("client", "premium", at, { kind: "request", subjectId: request.id, way });
  });
  return [...cards, ...seen];
}
