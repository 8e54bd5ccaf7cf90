import { readFileSync } from "node:fs";
import { inFull } from "../../support/size.ts";
import { DEMO, expect, expectTakenOver, test } from "../support/test.ts";

const PLACE = ["voltar"];
const PANEL = ["secao", "solicitacao"];
const DIRECTORY = ["busca", "especialidade", "regiao", "tipo", "ordem", "pagina", "de"];
const MARKETPLACE = [
  ...["q", "categoria", "cidade", "periodo", "min", "max"],
  ...["ordem", "de", "anuncio", "ver", "editar", "titulo"],
];

/** The search parameters of every route. */
const PARAMS: Record<string, readonly string[]> = {
  "/": [],
  "/admin": ["aba", "busca", "filtro", "ordem"],
  "/alertas": [],
  "/analises": [],
  "/anuncio/$slug": [],
  "/avisos": [],
  "/avaliacoes": ["busca", "user", "type"],
  "/cartao/$slug": [],
  "/client-contracts": ["solicitacao"],
  "/client-login": PLACE,
  "/cliente/dashboard": PANEL,
  "/cliente/login": PLACE,
  "/contratacao/$id/acordo": [],
  "/demanda": ["servico"],
  "/entrar": ["aba", "papel", "erro", ...PLACE],
  "/faculdade": [],
  "/faculdade-teste-2025/": ["prova", "respostas", "video", "area"],
  "/faculdade-teste-2025/aula/$curso": ["video"],
  "/gerenciar-assinatura": [],
  "/landing-prestadores": [],
  "/lp-clientes": [],
  "/marketplace": MARKETPLACE,
  "/conta": [],
  "/meus-dados": [],
  "/meus-interesses": ["estado", "solicitacao"],
  "/networking": [],
  "/oportunidades": ["tipo", "cidade", "para", "solicitacao", "nova"],
  "/perfil": ["campo"],
  "/portal-conexoes/": DIRECTORY,
  "/portal-conexoes/minhas": ["aba"],
  "/portal-conexoes/perfil/$id": ["referencia"],
  "/profissionais/$especialidade/$cidade": [],
  "/premium": ["passo", ...PLACE],
  "/prestador/dashboard": PANEL,
  "/prestador/login": PLACE,
  "/profile": ["campo"],
  "/provider-contracts": ["solicitacao"],
  "/provider-login": PLACE,
  "/reset-password": PLACE,
  "/resposta": ["sobre"],
  "/revisar-conta": PLACE,
  "/selecionar-painel": [],
  "/solicitacao/$id/interessados": [],
  "/solicitacao/$id/resultado": ["resposta"],
  "/solicitar-servico": ["repetir", "rascunho"],
  "/tipo-usuario": PLACE,
};

/** What a screen shows if it puts a missing or wrong value into a text. */
const VALUES_OF_CODE = /\b(?:undefined|NaN|null)\b|\[object/;
const NONSENSE = ["xpto", '{"a":[1]}', "-1"];
/** Whether a route has parameters of its own: where to go after the log-in is read in one place, which `/entrar` has too. */
const isSpecial = (params: readonly string[]) => params.length > 0 && params !== PLACE;

/** In one visit, each parameter has another nonsense; a full run gives each of them all. */
const VISITS = inFull(1, NONSENSE.length);

test("the list names every route", () => {
  const tree = readFileSync("web/route-tree.gen.ts", "utf8");
  const [, paths = ""] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree) ?? [];
  expect([...paths.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path).sort()).toEqual(Object.keys(PARAMS).sort());
});

function audienceOf(path: string): string | null {
  if (path === "/admin") return DEMO.admin;
  if (/^\/(cliente?|solicita)/.test(path)) return DEMO.client;
  return PARAMS[path] === PLACE || path === "/entrar" ? null : DEMO.provider;
}

for (const audience of [null, DEMO.client, DEMO.provider, DEMO.admin]) {
  test(`search parameters with nonsense break no screen (${audience ?? "visitor"})`, async ({ visitor }) => {
    const { page } = visitor;
    if (audience !== null) await visitor.logIn(audience);
    const paths = Object.entries(PARAMS).filter(([path]) => audienceOf(path) === audience);
    for (const [path, params] of paths) {
      for (let visit = 0; visit < (isSpecial(params) ? VISITS : inFull(0, 1)); visit++) {
        const nonsenseAt = (place: number) => NONSENSE[(place + visit) % NONSENSE.length] ?? "";
        const search = new URLSearchParams(["xpto", ...params].map((name, place) => [name, nonsenseAt(place)]));
        await page.goto(`${path.replaceAll(/\$\w+/g, "xpto")}?${search}`);
        await expectTakenOver(page);
        await expect(page.locator("h1").first()).toBeVisible();
        await expect(page.locator(".shimmer:visible")).toHaveCount(0);
        await expect(page.getByText("Algo saiu do prumo")).toHaveCount(0);
        await expect(page.locator("body")).not.toHaveText(VALUES_OF_CODE, { useInnerText: true });
      }
    }
  });
}
