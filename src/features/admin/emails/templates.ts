import { type Email, greeting } from "../../../platform/delivery/mail.ts";
import { TIME_ZONE } from "../../../shared/time-zone.ts";
import type { AdminWork, DeleteRequestReason } from "../rules.ts";

const REASONS: Readonly<Record<DeleteRequestReason, string>> = {
  guidelines: "ela não segue as diretrizes do portal",
  completed: "o serviço já foi concluído",
  duplicate: "ela estava repetida",
  inappropriate: "ela tinha conteúdo inadequado",
  spam: "ela parecia spam",
  other: "ela não atendia às regras do portal",
};

/** To who operates the portal. */
export function deadDeliveriesEmail({ count, lost }: { count: number; lost: number }, portalUrl: string): Email {
  const deliveries =
    count === 1
      ? "1 envio falhou por 24 horas e parou de ser tentado"
      : `${count} envios falharam por 24 horas e pararam de ser tentados`;
  const works =
    lost === 1
      ? "1 tarefa que vem depois da resposta se perdeu"
      : `${lost} tarefas que vêm depois da resposta se perderam`;
  const texts = [
    ...(count > 0
      ? [
          `${deliveries}: e-mails, avisos ao n8n ou chamadas ao Asaas. Veja o motivo de cada um e tente de novo no painel.`,
        ]
      : []),
    ...(lost > 0
      ? [
          `${works}, como novidades para quem está com o portal aberto ou contagens de visitas. O motivo está no registro do servidor.`,
        ]
      : []),
  ];
  return {
    subject: "Envios do Portal da Construção falharam",
    greeting: greeting(null),
    text: `Desde o último aviso, ${texts.join(" Além disso, ")}`,
    action: { label: "Ver os envios", url: `${portalUrl}/admin?aba=integracoes` },
    remark: "Este aviso vem no máximo uma vez por dia.",
  };
}

const momentFormat = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, dateStyle: "short", timeStyle: "short" });

/** To who operates the portal. */
export function missingBackupEmail({ lastAt }: { lastAt: number }, portalUrl: string): Email {
  return {
    subject: "A cópia de segurança do Portal da Construção não foi feita",
    greeting: greeting(null),
    text: `A última cópia completa é de ${momentFormat.format(lastAt)}. Veja no GitHub, em Actions → backup, por que a desta noite falhou, e rode-a de novo com Run workflow.`,
    action: { label: "Ver o estado do portal", url: `${portalUrl}/health` },
    remark: "Este aviso vem uma vez por dia, até haver uma cópia.",
  };
}

/** To the owner of a request that an admin deleted. */
export function requestDeletedEmail(
  request: { name: string; serviceType: string; reason: DeleteRequestReason },
  portalUrl: string,
): Email {
  const { name, serviceType, reason } = request;
  return {
    subject: "Excluímos uma solicitação sua no Portal da Construção",
    greeting: greeting(name),
    text: `Sua solicitação “${serviceType}” foi excluída pela nossa equipe, porque ${REASONS[reason]}.`,
    action: { label: "Fazer nova solicitação", url: `${portalUrl}/solicitar-servico` },
    remark: "Se você acha que foi um engano, fale com o nosso suporte.",
  };
}

const WORK: Readonly<Record<AdminWork, readonly [one: string, more: string]>> = {
  reports: ["denúncia aberta", "denúncias abertas"],
  answers: ["resposta a uma decisão", "respostas a decisões"],
  credentials: ["conferência pendente", "conferências pendentes"],
  deliveries: ["envio com falha", "envios com falha"],
  refunds: ["estorno nas últimas 24 horas", "estornos nas últimas 24 horas"],
  payments: ["pagamento que não bate com o Asaas", "pagamentos que não batem com o Asaas"],
  jobs: ["tarefa com erro nas últimas 24 horas", "tarefas com erro nas últimas 24 horas"],
};

const NEWS: Readonly<Record<AdminWork, string>> = {
  reports: "Denúncia que não pode esperar no Portal da Construção",
  answers: "Resposta a uma decisão no Portal da Construção",
  credentials: "Registro para conferir no Portal da Construção",
  deliveries: "Um envio do Portal da Construção falhou",
  refunds: "Muitos estornos no Portal da Construção",
  payments: "Pagamentos que não batem com o Asaas no Portal da Construção",
  jobs: "Uma tarefa do Portal da Construção falha",
};

/** To an admin: what waits, with the news about which it is sent at once; null for the summary of each morning. */
export function adminWorkEmail(
  name: string,
  work: readonly { kind: AdminWork; count: number }[],
  news: AdminWork | null,
  portalUrl: string,
): Email {
  return {
    subject: news === null ? "O que espera por você no Portal da Construção" : NEWS[news],
    greeting: greeting(name),
    text: "Isto espera por você no painel:",
    list: work.map(({ kind, count }) => (count === 1 ? `1 ${WORK[kind][0]}` : `${count} ${WORK[kind][1]}`)),
    action: { label: "Abrir o painel", url: `${portalUrl}/admin` },
    remark: "Em Hoje, no painel, você escolhe de que quer ser avisado: na hora, de manhã ou nunca.",
  };
}
