import type { independentRatings } from "../../db/schema/index.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { DAY_MS, HOUR_MS } from "../../src/shared/time.ts";
import { DEMO_PEOPLE, type DemoPerson } from "./people.ts";

type Row = typeof independentRatings.$inferInsert;

/** Reason and comment by the number of stars. */
const TEXTS: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  5: [
    ["Serviço bem feito", "Caprichou nos detalhes e deixou a obra limpa no fim de cada dia."],
    ["Cumpriu o prazo", "Combinou dez dias e entregou em nove. Explicou cada etapa antes de começar."],
    ["Bom atendimento", "Atendeu no mesmo dia, tirou as dúvidas e o preço foi o combinado."],
    ["Confiança", "Deixei a chave da casa e viajei tranquila. Voltei com tudo pronto."],
    ["Serviço bem feito", "Resolveu o que dois outros não tinham conseguido. Recomendo."],
  ],
  4: [
    ["Serviço bem feito", "Bom trabalho. Só atrasou dois dias por causa da chuva, mas avisou."],
    ["price_issue", "Ficou ótimo, mas o material saiu um pouco acima do que estava no orçamento."],
    ["Bom atendimento", "Educado e organizado. Faltou só recolher o entulho no último dia."],
  ],
  3: [
    ["poor_communication", "O serviço ficou bom, mas demorava para responder e eu precisava cobrar."],
    ["Prazo", "Atrasou uma semana. No fim refez o que precisava sem cobrar a mais."],
  ],
  2: [["poor_service", "O acabamento ficou irregular e precisei chamar outra pessoa para terminar."]],
};

const OF_CLIENTS: readonly (readonly [number, string, string])[] = [
  [5, "Pagou em dia", "Tinha tudo claro desde o começo e pagou cada parte no dia combinado."],
  [4, "Bom atendimento", "Boa pessoa para trabalhar. O material só chegou um dia depois do previsto."],
];

const REPLY = "Muito obrigado! Foi um prazer trabalhar na sua obra.";
/** The last person signed up before these. */
const NEWEST_MS = 2 * HOUR_MS;
const SPREAD_MS = 8 * DAY_MS;
/** Demo accounts that have rated nobody, so that one can try it. */
const SILENT = new Set(["client", "admin"]);

/** Stars from 2 to 5 with this average, best ones first. */
function starsOf({ averageRating, totalRatings }: NonNullable<DemoPerson["professional"]>): number[] {
  const stars = Array<number>(totalRatings).fill(5);
  let missing = 5 * totalRatings - Math.round(averageRating * totalRatings);
  for (let i = totalRatings - 1; missing > 0; i = (i || totalRatings) - 1, missing--) stars[i]! -= 1;
  return stars;
}

function textOf(stars: number, number: number): readonly [string, string] {
  const texts = TEXTS[stars] ?? [];
  return texts[number % texts.length] ?? ["other", "Não foi como combinado."];
}

/** Free ratings: of the demo providers as many as `people.ts` says, and up to two of each client. */
export function ratingRows(idOf: (key: string) => string, now: number): Row[] {
  const authors = DEMO_PEOPLE.filter(({ key }) => !SILENT.has(key));
  return DEMO_PEOPLE.flatMap(({ key, roles, professional }, index) => {
    const others = authors.filter((author) => author.key !== key);
    const row = (
      number: number,
      type: Row["evaluatedType"],
      text: { stars: number; reason: string; comment: string },
    ) => {
      const author = others[(index * 5 + number) % others.length]!;
      const createdAt = now - NEWEST_MS - (((index * 37 + number * 61) * HOUR_MS) % SPREAD_MS);
      return {
        id: newId(createdAt),
        evaluatedId: idOf(key),
        evaluatedType: type,
        evaluatorId: idOf(author.key),
        evaluatorType: author.roles.includes("client") ? ("client" as const) : ("service_provider" as const),
        ...text,
        serviceType: professional?.specialties[number % professional.specialties.length] ?? null,
        createdAt,
        ...(number === 0 && index % 2 === 1 ? { reply: REPLY, repliedAt: createdAt + HOUR_MS } : {}),
      };
    };
    const asProvider = professional ? starsOf(professional) : [];
    return [
      ...asProvider.map((stars, number) => {
        const [reason, comment] = textOf(stars, index + number);
        return row(number, "service_provider", { stars, reason, comment });
      }),
      ...OF_CLIENTS.slice(0, roles.includes("client") ? index % 3 : 0).map(([stars, reason, comment], number) =>
        row(number, "client", { stars, reason, comment }),
      ),
    ];
  });
}
