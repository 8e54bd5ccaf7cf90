import { WhatsAppIcon } from "./brand-icons.tsx";
import { ButtonLink, type ButtonLinkProps } from "./button.tsx";

/** Opens WhatsApp in a new tab. These links look the same everywhere. */
export function WhatsAppLink(props: Omit<ButtonLinkProps, "icon" | "newTab" | "variant">) {
  return <ButtonLink {...props} newTab variant="secondary" icon={WhatsAppIcon} />;
}
