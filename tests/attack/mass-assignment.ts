import { isDeepStrictEqual } from "node:util";
import { type Column, eq, getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../db/schema/index.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import type { Audience } from "../support/matrix/audiences.ts";
import { MATRIX } from "../support/matrix/authorization.ts";
import { allProcedures, type InputSchema, inputSchemaOf, type Procedure } from "../support/matrix/procedures.ts";
import { makeSubject, PERSON_OF } from "../support/matrix/subject.ts";
import { cheapHash, PASSWORD } from "../support/passwords.ts";
import { makePerson, type Person } from "../support/people.ts";
import type { Product } from "../support/product.ts";
import { awaitDeliveries, TABLES } from "../support/tables.ts";

export interface AssignmentFigures {
  /** Mutations that were called, and those of them that did what they were told. */
  called: number;
  succeeded: number;
  /** Names of the fields that were added. */
  fields: number;
  /** Mutations whose schema lets an added field through. */
  keeping: string[];
  /** Mutations that changed other rows with the added fields than without. */
  changing: string[];
}

const TEXT = "canariodaatribuicao";
const NUMBER = 424_242_424;

const isId = (name: string) => /(?:^id|Id|By|_id|_by)$/.test(name);

function valueFor({ dataType, enumValues }: Column, name: string, strangerId: string): unknown {
  if (isId(name)) return strangerId;
  if (enumValues && enumValues.length > 0) return enumValues.at(-1);
  if (dataType === "boolean") return true;
  return dataType === "number" ? NUMBER : TEXT;
}

/** A field for every column of every table, under its names in the code and in the database. */
function fieldsOfAllTables(strangerId: string): Record<string, unknown> {
  const columns = TABLES.flatMap((table) => Object.entries(getTableColumns(table)));
  const fields = columns.flatMap(([name, column]) => {
    const value = valueFor(column, name, strangerId);
    return [name, column.name].map((each) => [each, value] as const);
  });
  return { ...Object.fromEntries(fields), role: "admin", isAdmin: true, isPremium: true };
}

function propertiesOf({ properties, anyOf, oneOf }: InputSchema): Record<string, InputSchema> {
  const options = [...(anyOf ?? []), ...(oneOf ?? [])].map(propertiesOf);
  return Object.assign({}, ...options, properties);
}

/** The input with the fields added to each of its objects, apart from those that the schema knows. */
function withFields(input: unknown, known: InputSchema, fields: Record<string, unknown>): unknown {
  if (input === undefined || input === null) return fields;
  if (typeof input !== "object" || Array.isArray(input)) return input;
  const properties = propertiesOf(known);
  const added = Object.entries(fields).filter(([name]) => !Object.hasOwn(properties, name));
  const own = Object.entries(input).map(([name, value]) => {
    const isNested = typeof value === "object" && value !== null;
    return [name, isNested ? withFields(value, properties[name] ?? {}, fields) : value];
  });
  return Object.fromEntries([...added, ...own]);
}

type Rows = Map<string, { table: SQLiteTable; row: Record<string, unknown> }>;

async function readRows(product: Product): Promise<Rows> {
  await awaitDeliveries(product);
  const selects = TABLES.map((table) => product.db.select().from(table));
  const results = await product.db.batch(selects as [(typeof selects)[0], ...typeof selects]);
  const rows: Rows = new Map();
  for (const [i, table] of TABLES.entries()) {
    for (const row of results[i] ?? []) rows.set(getTableName(table) + JSON.stringify(row), { table, row });
  }
  return rows;
}

/** What a value says apart from ids, times and texts, which differ from call to call. */
function kindOf(value: unknown, column: Column | undefined, strangerId: string): unknown {
  const text = JSON.stringify(value) ?? "";
  if (text.includes(TEXT) || text.includes(String(NUMBER)) || text.includes(strangerId)) return "ADDED";
  if (typeof value === "boolean" || value === null) return value;
  return column?.enumValues && column.enumValues.length > 0 ? value : typeof value;
}

/** The changed rows, without what differs from call to call. */
function changesBetween(before: Rows, after: Rows, strangerId: string): string[] {
  const changed = [...after].filter(([key]) => !before.has(key)).map(([, row]) => row);
  const added = changed.map(({ table, row }) => {
    const columns: Record<string, Column> = getTableColumns(table);
    const kinds = Object.entries(row).map(([name, value]) => [name, kindOf(value, columns[name], strangerId)]);
    return `${getTableName(table)} ${JSON.stringify(Object.fromEntries(kinds))}`;
  });
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, { table }]) => `- ${getTableName(table)}`);
  return [...added, ...gone].sort();
}

/** What a call needs so that it is not refused before it writes anything. */
const INPUTS: Record<string, (actor: Person) => object> = {
  "auth.logIn": ({ email }) => ({ email, password: PASSWORD }),
  "auth.changePassword": () => ({ currentPassword: PASSWORD }),
  "auth.chooseRole": () => ({ whatsapp: "67999991234", name: "Ana", termsAccepted: true }),
  "profiles.updateBasics": ({ email }) => ({ email }),
  "profiles.saveProfessional": ({ email }) => ({ email }),
  "profiles.deleteAccount": () => ({ password: PASSWORD }),
};

const PREFERRED: readonly Audience[] = ["incomplete", "owner", "premium", "provider", "client", "admin", "visitor"];

function audienceFor(path: string): Audience {
  const outcome = MATRIX[path]?.outcome;
  if (path === "auth.signUp" || path === "auth.logIn") return "visitor";
  return PREFERRED.find((audience) => outcome?.[audience] === "ok") ?? "premium";
}

async function makeActor(product: Product, audience: Audience): Promise<Person> {
  const kind = audience === "visitor" ? "client" : audience;
  const actor = await makePerson(product, {
    ...PERSON_OF[kind],
    passwordHash: await cheapHash(),
    ageMs: 90 * DAY_MS,
  });
  const { profiles } = schema;
  await product.db.update(profiles).set({ avatarUrl: "/img/avatars/x.webp" }).where(eq(profiles.id, actor.id));
  return actor;
}

/** Calls a mutation about new rows of new people; returns whether it succeeded, and what it changed. */
async function callOnce(product: Product, { path, input }: Procedure, fields: Record<string, unknown> | null) {
  const audience = audienceFor(path);
  const actor = await makeActor(product, audience);
  const owner = audience === "owner" ? actor : await makePerson(product, PERSON_OF.owner);
  const example = MATRIX[path]?.input(await makeSubject(product, owner));
  const improve = INPUTS[path];
  const plain = improve ? { ...(example as object), ...improve(actor) } : example;
  const sent = fields ? withFields(plain, inputSchemaOf(input), fields) : plain;
  await product.db.delete(schema.rateLimits);
  const strangerId = String(fields?.["userId"]);
  const before = await readRows(product);
  const { status, error } = await product.mutate(path, sent, audience === "visitor" ? {} : actor);
  const changes = changesBetween(before, await readRows(product), strangerId);
  const keeps = input !== undefined && !isDeepStrictEqual(input.safeParse(sent), input.safeParse(plain));
  return { outcome: error?.code ?? String(status), changes, keeps };
}

async function attack(product: Product, procedure: Procedure, fields: Record<string, unknown>, to: AssignmentFigures) {
  const plain = await callOnce(product, procedure, null);
  const attacked = await callOnce(product, procedure, fields);
  to.called++;
  if (attacked.outcome === "200") to.succeeded++;
  if (attacked.keeps) to.keeping.push(procedure.path);
  const isSame = (other: typeof plain) => isDeepStrictEqual(attacked.changes, other.changes);
  // A second call may change less than the first, when both are about the same course, for example.
  if (isSame(plain) || isSame(await callOnce(product, procedure, null))) return;
  const more = attacked.changes.filter((change) => !plain.changes.includes(change));
  to.changing.push(`${procedure.path}: ${plain.outcome} → ${attacked.outcome}; ${more.slice(0, 3).join(" | ")}`);
}

/** Adds fields to the input of mutations that are named after every column of every table. */
export async function assignEverything(product: Product, paths?: readonly string[]): Promise<AssignmentFigures> {
  const fields = fieldsOfAllTables((await makePerson(product, PERSON_OF.client)).id);
  const figures: AssignmentFigures = {
    called: 0,
    succeeded: 0,
    fields: Object.keys(fields).length,
    keeping: [],
    changing: [],
  };
  const mutations = allProcedures().filter(({ path, kind }) => kind === "mutation" && (paths?.includes(path) ?? true));
  for (const procedure of mutations) await attack(product, procedure, fields, figures);
  return figures;
}
