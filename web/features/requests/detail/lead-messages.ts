import type { RoughTime } from "#src/features/demand/rules.ts";
import { FORMER_MAX } from "#src/features/requests/rules.ts";

const UNITS = { minute: ["minuto", "minutos"], hour: ["hora", "horas"], day: ["dia", "dias"] } as const;

const about = ({ count, unit }: RoughTime) => `cerca de ${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;

const answered = (of: number) => {
  if (of === 0) return "nenhuma recebeu interesse";
  return of === 1 ? "1 recebeu interesse" : `${of} receberam interesse`;
};

const formerOf = (requests: number) =>
  requests >= FORMER_MAX ? `das últimas ${requests} solicitações` : `de ${requests} solicitações anteriores`;

/** What became of the client's other requests. */
function former({ requests, hires }: { requests: number; hires: number }): string {
  if (requests === 1) return `A solicitação anterior ${hires === 0 ? "não " : ""}virou contratação`;
  if (hires === 0) return `Nenhuma ${formerOf(requests)} virou contratação`;
  return `${hires} ${formerOf(requests)} ${hires === 1 ? "virou" : "viraram"} contratação`;
}

export const LEAD = {
  term: "Cliente",
  isEmailConfirmed: "E-mail do cliente confirmado",
  hasConfirmedPhone: "Número do cliente confirmado",
  isFirst: "Primeira solicitação deste cliente",
  former,
  /** `first`: when the first one showed interest. */
  forecast: (of: number, first: RoughTime | null) =>
    `De cada 10 solicitações como esta, ${answered(of)}${first ? `; o primeiro em ${about(first)}` : ""}.`,
} as const;
