import { html, raw } from "hono/html";
import { TIME_ZONE } from "../../src/shared/time.ts";
import { STYLE } from "./style.ts";

/** The escaped output of `html`. */
export type Html = ReturnType<typeof html>;

const SECTIONS = [
  { path: "/", label: "Início" },
  { path: "/mail", label: "E-mails" },
  { path: "/notifications", label: "Notificações" },
  { path: "/premium", label: "Premium" },
  { path: "/asaas", label: "Asaas" },
] as const;

type PageOptions = { title: string; path?: string; refreshSeconds?: number; bare?: boolean };

/** A complete page of the fakes. `bare` omits the navigation, for the Google screens. */
export function page(options: PageOptions, content: Html): Html {
  const { title, path, refreshSeconds, bare } = options;
  const navigation = html`<nav aria-label="Bancada">${SECTIONS.map(
    (section) =>
      html`<a href="${section.path}" ${section.path === path ? raw('aria-current="page"') : ""}>${section.label}</a>`,
  )}</nav>`;
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}">` : ""}
<title>${title} · Bancada do Portal</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body>
${bare ? "" : html`<header><strong>Bancada</strong>${navigation}</header>`}
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}

const DATE_TIME = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: TIME_ZONE,
});

/** Date and time in the portal's time zone. */
export function dateTime(at: number): Html {
  return html`<time datetime="${new Date(at).toISOString()}">${DATE_TIME.format(at)}</time>`;
}

/** A button that posts only the given fields. */
export function postButton(action: string, fields: Record<string, string>, label: string, kind = ""): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${action}">${inputs}<button class="${kind}">${label}</button></form>`;
}
