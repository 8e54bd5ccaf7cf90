import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, Page, Request } from "@playwright/test";
import type { Stack } from "../../dev/stack/stack.ts";
import { localPathOf } from "../../src/features/networking/local-places.ts";
import type { Person } from "../support/people.ts";
import { LOCAL, PayloadWriter, type World } from "./script-world.ts";

export interface Screen {
  path: string;
  /** Texts to click before looking, which open more texts. */
  clicks: readonly string[];
}

const screen = (path: string, ...clicks: string[]): Screen => ({ path, clicks });

type Viewer = "visitor" | "client" | "provider" | "admin";

/** Screens with the texts of a world, by who looks. */
export function screensOf({ client, provider, certificate, ids, answerLink }: World): Record<Viewer, Screen[]> {
  const { request, listing, hire, hiredRequest } = ids;
  const page = `/portal-conexoes/perfil/${provider.id}`;
  const open = [
    `/anuncio/${listing}`,
    `/anuncio/${ids.unchangedListing}`,
    `/certificado/${certificate}`,
    "/marketplace",
    `/cartao/pessoa-${provider.id}`,
    "/portal-conexoes",
    localPathOf(LOCAL.specialty, LOCAL.city) ?? "",
    page,
    `/avaliacoes?user=${provider.id}`,
    `/avaliacoes?user=${client.id}&type=client`,
    `/contato/cartao/${provider.id}?via=telefone`,
    `/contato/anuncio/${listing}?via=telefone`,
    answerLink,
  ];
  const panels = (panel: string, names: string[]) => names.map((name) => screen(`/${panel}/dashboard?secao=${name}`));
  const tabs = "usuarios assinaturas pagamentos solicitacoes anuncios avaliacoes auditoria integracoes".split(" ");
  return {
    visitor: open.map((path) => screen(path)),
    client: [
      screen("/cliente/dashboard"),
      ...panels("cliente", ["central-avaliacoes", "minhas-oportunidades", "compra-venda"]),
      ...[request, hiredRequest].map((id) => screen(`/cliente/dashboard?solicitacao=${id}`)),
      screen(`/solicitar-servico?repetir=${request}`),
      screen("/client-contracts"),
      screen(`/contratacao/${hire}/acordo`),
      screen(`/solicitacao/${hiredRequest}/interessados`),
      screen(`/solicitacao/${hiredRequest}/resultado`),
      screen("/perfil"),
      screen("/conta"),
      screen("/avisos"),
      screen("/marketplace?ver=buscas"),
      screen(page),
    ],
    provider: [
      screen("/prestador/dashboard"),
      ...panels("prestador", ["oportunidades", "portal-conexoes", "avaliacoes"]),
      screen("/oportunidades"),
      screen(`/oportunidades?solicitacao=${request}`),
      screen("/meus-interesses"),
      screen("/provider-contracts"),
      screen(`/contratacao/${hire}/acordo`),
      screen("/profile"),
      screen("/conta"),
      screen("/avisos"),
      screen(`/marketplace?editar=${listing}`),
      screen("/marketplace?ver=meus-anuncios"),
      screen(`/anuncio/${listing}#perguntas`),
      screen(page),
      screen("/faculdade-teste-2025"),
      screen("/faculdade-teste-2025/aula/fundamentos"),
      screen("/premium?passo=dados"),
    ],
    admin: [
      ...tabs.map((tab) => screen(`/admin?aba=${tab}`)),
      ...[provider, client].map(({ id }) => screen(`/admin?aba=usuarios&filtro=${id}`)),
      screen("/admin?aba=denuncias&filtro=decididas", "Ver denúncias"),
      screen("/admin?aba=conferencias&filtro=decididas"),
      ...["", "&ordem=perguntas", "&ordem=aula"].map((part) =>
        screen(`/admin?aba=faculdade&filtro=fundamentos${part}`),
      ),
      screen(`/oportunidades?solicitacao=${request}`),
    ],
  };
}

/** Routes that read their search parameters, and those of pages that the worker makes. */
const TYPED = [
  "/marketplace /portal-conexoes /avaliacoes /entrar /premium /admin /oportunidades /solicitar-servico /resposta",
  "/cliente/dashboard /prestador/dashboard /faculdade-teste-2025 /reset-password /certificado /perfil",
]
  .join(" ")
  .split(" ");
const SEARCH_PARAMETERS = [
  "q categoria cidade periodo min max de anuncio editar ver busca especialidade regiao tipo pagina ordem user type",
  "aba papel voltar erro passo filtro solicitacao para nova repetir secao prova video area resposta referencia via",
]
  .join(" ")
  .split(" ");

/** Screens with payloads in all search parameters and in the fragment, and addresses that are payloads themselves. */
export function typedScreens(payloads: readonly string[], count: number): Screen[] {
  return Array.from({ length: count }, (_, n) => {
    const payload = payloads[(n * 7) % payloads.length] ?? "";
    const search = new URLSearchParams(SEARCH_PARAMETERS.map((name) => [name, payload]));
    const places = ["/anuncio/", "/cartao/", "/certificado/", "/portal-conexoes/perfil/", "/"];
    const place = places[n % places.length] ?? "";
    const route = TYPED[n % TYPED.length] ?? "";
    // Slashes would be other addresses, and a dot alone none.
    const path = n % 4 === 3 ? place + encodeURIComponent(payload.replaceAll("/", "")) : route;
    return screen(`${path}?${search}#token=${encodeURIComponent(payload)}`);
  });
}

/** Parts of a page that none of its own code makes. */
function strayParts(ownOrigin: string): string[] {
  const isCode = (url: string) => /^\s*(javascript|vbscript|data:text)/i.test(url);
  const leadsAway = (url: string) => URL.parse(url, document.baseURI)?.hostname.includes("evil.example");
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const attributes = [...element.attributes];
    const handlers = attributes.filter(({ name }) => name.startsWith("on"));
    const links = attributes.filter(
      ({ name, value }) =>
        name === "srcdoc" ||
        (["href", "src", "action", "data", "xlink:href"].includes(name) && (isCode(value) || leadsAway(value))),
    );
    const { src } = element as HTMLScriptElement;
    const isStray = ["base", "object", "embed", "marquee", "math"].includes(name);
    const isForeign = name === "script" && src !== "" && !src.startsWith(ownOrigin);
    return [...handlers, ...links].length > 0 || isStray || isForeign ? [element.outerHTML.slice(0, 150)] : [];
  });
}

/** The page's HTML, and what is in its fields. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value);
    return [document.documentElement.outerHTML, ...fields].join("\n");
  });

/** Refused calls and photos that do not exist. */
const EXPECTED_IN_CONSOLE = /Failed to load resource: the server responded with a status of 4\d\d/;

const LOOK_AGAIN_MS = 40;
const MAX_LOOKS = 750;

/** Opens screens as one person, and notes whatever runs, is blocked, is loaded from elsewhere or is not escaped. */
export class Lookout {
  /** What was found, with the page. */
  readonly found: string[] = [];
  looks = 0;
  /** Numbers of the marks that were seen. */
  readonly seen = new Set<number>();
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #url: string;
  readonly #pending = new Set<Request>();

  private constructor(context: BrowserContext, page: Page, url: string) {
    this.#context = context;
    this.#page = page;
    this.#url = url;
  }

  static async start(browser: Browser, { url }: Pick<Stack, "url">, person: Person | null): Promise<Lookout> {
    const context = await browser.newContext({ baseURL: url, locale: "pt-BR", reducedMotion: "reduce" });
    if (person) await context.addCookies([{ name: "sessao", value: person.cookie.replace("sessao=", ""), url }]);
    const page = await context.newPage();
    const lookout = new Lookout(context, page, url);
    await lookout.#watch();
    return lookout;
  }

  stop(): Promise<void> {
    return this.#context.close();
  }

  async #watch(): Promise<void> {
    const page = this.#page;
    const note = (what: string) => this.found.push(`${page.url().replace(this.#url, "")}: ${what}`);
    page.on("dialog", (dialog) => {
      note(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("console", (message) => {
      if (message.type() === "error" && !EXPECTED_IN_CONSOLE.test(message.text())) note(message.text());
    });
    page.on("pageerror", (error) => note(String(error)));
    page.on("requestfinished", (request) => this.#pending.delete(request));
    page.on("requestfailed", (request) => this.#pending.delete(request));
    // What the page before still asked for is cancelled without an event.
    let opening: Request | undefined;
    page.on("framenavigated", (frame) => {
      if (opening?.frame() === frame) this.#pending.clear();
      opening = undefined;
    });
    page.on("request", (request) => {
      this.#pending.add(request);
      if (request.isNavigationRequest()) opening = request;
      if (/^(https?|wss?):/.test(request.url()) && !request.url().includes(new URL(this.#url).host)) {
        note(`request to ${request.url()}`);
      }
    });
    await this.#context.exposeFunction("note", note);
    await this.#context.addInitScript(() => {
      const { note } = window as unknown as { note: (what: string) => void };
      Object.assign(window, { xss: () => note("a script ran") });
      document.addEventListener("securitypolicyviolation", ({ blockedURI }) => note(`blocked ${blockedURI}`));
    });
    await this.#context.route("**/img/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }));
  }

  async look({ path, clicks }: Screen): Promise<void> {
    const page = this.#page;
    // A new document also where only the fragment differs. It takes a new process, which most screens do without.
    const isSameDocument = (url: string) => url.split("#")[0] === (this.#url + path).split("#")[0];
    if (isSameDocument(page.url())) await page.goto("about:blank");
    await page.goto(path);
    await this.#settle(path);
    for (const label of clicks) {
      await page.getByText(label).first().click();
      await this.#settle(path);
    }
    await this.#note();
  }

  /** Shows HTML that is not a page of the portal, such as a mail, without any protection. */
  async lookAt(html: string): Promise<void> {
    await this.#page.route(`${this.#url}/carta`, (route) => route.fulfill({ contentType: "text/html", body: html }));
    await this.#page.goto(`${this.#url}/carta`);
    await this.#page.unroute(`${this.#url}/carta`);
    await this.#note();
  }

  /** Waits until nothing is loading, four times in a row. */
  async #settle(path: string): Promise<void> {
    const isReady = () =>
      document.querySelector("h1") !== null &&
      document.querySelector("[aria-busy=true]") === null &&
      ![...document.querySelectorAll(".shimmer")].some((part) => part.checkVisibility());
    for (let quiet = 0, looks = 0; quiet < 4; looks++) {
      if (looks === MAX_LOOKS) return void this.found.push(`${path}: does not finish loading`);
      await setTimeout(LOOK_AGAIN_MS);
      quiet = this.#pending.size === 0 && (await this.#page.evaluate(isReady)) ? quiet + 1 : 0;
    }
  }

  async #note(): Promise<void> {
    this.looks++;
    const stray = await this.#page.evaluate(strayParts, this.#url);
    for (const part of stray) this.found.push(`${this.#page.url().replace(this.#url, "")}: ${part}`);
    for (const number of PayloadWriter.marksIn(await textsOf(this.#page))) this.seen.add(number);
  }
}
