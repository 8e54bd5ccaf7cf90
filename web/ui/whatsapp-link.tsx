import { WhatsAppIcon } from "./brand-icons.tsx";
import { ButtonLink, type ButtonLinkProps } from "./button.tsx";

/** Opens WhatsApp in a new tab: the main action of a screen, or with a `variant` that of a card, or one beside others. */
export function WhatsAppLink(props: Omit<ButtonLinkProps, "icon" | "newTab">) {
  return <ButtonLink {...props} newTab icon={WhatsAppIcon} />;
}
