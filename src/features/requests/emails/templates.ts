import { type Email, greeting } from "../../../platform/delivery/mail.ts";
import { cityName } from "../../../shared/municipalities.ts";

interface AddressedFacts {
  /** The receiver. */
  name: string;
  serviceType: string;
  city: string;
  url: string;
}

/** To a provider whom the owner of a request chose to ask. Contacts and descriptions stay in the portal. */
export function addressedEmail({ name, serviceType, city, url }: AddressedFacts): Email {
  return {
    subject: `Pedido de orçamento para você: ${serviceType}`,
    greeting: greeting(name),
    text: `Um cliente de ${cityName(city)} escolheu você no Portal da Construção e pede um orçamento para “${serviceType}”.`,
    action: { label: "Ver e responder", url },
    remark: "Responder a este pedido de orçamento não conta no limite de interesses do plano gratuito.",
  };
}
