import { servicesIn } from "#src/features/requests/keywords-search.ts";
import { MUNICIPALITIES, SERVICE_REGIONS } from "#src/shared/municipalities.ts";
import { foldText } from "#src/shared/search/normalise.ts";
import { placeIn } from "#src/shared/search/place.ts";
import type { Urgency } from "#src/shared/urgency.ts";
import type { RequestDraft } from "./draft.ts";

/** The fields that what somebody needs can fill. */
export const PROPOSED = ["serviceType", "urgency", "description", "city"] as const;
export type Proposed = Partial<Pick<RequestDraft, (typeof PROPOSED)[number]>>;

/** Of the services that may be meant. */
const SERVICES_OFFERED = 3;

/** In a folded text; the first that fits, so "depois de amanha" comes before "amanha". */
const URGENCY_WORDS: readonly [Urgency, RegExp][] = [
  [
    "no_deadline",
    /\b(?:sem|nao (?:tem|tenho|ha)) (?:muita )?(?:pressa|prazo|urgencia)\b|\bnao e urgente\b|\bquando (?:der|puder)\b/g,
  ],
  [
    "next_days",
    /\bdepois de amanha\b|\b(?:n?ess[ae]|nest[ae]|est[ae]|proxim[ao]) (?:semana|fim de semana|sabado|domingo)\b|\bsemana que vem\b|\bproximos dias\b|\b(?:ate|na) (?:segunda|terca|quarta|quinta|sexta)(?:-feira)?\b/g,
  ],
  ["tomorrow", /\b(?:(?:pra|para|ate) )?amanha\b/g],
  [
    "urgent",
    /\b(?:e |com |muito )*urgen(?:te|cia)(?:mente)?\b|\bemergencia\b|\bo (?:quanto|mais) (?:antes|rapido)(?: possivel)?\b|\b(?:pra|para|ainda) hoje\b|\bagora mesmo\b|\bimediat(?:o|amente)\b/g,
  ],
];

function urgencyIn(folded: string): { urgency: Urgency | undefined; rest: string } {
  const urgency = URGENCY_WORDS.find(([, words]) => folded.search(words) >= 0)?.[0];
  return { urgency, rest: URGENCY_WORDS.reduce((text, [, words]) => text.replace(words, " "), folded) };
}

/** A town named after "em", or at the end of a sentence or of a part of it. */
function cityIn(text: string): { city: string | undefined; rest: string } {
  const named = [...text.matchAll(/\bem(?: \p{L}+){1,5}/gu)].flatMap(([words]) => {
    const parts = words.split(" ");
    return parts.slice(1).map((_, i) => parts.slice(0, parts.length - i).join(" "));
  });
  const places = [...named, ...text.split(/[.,;:!?()\n]+/)].map((part) => ({ part, ...placeIn(part.trim()) }));
  const found = places.find(({ cityId }) => cityId !== null);
  const city = SERVICE_REGIONS[MUNICIPALITIES.findIndex(({ ibge }) => ibge === found?.cityId)];
  return { city, rest: found ? text.replace(found.part, ` ${found.rest} `) : text };
}

/** What a text in everyday words asks for, without a network, and services that fit about as well, the best first. */
export function readProblem(text: string): { proposal: Proposed; services: readonly string[] } {
  const { urgency, rest } = urgencyIn(foldText(text));
  const { city, rest: problem } = cityIn(rest.replace(/ +/g, " "));
  const services = servicesIn(problem).slice(0, SERVICES_OFFERED);
  const [serviceType] = services;
  return {
    proposal: { ...(serviceType && { serviceType }), ...(urgency && { urgency }), ...(city && { city }) },
    services,
  };
}

/** What of a proposal may go into the form: into blank fields, and in place of what the form itself put there. */
export function fillable(
  proposal: { [Field in keyof Proposed]?: Proposed[Field] | null },
  values: Proposed,
  ours: Proposed,
): Proposed {
  const free = PROPOSED.filter((field) => {
    const [proposed, value] = [proposal[field], values[field]];
    return proposed && proposed !== value && (!value || value === ours[field]);
  });
  return Object.fromEntries(free.map((field) => [field, proposal[field]]));
}
