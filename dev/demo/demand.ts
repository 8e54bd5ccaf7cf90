import type { hires, serviceRequestInterests, serviceRequests } from "../../db/schema/index.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { CAPITAL_LABEL } from "../../src/shared/municipalities.ts";
import { DAY_MS, MINUTE_MS } from "../../src/shared/time.ts";

/** What was asked for one to three months ago: type, municipality, and how often. */
const FORMER_DEMAND: readonly (readonly [serviceType: string, city: string, times: number])[] = [
  ["Reforma de banheiro", CAPITAL_LABEL, 25],
  ["Conserto de vazamento", CAPITAL_LABEL, 22],
  ["Pintura residencial interna", CAPITAL_LABEL, 14],
  ["Poda e remoção de árvores", CAPITAL_LABEL, 6],
  ["Instalação de energia solar", "Dourados", 11],
  ["Instalação elétrica residencial", "Dourados", 9],
  ["Instalação de ar-condicionado split", "Três Lagoas", 8],
  ["Construção de muro", "Três Lagoas", 7],
  ["Assentamento de porcelanato", "Naviraí", 6],
  ["Reforma de telhado", "Aquidauana", 6],
  ["Limpeza de terreno", "Corumbá", 5],
  ["Diária de pedreiro", "Ponta Porã", 5],
  ["Terraplanagem", "Maracaju", 5],
  ["Projeto arquitetônico", "Bonito", 5],
];

const CLIENTS = [
  "luciana-arakaki",
  "rogerio-bortolotto",
  "samira-haddad",
  "edson-ximenes",
  "patricia-dal-molin",
  "valdir-goncalves",
  "rosangela-benites",
  "kenji-miyahira",
  "fernanda-lacerda",
  "cleonice-rocha",
  "marcelo-zanchet",
  "dirce-ovelar",
];
const PROVIDERS = ["claudemir-vilhalva", "sergio-oshiro", "antonio-caceres", "ivone-schneider", "osvaldo-higa"];

const FIRST_AGE_DAYS = 33;
const AGE_DAYS = 55;
const REQUEST_DAYS = 2;

const pick = (keys: readonly string[], n: number) => keys[n % keys.length] ?? "";

type RequestRow = typeof serviceRequests.$inferInsert;
type InterestRow = typeof serviceRequestInterests.$inferInsert;
type HireRow = typeof hires.$inferInsert;

/**
 * Former requests of the demo people, for the demand board and the stats of leads: four of five met with interest, and
 * about half ended in a hire.
 */
export function demandRows(idOf: (key: string) => string, now: number) {
  const wanted = FORMER_DEMAND.flatMap(([serviceType, city, times]) => Array(times).fill({ serviceType, city }));
  const requests: RequestRow[] = [];
  const interests: InterestRow[] = [];
  const made: HireRow[] = [];
  for (const [n, { serviceType, city }] of wanted.entries()) {
    const createdAt = now - (FIRST_AGE_DAYS + ((n * 7) % AGE_DAYS)) * DAY_MS - n * MINUTE_MS;
    const [id, clientId, providerId] = [newId(createdAt), idOf(pick(CLIENTS, n)), idOf(pick(PROVIDERS, n))];
    const expiresAt = createdAt + REQUEST_DAYS * DAY_MS;
    const isHired = n % 5 !== 0 && n % 7 > 2;
    requests.push({
      id,
      serviceType,
      description: `${serviceType}: preciso de orçamento para a próxima semana.`,
      location: "Centro",
      city,
      urgency: "next_days",
      createdBy: clientId,
      createdAt,
      expiresAt,
      status: "expired",
      outcome: isHired ? "hired" : "not_yet",
      outcomeAt: expiresAt,
      outcomeAskedAt: expiresAt,
      hiredAt: isHired ? expiresAt : null,
    });
    if (n % 5 === 0) continue;
    const interestedAt = createdAt + (25 + ((n * 37) % 240)) * MINUTE_MS;
    interests.push({ serviceRequestId: id, userId: providerId, createdAt: interestedAt });
    if (!isHired) continue;
    const agreedAt = interestedAt + DAY_MS;
    made.push({
      id: newId(agreedAt),
      requestId: id,
      serviceType,
      clientId,
      providerId,
      status: "confirmed",
      createdAt: agreedAt,
      answeredAt: agreedAt,
    });
  }
  return { requests, interests, hires: made };
}
