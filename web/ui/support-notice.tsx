import { HIDDEN } from "@/lib/moderation-messages.ts";
import { ButtonLink } from "./button.tsx";
import { Notice, type NoticeProps } from "./notice.tsx";

interface SupportNoticeProps extends Pick<NoticeProps, "tone" | "children"> {
  /** What the person would write to the support. */
  message: string;
}

/** A notice with a link to the support on WhatsApp. */
export function SupportNotice({ tone, children, message }: SupportNoticeProps) {
  const href = `/suporte?texto=${encodeURIComponent(message)}`;
  const link = (
    <ButtonLink href={href} newTab variant="ghost" size="sm" className="-ml-3">
      {HIDDEN.support}
    </ButtonLink>
  );
  return (
    <Notice tone={tone} action={link}>
      {children}
    </Notice>
  );
}
