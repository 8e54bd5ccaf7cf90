import { eq } from "drizzle-orm";
import { batchOf } from "../../../db/batch.ts";
import { reportCases, servicePhotos } from "../../../db/schema/index.ts";
import { insertBan } from "../../../src/features/auth/statements.ts";
import { blockAccount } from "../../../src/features/moderation/block-account.ts";
import { hideSubject } from "../../../src/features/moderation/statements.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { personHashes } from "../../../src/platform/hashing/person-hashes.ts";
import { makeListing } from "../../support/listings.ts";
import { makePhoto, makeProvider, makeReference } from "../../support/network.ts";
import { cheapHash, PASSWORD } from "../../support/passwords.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { expect, expectGoodScreen, expectLoaded, test } from "../support/test.ts";

const NOTICE = "Oculto pela moderação: só você vê. Editar ou renovar não o mostra de novo.";

test("the owner of hidden things sees a notice on each, and the reason, which they can answer", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const other = await makeProvider(stack);
  const owner = await makeProvider(stack, { client: true });
  const title = `Betoneira oculta ${owner.id.slice(-4)}`;
  const listing = await makeListing(stack, owner, { title });
  const request = await makeRequest(stack, owner);
  const reference = await makeReference(stack, owner, other);
  const photo = await makePhoto(stack, owner);
  // A file of the page itself, since no photo was uploaded.
  await stack.db.update(servicePhotos).set({ photoUrl: "/apple-touch-icon.png" }).where(eq(servicePhotos.id, photo));
  const ids = { listing, request, reference, photo, card: owner.id } as const;
  const kinds = Object.keys(ids) as (keyof typeof ids)[];
  await batchOf(stack.db, { all: kinds.flatMap((kind) => hideSubject(stack.db, kind, ids[kind])) });
  await visitor.logIn(owner.email);
  const notice = page.getByText(NOTICE);

  await test.step("in the own classifieds and on the classified", async () => {
    await page.goto("/marketplace?ver=meus-anuncios");
    const card = page.getByRole("article").filter({ hasText: title });
    await expect(card).toContainText("Oculto pela moderação");
    await expectLoaded(page);
    await card.getByRole("link", { name: title }).click();
    await expect(notice).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("in the own requests and on the request", async () => {
    await page.goto("/cliente/dashboard?secao=minhas-oportunidades");
    const card = page.getByRole("article").filter({ hasText: "Oculto pela moderação" });
    await card.getByRole("link").click();
    await expect(page.getByRole("dialog").getByText(NOTICE)).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("with the reason, which can be answered", async () => {
    await stack.db.insert(reportCases).values({
      id: newId(Date.now()),
      subjectKind: "request",
      subjectId: request,
      ownerId: owner.id,
      excerpt: "",
      reportCount: 1,
      createdAt: Date.now(),
      decision: "hide",
      decisionReason: "Tem o endereço de outra pessoa.",
      decidedAt: Date.now(),
      decidedBy: "",
    });
    await page.getByRole("dialog").getByRole("link", { name: "Ver o motivo e responder" }).click();
    await expect(page.getByText("Tem o endereço de outra pessoa.")).toBeVisible();
    await page.getByRole("textbox", { name: "Se você não concorda" }).fill("É o meu endereço.");
    await page.getByRole("button", { name: "Enviar resposta" }).click();
    await expect(page.getByText("Obrigado. Nossa equipe vai ler.").first()).toBeVisible();
    await page.goto(`/resposta?sobre=${listing}`);
    await expect(page.getByRole("heading", { level: 1, name: "Nenhuma decisão para mostrar" })).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("on the page, the card and in the profile", async () => {
    for (const path of [`/portal-conexoes/perfil/${owner.id}`, `/cartao/${owner.id}`]) {
      await page.goto(path);
      await expect(notice).toHaveCount(2);
      await expectGoodScreen(page);
    }
    await page.goto("/perfil");
    await expect(notice).toBeVisible();
  });

  await test.step("on the reference", async () => {
    await page.goto(`/portal-conexoes/perfil/${other.id}`);
    await expect(page.getByRole("article").filter({ hasText: NOTICE })).toHaveCount(1);
    await expectGoodScreen(page);
  });
});

test("the owner of a blocked account is told so at log-in, and of a ban at the sign-up", async ({ page, stack }) => {
  const person = await makePerson(stack, { passwordHash: await cheapHash() });
  await batchOf(stack.db, { all: blockAccount(stack.db, person.id, Date.now()) });
  await page.goto("/entrar");
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("textbox", { name: "Senha" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  const problem = page.getByRole("alert").filter({ hasText: "Sua conta está bloqueada. Fale com o suporte." });
  await expect(problem).toBeVisible();
  await expect(problem.getByRole("link", { name: /^Falar com o suporte/ })).toHaveAttribute(
    "href",
    /^\/suporte\?texto=/,
  );
  await expectLoaded(page);
  // Where Google's sign-in leads.
  await page.goto("/entrar?erro=bloqueada");
  await expect(problem).toBeVisible();
  await expectLoaded(page);

  const ban = { userId: person.id, hashes: personHashes(stack.settings, person), hint: "", reason: "", adminId: "" };
  await batchOf(stack.db, { banned: insertBan(stack.db, ban, Date.now()) });
  await page.goto("/entrar?aba=cadastro");
  await page.getByText("Sou Cliente").click();
  await page.getByRole("textbox", { name: "Nome completo" }).fill("Ana Lima");
  await page.getByRole("textbox", { name: "WhatsApp" }).fill(person.phone);
  await page.getByRole("textbox", { name: "E-mail" }).fill(`outra-${person.email}`);
  await page.getByRole("textbox", { name: "Senha", exact: true }).fill("Tijolo#42x");
  await page.getByRole("textbox", { name: "Confirmar senha" }).fill("Tijolo#42x");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Criar conta" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "não pode ser usado no Portal" });
  await expect(refusal.getByRole("link", { name: /^Falar com o suporte/ })).toBeVisible();
  await expectGoodScreen(page);
});
