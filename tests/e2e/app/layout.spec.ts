import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Stack } from "../../../dev/stack/stack.ts";
import { makeHire } from "../../support/hires.ts";
import { makePerson } from "../../support/people.ts";
import { publicDataPages } from "../../support/public-pages.ts";
import { expectGoodLayout } from "../support/layout.ts";
import { DEMO, expect, test, type Visitor } from "../support/test.ts";

test.describe.configure({ mode: "parallel" });

type Audience = keyof typeof DEMO | null;
type Place = [route: string, audience: Audience, path?: string];

/** A screen for each route. The sections of the panels are looked at where they are tested. */
const PLACES: Place[] = [
  ["/", null],
  ["/admin", "admin"],
  ["/landing-prestadores", null],
  ["/lp-clientes", null],
  ["/perfil", "client"],
  ["/premium", "client"],
  ["/profile", "provider"],
  ["/resposta", null],
  ["/entrar", null],
  ["/reset-password", null],
  ["/revisar-conta", null],
  ["/tipo-usuario", null],
  ["/avaliacoes", "client"],
  ["/demanda", null],
  ["/marketplace", "client"],
  ["/marketplace", "client", "/marketplace?ver=buscas"],
  ["/marketplace", "client", "/marketplace?q=piso&categoria=materiais-construcao&cidade=campo-grande&max=9000"],
  ["/selecionar-painel", "client"],
  ["/alertas", "provider"],
  ["/avisos", "client"],
  ["/conta", "provider"],
  ["/analises", "premium"],
  ["/client-contracts", "client"],
  ["/gerenciar-assinatura", "premium"],
  ["/meus-interesses", "provider"],
  ["/oportunidades", "provider"],
  ["/provider-contracts", "provider"],
  ["/solicitar-servico", "client"],
  ["/solicitar-servico", null, "/solicitar-servico?rascunho=visitante"],
  ["/portal-conexoes/", "premium", "/portal-conexoes"],
  ["/portal-conexoes/minhas", "provider"],
  ["/cliente/dashboard", "client"],
  ["/prestador/dashboard", "provider"],
  ["/faculdade-teste-2025/", "premium", "/faculdade-teste-2025"],
];

/** Screens for visitors, whose path depends on the data. */
const OF_DATA = [
  "/cartao/$slug",
  "/anuncio/$slug",
  "/portal-conexoes/perfil/$id",
  "/profissionais/$especialidade/$cidade",
];

/** Screens of something that belongs to the viewer, with how to make it. Returns the path. */
const OF_OWN: Record<string, (visitor: Visitor, stack: Stack) => Promise<string>> = {
  "/contratacao/$id/acordo": async (visitor, stack) => `/contratacao/${(await hired(visitor, stack)).id}/acordo`,
  "/solicitacao/$id/interessados": async (visitor, stack) =>
    `/solicitacao/${(await hired(visitor, stack)).requestId}/interessados`,
  "/solicitacao/$id/resultado": async (visitor, stack) =>
    `/solicitacao/${(await hired(visitor, stack)).requestId}/resultado`,
  "/faculdade-teste-2025/aula/$curso": async (visitor, { db }) => {
    await visitor.logIn(DEMO.premium);
    const [course] = await db.all<{ id: string }>(sql`select id from training_courses order by modulo limit 1`);
    return `/faculdade-teste-2025/aula/${course?.id}`;
  },
};

/** Only lead elsewhere. */
const LEADING_ON = [
  ...["/client-login", "/provider-login", "/cliente/login", "/prestador/login"],
  ...["/faculdade", "/networking", "/meus-dados"],
];

async function hired(visitor: Visitor, stack: Stack) {
  const client = await makePerson(stack);
  const hire = await makeHire(stack, client, await makePerson(stack, { provider: true }));
  await visitor.logIn(client.email);
  return hire;
}

test("every route has a place in this test", () => {
  const tree = readFileSync(new URL("../../../web/route-tree.gen.ts", import.meta.url), "utf8");
  const [, paths = ""] = /fullPaths:(.*?)\n {2}fileRoutesByTo/s.exec(tree) ?? [];
  const routes = [...paths.matchAll(/'([^']+)'/g)].map(([, path]) => path);
  expect(routes.length).toBeGreaterThan(30);
  const covered = new Set([...PLACES.map(([route]) => route), ...OF_DATA, ...Object.keys(OF_OWN), ...LEADING_ON]);
  expect(routes.filter((route) => route === undefined || !covered.has(route))).toEqual([]);
  expect([...covered].filter((route) => !routes.includes(route))).toEqual([]);
});

for (const audience of new Set(PLACES.map(([, who]) => who))) {
  test(`the screens of a ${audience ?? "visitor"} have room for everything at each width`, async ({ visitor }) => {
    test.slow();
    if (audience) await visitor.logIn(DEMO[audience]);
    const paths = PLACES.filter(([, who]) => who === audience).map(([route, , path = route]) => path);
    for (const path of paths) await expectGoodLayout(visitor.page, path);
  });
}

test("public screens of data have room for everything at each width", async ({ visitor, stack }) => {
  const pages = await publicDataPages(stack);
  await visitor.logIn(DEMO.premium);
  for (const route of OF_DATA) {
    const found = pages.find(({ name }) => name === route);
    if (!found) throw new Error(`the demo has nothing for ${route}`);
    await expectGoodLayout(visitor.page, found.path);
  }
});

test("screens of something that belongs to the viewer have room for everything at each width", async ({
  visitor,
  stack,
}) => {
  for (const make of Object.values(OF_OWN)) await expectGoodLayout(visitor.page, await make(visitor, stack));
});
