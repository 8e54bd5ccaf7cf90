import type { ReactNode } from "react";
import { Notice } from "@/ui/notice.tsx";
import { SupportNotice } from "@/ui/support-notice.tsx";
import { ACCESS } from "../moderation-messages.ts";

/** Tells the owner of a blocked account, or of a banned e-mail or number, whom to ask. */
export function BlockedNotice({ text = ACCESS.blocked }: { text?: string | undefined }) {
  const message = text === ACCESS.blocked ? ACCESS.blockedText : ACCESS.bannedText;
  return (
    <SupportNotice tone="problem" message={message}>
      {text}
    </SupportNotice>
  );
}

interface FormProblemProps {
  /** Of the form: its `errors.root`. */
  problem: { type?: string | number | undefined; message?: string | undefined } | undefined;
  action?: ReactNode;
}

/** What is wrong with a whole form. */
export function FormProblem({ problem, action }: FormProblemProps) {
  if (!problem) return null;
  if (problem.type === "auth.blocked") return <BlockedNotice text={problem.message} />;
  return (
    <Notice tone="problem" action={action}>
      {problem.message}
    </Notice>
  );
}
