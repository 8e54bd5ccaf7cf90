import { type Email, greeting } from "../../../platform/delivery/mail.ts";
import type { AdminWork, DeleteRequestReason } from "../rules.ts";

const REASONS: Readonly<Record<DeleteRequestReason, string>> = {
  guidelines: "ela não segue as diretrizes do portal",
  completed: "o serviço já foi concluído",
  duplicate: "ela estava repetida",
  inappropriate: "ela tinha conteúdo inadequado",
  spam: "ela parecia spam",
  other: "ela não atendia às regras do portal",
};

/** To a person who became an admin, or is none any more. `reason` may be blank. */
export function adminRightEmail(
  { name, right, reason }: { name: string; right: "given" | "taken"; reason: string },
  portalUrl: string,
): Email {
  const because = reason ? ` Motivo: ${reason}` : "";
  if (right === "taken") {
    return {
      subject: "Você não administra mais o Portal da Construção",
      greeting: greeting(name),
      text: `Seu acesso à administração terminou. O resto da sua conta continua igual.${because}`,
      action: { label: "Abrir o portal", url: portalUrl },
      remark: "Se você acha que foi engano, fale com quem administra o portal.",
    };
  }
  return {
    subject: "Agora você administra o Portal da Construção",
    greeting: greeting(name),
    text: `Sua conta abre a administração: pessoas, conteúdo e números do portal. O que você faz lá fica registrado com o seu nome.${because}`,
    action: { label: "Abrir a administração", url: `${portalUrl}/admin` },
    remark:
      "Use uma senha só do portal e não a passe a ninguém. Se você não esperava isto, fale com quem administra o portal.",
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

const RUN_BACKUP = "veja no GitHub, em Actions → backup, por que falhou, e rode-a de novo com Run workflow";
const WORK: Readonly<Record<AdminWork, readonly [one: string, more: string]>> = {
  reports: ["denúncia aberta", "denúncias abertas"],
  answers: ["resposta a uma decisão", "respostas a decisões"],
  credentials: ["conferência pendente", "conferências pendentes"],
  deliveries: ["envio com falha", "envios com falha"],
  refunds: ["estorno nas últimas 24 horas", "estornos nas últimas 24 horas"],
  payments: ["pagamento que não bate com o Asaas", "pagamentos que não batem com o Asaas"],
  jobs: ["tarefa com erro nas últimas 24 horas", "tarefas com erro nas últimas 24 horas"],
  backup: [`dia sem cópia de segurança: ${RUN_BACKUP}`, `dias sem cópia de segurança: ${RUN_BACKUP}`],
};

const NEWS: Readonly<Record<AdminWork, string>> = {
  reports: "Denúncia que não pode esperar no Portal da Construção",
  answers: "Resposta a uma decisão no Portal da Construção",
  credentials: "Registro para conferir no Portal da Construção",
  deliveries: "Um envio do Portal da Construção falhou",
  refunds: "Muitos estornos no Portal da Construção",
  payments: "Pagamentos que não batem com o Asaas no Portal da Construção",
  jobs: "Uma tarefa do Portal da Construção falha",
  backup: "A cópia de segurança do Portal da Construção não foi feita",
};

/**
 * What waits, with the news about which it is sent at once, or null for the summary of each morning. To an admin, or with
 * null for the name to the operator.
 */
export function adminWorkEmail(
  name: string | null,
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
    remark:
      name === null
        ? "Este endereço recebe o que falha enquanto nenhum administrador quer ser avisado disso."
        : "Em Hoje, no painel, você escolhe de que quer ser avisado: na hora, de manhã ou nunca.",
  };
}
