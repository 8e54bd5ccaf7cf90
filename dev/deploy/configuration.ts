import type { Unstable_Config } from "wrangler";
import { SETTING_NAMES, type SettingName, wrongSettings } from "../../src/env.ts";

/** Something that production needs, and whether it is there. */
export interface Finding {
  what: string;
  /** `unknown`: the account does not tell. `optional`: the portal runs without it, with less. */
  state: "ok" | "missing" | "optional" | "unknown";
  /** What to do, unless it is there. */
  help: string;
}

export type Configuration = Pick<
  Unstable_Config,
  "name" | "routes" | "workers_dev" | "preview_urls" | "vars" | "r2_buckets" | "images" | "observability"
>;

const REQUIRED_SECRETS = ["DATABASE_AUTH_TOKEN", "HASH_KEY"] as const satisfies SettingName[];

/** Settings that belong together, and what the portal lacks without them. */
const OPTIONAL: readonly { names: readonly SettingName[]; without: string }[] = [
  { names: ["ASAAS_API_KEY", "ASAAS_WEBHOOK_TOKEN"], without: "ninguém assina o Premium" },
  { names: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"], without: "não se entra com o Google" },
  { names: ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"], without: "não há notificações no celular" },
  {
    names: ["N8N_WEBHOOK_URL", "N8N_WEBHOOK_TOKEN", "N8N_RECIPIENTS_TOKEN"],
    without: "nenhum prestador é avisado pelo WhatsApp, e nenhum número é confirmado",
  },
  { names: ["AI_BASE_URL", "AI_API_KEY", "AI_MODEL"], without: "“Melhorar com IA” falha" },
];

const SECRETS: readonly SettingName[] = [
  ...REQUIRED_SECRETS,
  "ASAAS_API_KEY",
  "ASAAS_WEBHOOK_TOKEN",
  "ASAAS_WEBHOOK_PREVIOUS_TOKEN",
  "GOOGLE_CLIENT_SECRET",
  "VAPID_PRIVATE_KEY",
  "N8N_WEBHOOK_TOKEN",
  "N8N_RECIPIENTS_TOKEN",
  "AI_API_KEY",
];

const finding = (what: string, isThere: boolean, help: string): Finding => ({
  what,
  state: isThere ? "ok" : "missing",
  help,
});

/** The portal's public address, if it is one. */
export function publicUrl({ vars }: Configuration): URL | null {
  const given = vars["APP_URL"];
  if (typeof given !== "string" || !URL.canParse(given)) return null;
  const url = new URL(given);
  return url.protocol === "https:" ? url : null;
}

function isRouted({ routes = [] }: Configuration, { hostname }: URL): boolean {
  const patterns = routes.map((route) => (typeof route === "string" ? route : route.pattern));
  return patterns.some((pattern) => pattern === hostname || pattern === `${hostname}/*`);
}

/** What `wrangler.toml` says, without asking anybody. */
export function checkConfiguration(config: Configuration): Finding[] {
  const url = publicUrl(config);
  const { vars, r2_buckets: buckets, images, observability } = config;
  const inClear = SECRETS.filter((name) => name in vars);
  // The secrets are at Cloudflare, which does not show them.
  const wrong = wrongSettings({ HASH_KEY: "x".repeat(32), ...vars }).filter((name) => name !== "APP_URL");
  const misspelt = Object.keys(vars).filter((name) => !SETTING_NAMES.some((known) => known === name));
  return [
    finding("APP_URL", url !== null, 'ponha o endereço público em [vars]: APP_URL = "https://…".'),
    finding(
      "domínio (routes)",
      url !== null && isRouted(config, url),
      `ponha em wrangler.toml: routes = [{ pattern = "${url?.hostname ?? "o domínio"}", custom_domain = true }].`,
    ),
    finding(
      "workers_dev = false",
      config.workers_dev === false && config.preview_urls === false,
      "sem isso o portal também responde em workers.dev, fora do domínio: workers_dev = false e preview_urls = false.",
    ),
    finding(
      "invocation_logs = false",
      observability?.logs?.invocation_logs === false,
      "os registros guardariam endereços com o que as pessoas buscaram: [observability.logs] invocation_logs = false.",
    ),
    finding("R2 e Images", buckets.length > 0 && images !== undefined, "faltam os bindings PHOTOS e IMAGES."),
    finding("ajustes em [vars]", wrong.length === 0, `faltam ou estão errados: ${wrong.join(", ")}.`),
    finding(
      "nomes dos ajustes",
      misspelt.length === 0,
      `o portal não conhece: ${misspelt.join(", ")} (docs/settings.md).`,
    ),
    finding("segredos fora do wrangler.toml", inClear.length === 0, `tire de [vars]: ${inClear.join(", ")}.`),
  ];
}

/** What another environment must not share with production. */
export function checkSeparation(config: Configuration, production: Configuration): Finding[] {
  const shared = ["APP_URL", "DATABASE_URL"].filter(
    (name) => name in config.vars && config.vars[name] === production.vars[name],
  );
  return [finding("separado da produção", shared.length === 0, `dê um valor próprio a ${shared.join(" e ")}.`)];
}

/** Which secrets are missing, given the names of those that the account has; null if it does not tell. */
export function checkSecrets({ name, vars }: Configuration, known: readonly string[] | null): Finding[] {
  const put = (names: readonly string[]) =>
    names.map((one) => `npx wrangler secret put ${one} --name ${name}`).join("; ");
  if (known === null) {
    return [{ what: "segredos", state: "unknown", help: `confira com npx wrangler secret list --name ${name}.` }];
  }
  const has = (setting: string) => known.includes(setting) || setting in vars;
  const missing = REQUIRED_SECRETS.filter((setting) => !has(setting));
  return [
    finding(`segredos ${REQUIRED_SECRETS.join(" e ")}`, missing.length === 0, put(missing)),
    ...OPTIONAL.map(({ names, without }): Finding => {
      const absent = names.filter((setting) => !has(setting));
      const secret = absent.filter((setting) => SECRETS.includes(setting));
      const plain = absent.filter((setting) => !SECRETS.includes(setting));
      const inVars = plain.length > 0 ? [`em [vars]: ${plain.join(", ")}`] : [];
      const asSecrets = secret.length > 0 ? [put(secret)] : [];
      return {
        what: names.join(", "),
        state: absent.length === 0 ? "ok" : "optional",
        help: `sem isso, ${without}: ${[...inVars, ...asSecrets].join("; ")}`,
      };
    }),
  ];
}
