import { asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { Database } from "../../db/client.ts";
import { professionalProfiles, profiles, users } from "../../db/schema/index.ts";
import { grantPremium, revokePremium } from "../../src/features/billing/statements.ts";
import { type Html, page, postButton } from "./page.ts";

type Provider = { email: string; name: string; profession: string | null; isPremium: boolean };

async function listProviders(db: Database): Promise<Provider[]> {
  return await db
    .select({
      email: users.email,
      name: professionalProfiles.name,
      profession: professionalProfiles.profession,
      isPremium: profiles.isPremium,
    })
    .from(professionalProfiles)
    .innerJoin(profiles, eq(profiles.id, professionalProfiles.userId))
    .innerJoin(users, eq(users.id, professionalProfiles.userId))
    .orderBy(asc(professionalProfiles.name));
}

/**
 * Grants premium for 30 days with a manual subscription, or ends all its sources. Safe to repeat.
 * @returns false if nobody has this e-mail
 */
export async function switchPremium(db: Database, email: string, on: boolean, now: number): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (!user) return false;
  await db.batch(on ? grantPremium(db, user.id, now) : revokePremium(db, user.id, now));
  return true;
}

/** The premium switch, for people (`/premium`) and tests (`/api/premium`). */
export function premiumRoutes(db: Database): Hono {
  const app = new Hono();
  app.get("/premium", async (c) => c.html(premiumPage(await listProviders(db))));
  app.post("/premium", async (c) => {
    const form = await c.req.parseBody();
    await switchPremium(db, String(form["email"]), form["on"] === "true", Date.now());
    return c.redirect("/premium", 303);
  });
  app.post("/api/premium", async (c) => {
    const { email, on } = z.object({ email: z.string(), on: z.boolean() }).parse(await c.req.json());
    const found = await switchPremium(db, email, on, Date.now());
    return found ? c.json({ email, on }) : c.json({ error: "nobody has this e-mail" }, 404);
  });
  return app;
}

function premiumPage(providers: readonly Provider[]): Html {
  const content = html`
    <p>Liga e desliga o Premium de um prestador sem pagamento: uma assinatura manual de 30 dias.</p>
    <div class="card">${
      providers.length === 0
        ? html`<p class="soft">Ainda não há prestadores.</p>`
        : html`<ul class="rows">${providers.map(providerRow)}</ul>`
    }</div>`;
  return page({ title: "Premium", path: "/premium" }, content);
}

function providerRow({ email, name, profession, isPremium }: Provider): Html {
  return html`<li>
    <div class="main">${name}<div class="soft">${profession ? `${profession} · ` : ""}${email}</div></div>
    <span class="${isPremium ? "on" : "off"}">${isPremium ? "Premium" : "Gratuito"}</span>
    ${postButton("/premium", { email, on: String(!isPremium) }, isPremium ? "Desligar" : "Ligar", isPremium ? "" : "primary")}
  </li>`;
}
