import type { connections, professionalReferences } from "../../db/schema/index.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { DAY_MS, HOUR_MS } from "../../src/shared/time.ts";

interface DemoConnection {
  from: string;
  to: string;
  status: "pending" | "accepted";
  ageHours: number;
}

/** Connections by the keys of the demo people. Two are pending for the demo provider. */
export const DEMO_CONNECTIONS: readonly DemoConnection[] = [
  { from: "wanderley-pinto", to: "provider", status: "pending", ageHours: 3 },
  { from: "ivone-schneider", to: "provider", status: "pending", ageHours: 20 },
  { from: "provider", to: "sergio-oshiro", status: "accepted", ageHours: 70 },
  { from: "premium", to: "provider", status: "accepted", ageHours: 110 },
  { from: "antonio-caceres", to: "provider", status: "accepted", ageHours: 150 },
  { from: "provider", to: "osvaldo-higa", status: "pending", ageHours: 26 },
  { from: "sergio-oshiro", to: "premium", status: "accepted", ageHours: 90 },
  { from: "premium", to: "ivone-schneider", status: "accepted", ageHours: 130 },
  { from: "amanda-saad", to: "premium", status: "pending", ageHours: 8 },
  { from: "client", to: "premium", status: "accepted", ageHours: 50 },
];

interface DemoReference {
  from: string;
  to: string;
  description: string;
  place: string;
  /** Days since the service. */
  serviceDays: number;
  difficulty: number;
  recommendation: number;
  specialties: readonly string[];
}

export const DEMO_REFERENCES: readonly DemoReference[] = [
  {
    from: "client",
    to: "provider",
    description:
      "Refez o banheiro social inteiro em nove dias, com porcelanato 60x60 e nicho no box. Os recortes ficaram perfeitos e ele levou o entulho embora.",
    place: "Jardim dos Estados, Campo Grande",
    serviceDays: 74,
    difficulty: 4,
    recommendation: 5,
    specialties: ["Reforma residencial"],
  },
  {
    from: "sergio-oshiro",
    to: "provider",
    description:
      "Trabalhamos juntos em uma reforma de cozinha: rasgou e fechou as paredes da elétrica no prazo e sem estragar nenhum conduíte.",
    place: "Vila Carlota, Campo Grande",
    serviceDays: 41,
    difficulty: 3,
    recommendation: 5,
    specialties: ["Reforma residencial", "Elétrica"],
  },
  {
    from: "luciana-arakaki",
    to: "provider",
    description: "Reboco e contrapiso de uma edícula de 38 m². Atrasou dois dias por causa da chuva, mas avisou antes.",
    place: "Terenos",
    serviceDays: 128,
    difficulty: 2,
    recommendation: 4,
    specialties: ["Construção"],
  },
  {
    from: "provider",
    to: "premium",
    description:
      "Executei um projeto dela. Detalhamento claro, cotas certas e visita à obra toda semana para tirar as dúvidas da equipe.",
    place: "Chácara Cachoeira, Campo Grande",
    serviceDays: 95,
    difficulty: 3,
    recommendation: 5,
    specialties: ["Design de interiores", "Reforma residencial"],
  },
  {
    from: "fernanda-lacerda",
    to: "premium",
    description: "Projeto de sala comercial com iluminação e móveis. Ficou dentro do orçamento que combinamos.",
    place: "Centro, Campo Grande",
    serviceDays: 61,
    difficulty: 3,
    recommendation: 5,
    specialties: ["Reforma comercial", "Design de interiores"],
  },
  {
    from: "kenji-miyahira",
    to: "sergio-oshiro",
    description: "Trocou o quadro de distribuição e separou os circuitos do ar-condicionado. Deixou tudo etiquetado.",
    place: "Vila Planalto, Campo Grande",
    serviceDays: 33,
    difficulty: 3,
    recommendation: 5,
    specialties: ["Elétrica"],
  },
];

/** @param idOf returns the account id of the demo person with this key */
export function connectionRows(idOf: (key: string) => string, now: number): (typeof connections.$inferInsert)[] {
  return DEMO_CONNECTIONS.map(({ from, to, status, ageHours }) => {
    const createdAt = now - ageHours * HOUR_MS;
    const answeredAt = status === "accepted" ? createdAt + HOUR_MS : null;
    return { id: newId(createdAt), requesterId: idOf(from), targetId: idOf(to), status, createdAt, answeredAt };
  });
}

/** @param idOf returns the account id of the demo person with this key */
export function referenceRows(
  idOf: (key: string) => string,
  now: number,
): (typeof professionalReferences.$inferInsert)[] {
  return DEMO_REFERENCES.map((reference, index) => {
    const createdAt = now - (index + 1) * DAY_MS;
    return {
      id: newId(createdAt),
      targetProfessionalId: idOf(reference.to),
      authorProfessionalId: idOf(reference.from),
      serviceDescription: reference.description,
      serviceDate: new Date(now - reference.serviceDays * DAY_MS).toISOString().slice(0, 10),
      serviceLocation: reference.place,
      difficultyLevel: reference.difficulty,
      recommendationScore: reference.recommendation,
      specialties: [...reference.specialties],
      createdAt,
    };
  });
}
