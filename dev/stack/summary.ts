import { styleText } from "node:util";
import { DEMO_ACCOUNTS } from "../demo/people.ts";
import { DEMO_PASSWORD } from "../demo/seed.ts";
import { shownDataDir } from "./data-lock.ts";
import type { Services } from "./services.ts";

export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1).replace(".", ",")} s`;

/** styleText omits colours if the output doesn't support them (NO_COLOR, no terminal). */
const bold = (text: string): string => styleText("bold", text);
const dim = (text: string): string => styleText("dim", text);
const link = (text: string): string => styleText(["cyan", "underline"], text);

/** Prints the URLs of all parts, and how long it took since the process began. */
export function printSummary(services: Services, note: string): void {
  const { settings, fakesUrl, demo, dataDir } = services;
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const accounts = DEMO_ACCOUNTS.map(({ email, label }) => `    ${email.padEnd(width)}   ${dim(label)}`);
  const lines = [
    "",
    `  ${bold("Portal da Construção")}   ${dim(`${note}, em ${inSeconds(performance.now())}`)}`,
    "",
    `  Portal    ${link(settings.APP_URL)}`,
    `  Bancada   ${link(fakesUrl)}   ${dim("e-mails, Google, notificações, Premium, Asaas")}`,
    "",
    ...(demo ? [`  Contas de demonstração, senha ${bold(DEMO_PASSWORD)}`, ...accounts, ""] : []),
    dim(`  Dados em ${shownDataDir(dataDir)} (npm run reset apaga). Ctrl-C encerra.`),
    "",
  ];
  console.log(lines.join("\n"));
}
