import { greeting, type Letter } from "../../../platform/mail.ts";
import type { DeleteRequestReason } from "../rules.ts";

const REASONS: Readonly<Record<DeleteRequestReason, string>> = {
  guidelines: "ela não segue as diretrizes do portal",
  completed: "o serviço já foi concluído",
  duplicate: "ela estava repetida",
  inappropriate: "ela tinha conteúdo inadequado",
  spam: "ela parecia spam",
  other: "ela não atendia às regras do portal",
};

/** To the owner of a request that an admin deleted. */
export function requestDeletedLetter(
  request: { name: string; serviceType: string; reason: DeleteRequestReason },
  portalUrl: string,
): Letter {
  const { name, serviceType, reason } = request;
  return {
    subject: "Excluímos uma solicitação sua no Portal da Construção",
    greeting: greeting(name),
    text: `Sua solicitação “${serviceType}” foi excluída pela nossa equipe, porque ${REASONS[reason]}.`,
    action: { label: "Fazer nova solicitação", url: `${portalUrl}/solicitar-servico` },
    remark: "Se você acha que foi um engano, fale com o nosso suporte.",
  };
}
