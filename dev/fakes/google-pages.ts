import { html, raw } from "hono/html";
import type { Authorization, GooglePerson } from "./google-request.ts";
import { type Html, page } from "./page.ts";

/** A new person, one with a demo account, and one whose e-mail Google has not verified. */
const READY_PEOPLE: readonly (GooglePerson & { note: string })[] = [
  {
    name: "Joana Google Pereira",
    email: "joana.google@demo.portal",
    verified: true,
    note: "ainda sem conta no Portal",
  },
  {
    name: "Mariana Nantes Figueiredo",
    email: "cliente@demo.portal",
    verified: true,
    note: "tem conta de demonstração",
  },
  { name: "Caio Sem Verificação", email: "caio.google@demo.portal", verified: false, note: "e-mail não verificado" },
];

/** The page on which a person chooses the Google account to log in with. */
export function authorizePage(request: Authorization): Html {
  const hint = request.login_hint;
  const known = READY_PEOPLE.some(({ email }) => email === hint);
  const content = html`<div class="narrow">
    <p class="soft">Faz o papel da tela do Google. Escolha quem entra no Portal da Construção.</p>
    <div class="card stack">${READY_PEOPLE.map((person) => readyPerson(request, person, person.email === hint))}</div>
    <form class="card" method="post" action="/google/authorize">
      <h2>Outra pessoa</h2>
      ${hiddenFields(request)}
      <label>Nome<input type="text" name="name" required autocomplete="off"></label>
      <label>E-mail<input type="email" name="email" required autocomplete="off" value="${known ? "" : (hint ?? "")}"></label>
      <label><input type="checkbox" name="verified" checked>E-mail verificado</label>
      <button class="primary">Entrar com esta conta</button>
    </form>
    <form method="post" action="/google/authorize">
      ${hiddenFields(request)}
      <button name="action" value="cancel">Cancelar</button>
    </form>
  </div>`;
  return page({ title: "Entrar com o Google (bancada)", bare: true }, content);
}

/** The page that Google shows, instead of redirecting back, if the request itself is invalid. */
export function refusalPage(reason: string): Html {
  return page({ title: "O Google (bancada) recusou o pedido", bare: true }, html`<p class="card">${reason}</p>`);
}

function readyPerson(request: Authorization, person: GooglePerson & { note: string }, chosen: boolean): Html {
  const { name, email, verified, note } = person;
  return html`<form method="post" action="/google/authorize">
    ${hiddenFields(request)}
    <input type="hidden" name="name" value="${name}">
    <input type="hidden" name="email" value="${email}">
    ${verified ? html`<input type="hidden" name="verified" value="on">` : ""}
    <button class="wide ${chosen ? "primary" : ""}" ${chosen ? raw("autofocus") : ""}>${name}<br><small>${email} · ${note}</small></button>
  </form>`;
}

function hiddenFields(request: Authorization): Html[] {
  return Object.entries(request).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}
