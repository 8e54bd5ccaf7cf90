import { INTEREST_STATES, type InterestState } from "#src/features/hires/rules-interest.ts";

/** The states of interests, as named in the URL. */
export const STATE_SLUGS: Readonly<Record<InterestState, string>> = {
  sent: "enviado",
  seen: "visto",
  contacted: "contato",
  asked: "confirmar",
  hired: "contratado",
  done: "concluido",
  other: "outro",
  declined: "recusado",
  cancelled: "cancelado",
  ended: "encerrado",
};

/** Null for all, also for an unknown name. */
export const interestsInput = (slug: string | undefined) => ({
  state: INTEREST_STATES.find((state) => STATE_SLUGS[state] === slug) ?? null,
});
