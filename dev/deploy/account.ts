import { z } from "zod";
import { NIGHTS_BUCKET } from "../backup/nights.ts";
import { PlainFailure } from "../stack/plain-failure.ts";
import { type Configuration, type Finding, publicUrl } from "./configuration.ts";

const TIMEOUT_MS = 20_000;
const BILLING_HELP = "confira em dash.cloudflare.com → Workers & Pages → Planos; o token não pode ler cobranças.";
/** Without it: 10 ms of CPU per call, which one password already exceeds, 50 calls outside, and no mail to people. */
const PAID_HELP =
  "assine o Workers Paid (US$ 5 por mês): no plano grátis cada chamada tem 10 ms de CPU, menos do que uma senha precisa, e não há envio de e-mails.";

/** A Cloudflare account, read with a token. */
export interface Account {
  id: string;
  /** Null if there is no such thing, `forbidden` if the token may not look. */
  get<Result>(path: string, schema: z.ZodType<Result>): Promise<Result | null | "forbidden">;
}

/** Opens the account of CLOUDFLARE_API_TOKEN; null without one. Wrangler reads the same variables. */
export async function openAccount(environment: NodeJS.ProcessEnv): Promise<Account | null> {
  const token = environment["CLOUDFLARE_API_TOKEN"];
  if (!token) return null;
  const base = environment["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4";
  const get: Account["get"] = async (path, schema) => {
    const response = await fetch(`${base}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new PlainFailure("A Cloudflare não respondeu: rode de novo.", { cause });
    });
    if (response.status === 404) return null;
    if (response.status === 401 || response.status === 403) return "forbidden";
    if (!response.ok) throw new PlainFailure(`A Cloudflare respondeu ${response.status}: rode de novo.`);
    return z.object({ result: schema }).parse(await response.json()).result;
  };
  const accounts = await get("/accounts", z.array(z.object({ id: z.string() })));
  const wanted = environment["CLOUDFLARE_ACCOUNT_ID"];
  const ids = accounts === null || accounts === "forbidden" ? [] : accounts.map(({ id }) => id);
  const found = ids.find((id) => wanted === undefined || id === wanted);
  if (!found)
    throw new PlainFailure("O CLOUDFLARE_API_TOKEN não abre a conta: crie outro com o modelo Edit Cloudflare Workers.");
  if (!wanted && ids.length > 1)
    throw new PlainFailure("O token abre várias contas: escolha uma com CLOUDFLARE_ACCOUNT_ID.");
  return { id: found, get };
}

type Answer = unknown[] | object | null | "forbidden";

const stateOf = (answer: Answer): Finding["state"] =>
  answer === "forbidden" ? "unknown" : answer === null ? "missing" : "ok";

async function checkPlan({ id, get }: Account): Promise<Finding> {
  const plan = z.object({ rate_plan: z.object({ id: z.string() }) });
  const plans = await get(`/accounts/${id}/subscriptions`, z.array(plan));
  const what = "Workers Paid";
  if (plans === null || plans === "forbidden") return { what, state: "unknown", help: `${PAID_HELP} ${BILLING_HELP}` };
  const isPaid = plans.some(({ rate_plan: { id: name } }) => /worker/i.test(name) && !/free/i.test(name));
  return { what, state: isPaid ? "ok" : "missing", help: PAID_HELP };
}

async function checkDomain({ get }: Account, { hostname }: URL): Promise<Finding> {
  const labels = hostname.split(".");
  const zone = z.array(z.object({ name: z.string(), status: z.string() }));
  const help = `adicione o domínio de ${hostname} à conta (dash.cloudflare.com → Adicionar domínio) e espere até estar ativo.`;
  for (let from = 0; from < labels.length - 1; from++) {
    const zones = await get(`/zones?name=${labels.slice(from).join(".")}`, zone);
    if (zones === "forbidden") return { what: `domínio ${hostname}`, state: "unknown", help };
    if (zones?.some(({ status }) => status === "active")) return { what: `domínio ${hostname}`, state: "ok", help };
  }
  return { what: `domínio ${hostname}`, state: "missing", help };
}

/** What the account has of what the configuration names. */
export async function checkAccount(account: Account, config: Configuration): Promise<Finding[]> {
  const { id, get } = account;
  const url = publicUrl(config);
  const anything = z.looseObject({});
  const images = await get(`/accounts/${id}/images/v1/stats`, anything);
  const buckets = config.r2_buckets.map(
    async ({ bucket_name: bucket = "" }): Promise<Finding> => ({
      what: `bucket ${bucket}`,
      state: stateOf(await get(`/accounts/${id}/r2/buckets/${bucket}`, anything)),
      help: `npx wrangler r2 bucket create ${bucket}`,
    }),
  );
  const nights = stateOf(await get(`/accounts/${id}/r2/buckets/${NIGHTS_BUCKET}`, anything));
  return [
    await checkPlan(account),
    ...(url ? [await checkDomain(account, url)] : []),
    ...(await Promise.all(buckets)),
    {
      what: `cópias de cada noite (bucket ${NIGHTS_BUCKET})`,
      state: nights === "missing" ? "optional" : nights,
      help: "sem isso, o que se perder está perdido: veja Each night em docs/operations.md.",
    },
    {
      what: "Images",
      state: stateOf(images),
      help: "ligue em dash.cloudflare.com → Images; sem isso nenhuma foto entra.",
    },
  ];
}

/** Names of the worker's secrets; none if it was never deployed, null if the token may not look. */
export async function listSecrets({ id, get }: Account, worker: string): Promise<string[] | null> {
  const secrets = await get(
    `/accounts/${id}/workers/scripts/${worker}/secrets`,
    z.array(z.object({ name: z.string() })),
  );
  return secrets === "forbidden" ? null : (secrets ?? []).map(({ name }) => name);
}
