import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { quizQuestions } from "../../../db/schema/index.ts";
import { COURSES } from "../../../db/seed/college/courses.ts";
import type { OpenedAttempt } from "../../../src/features/college/schemas.ts";
import { answersOf, collegeOf, EXPLANATION, makeCourse, makeLearner, RIGHT } from "../../support/college.ts";
import { makeHireSubjects } from "../../support/hires.ts";
import { makeListing } from "../../support/listings.ts";
import { MATRIX } from "../../support/matrix/authorization.ts";
import { allProcedures } from "../../support/matrix/procedures.ts";
import { makeNetwork } from "../../support/network.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const college = collegeOf(product);
const CANARIES = new RegExp(`${RIGHT}|${EXPLANATION}`);
/** Shorter texts, such as "220 V", can be anywhere by chance. */
const RECOGNIZABLE = 25;

/** A learner who has not opened an exam, one with an open attempt, and one who failed. */
let learners: [Person, Person, Person];
let attempt: OpenedAttempt;

beforeAll(async () => {
  for (const id of ["fundamentos", "eletrica"] as const) await makeCourse(product, id);
  learners = [await makeLearner(product), await makeLearner(product), await makeLearner(product)];
  attempt = await college.opened(learners[1], "eletrica");
  // Chose no right option: what people chose themselves is in their data export.
  await college.sent(learners[2], await college.opened(learners[2], "eletrica"), 0);
});

async function readers(): Promise<(Person | null)[]> {
  const others = [{ client: true }, { provider: true }, { premium: true }];
  return [null, ...(await Promise.all(others.map((options) => makePerson(product, options)))), ...learners];
}

/** What the queries and pages are about. */
async function makeSubject() {
  const owner = await makePerson(product, { client: true });
  const requestId = await makeRequest(product, owner);
  const hires = await makeHireSubjects(product, owner, requestId);
  const listingId = await makeListing(product, owner);
  return {
    requestId,
    listingId,
    listingPhotoId: "",
    caseId: "",
    email: "",
    ...(await makeNetwork(product, owner)),
    ...hires,
  };
}

/** The queries and pages that show a reader a canary. Admins see the questions that they edit. */
async function leaksTo(reader: Person | null, subject: Awaited<ReturnType<typeof makeSubject>>): Promise<string[]> {
  const cookie = reader?.cookie;
  const queries = allProcedures().filter(({ path, kind }) => kind === "query" && !path.startsWith("admin."));
  const courses = ["fundamentos", "eletrica", "hidraulica"].map((courseId) => ({ courseId }));
  const inputsOf = (path: string) =>
    path === "college.lesson" || path === "college.review" ? courses : [MATRIX[path]?.input(subject)];
  const asked = queries.flatMap(({ path }) =>
    inputsOf(path).map(async (input) => [path, (await product.query(path, input, { cookie })).text] as const),
  );
  const card = `/cartao/${learners[2].id}`;
  const pages = ["/", "/faculdade", "/faculdade-teste-2025", "/certificado", "/portal-conexoes", card, "/sitemap.xml"];
  const headers = cookie ? { cookie } : {};
  const fetched = pages.map(async (path) => [path, await (await product.fetch(path, { headers })).text()] as const);
  const answers = await Promise.all([...asked, ...fetched]);
  return answers.filter(([, text]) => CANARIES.test(text)).map(([path]) => path);
}

/** Texts that a person's live connection receives. */
async function listen({ cookie }: Person): Promise<string[]> {
  const { url } = product.stack;
  const socket = new WebSocket(`${url.replace("http", "ws")}/live`, { headers: { origin: url, cookie } } as never);
  const received: string[] = [];
  socket.addEventListener("message", ({ data }) => received.push(String(data)));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("refused")));
  });
  return received;
}

describe("before an approval", () => {
  test("no answer, page or live event shows right answers or explanations, whoever asks", async () => {
    const subject = await makeSubject();
    const heard = await Promise.all(learners.map(listen));
    for (const reader of await readers()) expect(await leaksTo(reader, subject)).toEqual([]);
    const person = await makeLearner(product);
    const changes = [
      await college.mutate("chooseArea", person, { area: "eletrica" }),
      await college.mutate("finishOnboarding", person),
      await college.open(await makePerson(product), "eletrica"),
      await college.send(person, attempt.id, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]),
    ];
    const failed = await college.opened(person, "eletrica");
    changes.push(await college.mutate("sendAttempt", person, { attemptId: failed.id, answers: answersOf(failed, 0) }));
    for (const { text } of changes) expect(CANARIES.exec(text)).toBeNull();
    expect(changes.at(-1)?.data).toMatchObject({ isApproved: false, review: [] });
    expect(CANARIES.exec(heard.flat().join("\n"))).toBeNull();
  });

  test("an open attempt has questions and options, and nothing that depends on which are right", async () => {
    const person = learners[1];
    const before = await college.open(person, "eletrica");
    expect(before.text).not.toContain(EXPLANATION);
    const opened = before.data as OpenedAttempt;
    expect(Object.keys(opened).sort()).toEqual(["courseId", "id", "number", "questions", "title"]);
    for (const question of opened.questions) {
      expect(Object.keys(question).sort()).toEqual(["options", "text"]);
      expect(question.options).toHaveLength(4);
    }
    const next = sql`substr('BCDA', instr('ABCD', resposta_correta), 1)`;
    const rotate = () =>
      product.db.update(quizQuestions).set({ respostaCorreta: next }).where(eq(quizQuestions.courseId, "eletrica"));
    for (let turn = 0; turn < 4; turn++) {
      await rotate();
      expect((await college.open(person, "eletrica")).text).toBe(before.text);
    }
  });
});

test("after an approval, its own questions are explained, and to nobody else", async () => {
  const person = await makeLearner(product);
  const own = await college.opened(person, "eletrica");
  const { review } = await college.sent(person, own, 8);
  expect(review.map(({ text }) => text)).toEqual(own.questions.map(({ text }) => text));
  for (const { right, explanation } of review) {
    expect(right).toContain(RIGHT);
    expect(explanation).toContain(EXPLANATION);
  }
  expect(review.filter(({ chosen, right }) => chosen === right)).toHaveLength(8);
  const subject = await makeSubject();
  for (const reader of [null, ...learners]) expect(await leaksTo(reader, subject)).toEqual([]);
});

test("the built product contains no question, right answer or explanation", async () => {
  const root = join(import.meta.dirname, "../../../dist");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(100);
  const built = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
  const secrets = COURSES.flatMap(({ questions }) =>
    questions.flatMap(({ pergunta, opcoes, correta, explicacao }) => [
      pergunta,
      explicacao,
      opcoes["ABCD".indexOf(correta)],
    ]),
  ).filter((text) => text !== undefined && text.length >= RECOGNIZABLE);
  expect(secrets.length).toBeGreaterThan(COURSES.length * 40);
  expect(secrets.filter((text) => built.includes(text ?? ""))).toEqual([]);
});
