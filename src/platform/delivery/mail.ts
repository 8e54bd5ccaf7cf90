import { html } from "hono/html";
import type { Env } from "../../env.ts";
import { inTime } from "../limits/time-limit.ts";
import { logError } from "../observability/log.ts";

const SEND_TIMEOUT_MS = 10_000;

interface LetterLink {
  label: string;
  url: string;
}

export interface LetterGroup {
  title: string;
  links: readonly LetterLink[];
  /** Where the rest is. */
  more: LetterLink;
}

/** The content of every mail of the product: one paragraph, one link, sometimes others, and one remark. */
export interface Email {
  subject: string;
  greeting: string;
  text: string;
  /** Lines below the text. */
  list?: readonly string[];
  /** Links in groups, below the text. */
  groups?: readonly LetterGroup[];
  action: LetterLink;
  others?: readonly LetterLink[];
  remark: string;
  /** Stops letters of this kind, also from the mail program's own button (RFC 8058). */
  stop?: LetterLink;
}

/** Greets by first name, if one is given. */
export function greeting(name: string | null): string {
  const [first] = name?.trim().split(/\s+/) ?? [];
  return first ? `Olá, ${first}!` : "Olá!";
}

const button = ({ label, url }: LetterLink, color: string) =>
  html`<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;background:${color};color:#ffffff;text-decoration:none;font-weight:700;padding:14px 24px;border-radius:10px">${label}</a></p>`;

const anchor = ({ label, url }: LetterLink) => html`<a href="${url}" style="color:#0f4c81">${label}</a>`;

const groupHtml = ({ title, links, more }: LetterGroup) =>
  html`<p style="margin:0 0 8px;font-weight:700">${title}</p>
<ul style="margin:0 0 8px;padding-left:20px">${links.map((link) => html`<li style="margin:0 0 8px">${anchor(link)}</li>`)}</ul>
<p style="margin:0 0 24px;font-size:14px">${anchor(more)}</p>`;

function emailHtml(letter: Email): string {
  const { subject, greeting, text, list = [], groups = [], action, others = [], remark, stop } = letter;
  const { url } = action;
  return String(html`<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#fbfaf7;color:#14202b;font-family:Archivo,Arial,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e4dfd6;border-radius:12px">
<tr><td style="background:#0f4c81;color:#ffffff;padding:20px 24px;border-radius:12px 12px 0 0;font-size:18px;font-weight:700">Portal da Construção</td></tr>
<tr><td style="padding:24px">
<p style="margin:0 0 16px">${greeting}</p>
<p style="margin:0 0 24px">${text}</p>
${list.length > 0 ? html`<ul style="margin:0 0 24px;padding-left:20px">${list.map((line) => html`<li style="margin:0 0 8px">${line}</li>`)}</ul>` : ""}
${groups.map(groupHtml)}
${button(action, "#c2410c")}
${others.map((link) => button(link, "#0f4c81"))}
<p style="margin:0 0 8px;font-size:14px;color:#55606b">Se o botão não abrir, copie este endereço no navegador:</p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all">${anchor({ label: url, url })}</p>
<p style="margin:0;font-size:14px;color:#55606b">${remark}</p>
${stop ? html`<p style="margin:16px 0 0;font-size:14px">${anchor(stop)}</p>` : ""}
</td></tr></table></td></tr></table>
</body>
</html>`);
}

const linkText = ({ label, url }: LetterLink) => `${label}:\n${url}`;

const groupText = ({ title, links, more }: LetterGroup) =>
  [title, ...links.map((link) => `- ${linkText(link)}`), linkText(more)].join("\n");

function emailText(letter: Email): string {
  const { greeting, text, list = [], groups = [], action, others = [], remark, stop } = letter;
  const links = [...groups.map(groupText), ...[action, ...others, ...(stop ? [stop] : [])].map(linkText)].join("\n\n");
  const lines = list.map((line) => `- ${line}\n`).join("");
  return `${greeting}\n\n${text}\n\n${lines && `${lines}\n`}${links}\n\n${remark}\n\nPortal da Construção\n`;
}

/** Headers for the button "unsubscribe" of mail programs, which post to the URL (RFC 8058). */
const oneClick = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/**
 * Sends a letter as HTML and text. Throws when the mail service refuses it or doesn't answer in time, without the service's message, which may
 * name the receiver and would be logged.
 */
export async function sendEmail(env: Env, to: string, letter: Email): Promise<void> {
  const { subject } = letter;
  const mail = {
    to,
    from: env.settings.MAIL_FROM,
    subject,
    html: emailHtml(letter),
    text: emailText(letter),
    ...(letter.stop && { headers: oneClick(letter.stop.url) }),
  };
  try {
    await inTime(SEND_TIMEOUT_MS, env.EMAIL.send(mail));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    throw new Error(`mail refused: ${String(code ?? "no code")}`);
  }
}

/** Sends a letter that can be tried again. @returns whether it was sent; a failure is logged as `event` */
export async function trySendEmail(env: Env, to: string, letter: Email, event: string): Promise<boolean> {
  try {
    await sendEmail(env, to, letter);
    return true;
  } catch (error) {
    logError(event, error);
    return false;
  }
}
