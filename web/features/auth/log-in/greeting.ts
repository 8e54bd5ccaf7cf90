import { GREETING_FALLBACK } from "../choice/choice-messages.ts";

/** First name, else the part of the email before the @, else "Usuário". */
export function greetingName({ name, email }: { name: string; email: string }): string {
  const [first] = name.trim().split(/\s+/);
  const [local] = email.trim().split("@");
  return first || local || GREETING_FALLBACK;
}
