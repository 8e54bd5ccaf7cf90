import { useNavigate } from "@tanstack/react-router";
import {
  BadgeCheck,
  CircleDot,
  CircleX,
  Crown,
  FileText,
  Flag,
  Handshake,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareQuote,
  Receipt,
  Search,
  ShieldCheck,
  Smartphone,
  Star,
  Tag,
  UserCheck,
  UserPlus,
  UserX,
} from "lucide-react";
import type { ReactNode } from "react";
import type { ShownNotice } from "#src/features/notices/schemas.ts";
import { formatAgo } from "#src/shared/format.ts";
import type { NoticeKind } from "#src/shared/notices.ts";
import { onPlainClick } from "@/lib/plain-click.ts";
import { Badge } from "@/ui/badge.tsx";
import { cardLinkClass } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { NOTICES } from "./messages.ts";
import { noticeTexts } from "./notice-messages.ts";
import { useReadNotices } from "./use-read-notices.ts";

const ICONS: Readonly<Record<NoticeKind, LucideIcon>> = {
  interest: Handshake,
  question: MessageCircleQuestionMark,
  answered: MessageCircleQuestionMark,
  declined: CircleX,
  "request-ending": Hourglass,
  "request-outcome": Hourglass,
  "request-deleted": CircleX,
  addressed: UserCheck,
  recommended: UserCheck,
  "request-closed": CircleX,
  "other-chosen": CircleX,
  hired: Handshake,
  "hire-confirmed": Handshake,
  "hire-denied": CircleX,
  agreement: FileText,
  "agreement-accepted": FileText,
  "hire-done": Handshake,
  "hire-cancelled": CircleX,
  "hire-closed": UserX,
  rating: Star,
  "rating-reply": MessageSquareQuote,
  reference: MessageSquareQuote,
  "connection-asked": UserPlus,
  "connection-accepted": UserPlus,
  "listing-ending": Tag,
  "listing-question": MessageCircleQuestionMark,
  "listing-answer": MessageCircleQuestionMark,
  "saved-search": Search,
  "charge-open": Receipt,
  "charge-overdue": Receipt,
  "charge-paid": Receipt,
  "charge-refunded": Receipt,
  "renewal-cancelled": Receipt,
  "premium-ending": Hourglass,
  "premium-granted": Crown,
  "friend-joined": UserCheck,
  decision: Flag,
  "report-outcome": Flag,
  content: Flag,
  credential: BadgeCheck,
  "admin-work": ShieldCheck,
  "phone-moved": Smartphone,
};

interface NoticeEntryProps {
  notice: ShownNotice;
  now: number;
  /** Called before its page opens. */
  onOpen?: () => void;
  /** A button for what can be done at once. */
  action?: ReactNode;
}

/** A notice, whose link covers all of it. Opening it marks it as read. */
export function NoticeEntry({ notice, now, onOpen, action }: NoticeEntryProps) {
  const navigate = useNavigate();
  const read = useReadNotices();
  const { id, kind, isRead, createdAt, path } = notice;
  const { title, text } = noticeTexts(notice, now);
  const Icon = ICONS[kind];
  const open = () => {
    if (!isRead) read({ ids: [id], until: createdAt });
    onOpen?.();
    void navigate({ href: path });
  };
  return (
    <li className="relative flex gap-3 py-4 first:pt-0 last:pb-0">
      <span
        className={cx(
          "flex size-10 shrink-0 items-center justify-center rounded-control",
          isRead ? "bg-concrete-100 text-ink-soft" : "bg-blueprint-50 text-blueprint",
        )}
      >
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className={cx("leading-snug break-words", !isRead && "font-semibold")}>
          <a href={path} onClick={onPlainClick(open)} className={cardLinkClass}>
            {title}
          </a>
        </p>
        <p className="mt-0.5 text-sm break-words text-ink-soft">{text}</p>
        <p className="mt-1.5 flex items-center gap-2 text-sm text-ink-soft">
          {!isRead && (
            <Badge tone="info" icon={CircleDot}>
              {NOTICES.unread}
            </Badge>
          )}
          {formatAgo(createdAt, now)}
        </p>
        {action && <div className="relative z-10 mt-3">{action}</div>}
      </div>
    </li>
  );
}
