import { ButtonLink, type ButtonLinkProps } from "./button.tsx";
import { WhatsAppIcon } from "./drawings/brand-icons.tsx";

/** Opens WhatsApp in a new tab: the main action of a screen, or with a `variant` that of a card, or one beside others. */
export function WhatsAppLink(props: Omit<ButtonLinkProps, "icon" | "newTab">) {
  return <ButtonLink {...props} newTab icon={WhatsAppIcon} />;
}
