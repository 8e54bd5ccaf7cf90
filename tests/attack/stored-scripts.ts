import type { Browser } from "@playwright/test";
import type { Stack } from "../../dev/stack/stack.ts";
import { readMails } from "../support/fakes.ts";
import { MATRIX } from "../support/matrix/authorization.ts";
import { allProcedures } from "../support/matrix/procedures.ts";
import { makeSubject } from "../support/matrix/subject.ts";
import { textFieldsOf } from "../support/matrix/text-fields.ts";
import { makePerson, type Person } from "../support/people.ts";
import { Lookout, type Screen, screensOf, typedScreens } from "./script-screens.ts";
import { PayloadWriter, writeWorld } from "./script-world.ts";

export interface StoredScriptFigures {
  fields: number;
  /** Texts that were written: each field at least once in every world. */
  texts: number;
  /** How often a screen or a mail was looked at. */
  looks: number;
  /** What ran, was blocked, was loaded from elsewhere or was not escaped. */
  found: string[];
  /** Fields whose text was on no screen and in no mail. */
  unseen: string[];
  /** Mutations with text fields that nothing was written into. */
  unwritten: string[];
}

/** Mutations whose texts nobody sees, or see as those of another one. */
const LEFT_OUT: readonly string[] = [
  // To other services.
  "billing.createPayment",
  "requests.improveText",
  "requests.propose",
  // Their reason is the same column of the audit as that of the other acts.
  "admin.cancelSubscription",
  "admin.activateSubscription",
  "admin.extendSubscription",
  "admin.delete",
  "admin.makeAdmin",
  "admin.removeAdmin",
  "admin.banUser",
  "admin.liftBan",
  "admin.refundPayment",
  "admin.settleDifference",
  // Only their owner sees the name, in a list like that of the devices.
  "auth.addPasskey",
  "auth.renamePasskey",
];

/** Finds text fields in the schemas, so that a new one has to be written too. */
async function unwritten(stack: Stack, called: ReadonlySet<string>): Promise<string[]> {
  const subject = await makeSubject(stack, await makePerson(stack));
  return allProcedures()
    .filter(({ path, kind }) => kind === "mutation" && !called.has(path) && !LEFT_OUT.includes(path))
    .map(({ path }) => path)
    .filter((path) => textFieldsOf(path, MATRIX[path]?.input(subject)).length > 0);
}

interface Size {
  payloads: readonly string[];
  /** How often everything is written: each time, other payloads are in a field. */
  worlds: number;
  /** How many screens are opened with payloads in their address. */
  typed: number;
}

/** Opens screens as a person. */
async function look(
  { stack, browser }: { stack: Stack; browser: Browser },
  person: Person | null,
  screens: readonly Screen[],
): Promise<Lookout> {
  const lookout = await Lookout.start(browser, stack, person);
  for (const screen of screens) await lookout.look(screen);
  await lookout.stop();
  return lookout;
}

async function lookAtMails({ stack, browser }: { stack: Stack; browser: Browser }): Promise<Lookout> {
  const mails = await readMails(stack.fakesUrl);
  const lookout = await Lookout.start(browser, stack, null);
  for (const { html } of mails) await lookout.lookAt(html);
  await lookout.stop();
  return lookout;
}

/** Writes payloads into every text field, and looks at all screens and mails that show them. */
export async function attackWithScripts(
  stack: Stack,
  browser: Browser,
  { payloads, worlds, typed }: Size,
  onProgress: (what: string) => void = () => {},
): Promise<StoredScriptFigures> {
  const writer = new PayloadWriter(stack, payloads);
  const here = { stack, browser };
  const lookouts: Lookout[] = [];
  for (let n = 1; n <= worlds; n++) {
    const world = await writeWorld(stack, writer);
    const { visitor, client, provider, admin } = screensOf(world);
    lookouts.push(
      ...(await Promise.all([
        look(here, null, visitor),
        look(here, world.client, client),
        look(here, world.provider, provider),
        look(here, world.admin, admin),
      ])),
    );
    onProgress(`Stored scripts: world ${n} of ${worlds} is written and shown.`);
  }
  const screens = typedScreens(payloads, typed);
  lookouts.push(...(await Promise.all([look(here, null, screens), look(here, await makePerson(stack), screens)])));
  lookouts.push(await lookAtMails(here));
  const seen = new Set(lookouts.flatMap((lookout) => [...lookout.seen].map((mark) => writer.fields[mark])));
  const fields = [...new Set(writer.fields)];
  return {
    texts: writer.fields.length,
    fields: fields.length,
    looks: lookouts.reduce((sum, { looks }) => sum + looks, 0),
    found: lookouts.flatMap(({ found }) => found),
    unseen: fields.filter((field) => !seen.has(field)),
    unwritten: await unwritten(stack, writer.called),
  };
}
