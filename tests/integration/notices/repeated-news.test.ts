import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notices, pushSubscriptions, users } from "../../../db/schema/index.ts";
import { deleteProposed, insertHire } from "../../../src/features/hires/queries-hires.ts";
import { deleteComment, putAnswer } from "../../../src/features/listings/queries-comments.ts";
import {
  answerConnection,
  cancelRequest,
  insertConnection,
  undoAct,
} from "../../../src/features/networking/queries-connections.ts";
import { deleteOwnReference, insertReference } from "../../../src/features/networking/queries-references.ts";
import { deleteRating, saveRating } from "../../../src/features/ratings/queries-write.ts";
import { RATER_AGE_MS } from "../../../src/features/ratings/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { makeInterests } from "../../support/hires.ts";
import { makeListing, makeQuestion } from "../../support/listings.ts";
import { makeConnection, makeProvider, REFERENCE_INPUT } from "../../support/network.ts";
import { pushesOf, readNotices } from "../../support/notices.ts";
import { makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";
import { newBrowser } from "../../support/pushes.ts";
import { RATING_INPUT } from "../../support/ratings.ts";

const product = sharedProduct();

/** By day, when pushes do not wait for the morning, and past, so that no call delivers them. */
const NOON = Date.parse("2026-03-10T12:00-04:00");

/** What somebody does, of which the other person is told, and takes back. */
interface Act {
  does: (from: Person, to: Person, now: number) => Promise<unknown>;
  takesBack: (from: Person, to: Person, now: number) => Promise<unknown>;
}

const ACTS: Record<string, () => Act> = {
  "connection-asked": () => {
    let id = "";
    return {
      does: async (from, to, now) => {
        id = (await insertConnection(product.db, from.id, to.id, now)).connection?.id ?? expect.fail();
      },
      takesBack: (from, _, now) => cancelRequest(product.db, id, from.id, now),
    };
  },
  "connection-accepted": () => {
    let id = "";
    return {
      does: async (from, to, now) => {
        id ||= await makeConnection(product, to, from);
        await answerConnection(product.db, { id, targetId: from.id }, "accepted", now);
      },
      takesBack: (from, _, now) => undoAct(product.db, { id, personId: from.id }, "accept", now),
    };
  },
  "listing-answer": () => {
    let questionId = "";
    let id = "";
    return {
      does: async (from, to, now) => {
        questionId ||= await makeQuestion(product, to, await makeListing(product, from));
        id = newId(now);
        await putAnswer(product.db, questionId, { id, authorId: from.id, text: "Entrego, sim.", now });
      },
      takesBack: (from) => deleteComment(product.db, id, from.id),
    };
  },
  reference: () => {
    let id = "";
    return {
      does: async (from, to, now) => {
        const input = { ...REFERENCE_INPUT, professionalId: to.id };
        id = (await insertReference(product.db, from.id, input, now)).id ?? expect.fail();
      },
      takesBack: (from) => deleteOwnReference(product.db, id, from.id),
    };
  },
  rating: () => {
    const rated = (to: Person) => ({ id: to.id, type: "service_provider" as const });
    return {
      does: async (from, to, now) => {
        await product.db
          .update(users)
          .set({ createdAt: NOON - RATER_AGE_MS })
          .where(eq(users.id, from.id));
        const { isSaved } = await saveRating(
          product.db,
          { id: from.id, marks: [] },
          { ...rated(to), ...RATING_INPUT },
          now,
        );
        expect(isSaved).toBe(true);
      },
      takesBack: (from, to) => deleteRating(product.db, from.id, rated(to)),
    };
  },
  hired: () => {
    let requestId = "";
    let id = "";
    return {
      does: async (from, to, now) => {
        if (requestId === "") {
          requestId = await makeRequest(product, from);
          await makeInterests(product, requestId, [to]);
        }
        id = newId(now);
        await insertHire(product.db, { id, requestId, ownerId: from.id, providerId: to.id, now }, []);
      },
      takesBack: (from) => deleteProposed(product.db, id, from.id),
    };
  },
};

test.each(Object.entries(ACTS))("what is taken back and done again is pushed once a day: %s", async (kind, make) => {
  const [from, to] = [await makeProvider(product), await makeProvider(product)];
  await product.db.insert(pushSubscriptions).values({
    ...newBrowser().subscription,
    id: newId(NOON),
    userId: to.id,
    createdAt: NOON,
  });
  const act = make();
  const countPushes = async () =>
    (await pushesOf(product, await product.db.select().from(notices).where(eq(notices.userId, to.id)))).length;
  for (let n = 0; n < 4; n++) {
    await act.does(from, to, NOON + n * MINUTE_MS);
    expect(await readNotices(product, to)).toMatchObject([{ kind }]);
    await act.takesBack(from, to, NOON + n * MINUTE_MS);
    expect(await readNotices(product, to)).toEqual([]);
  }
  expect(await countPushes()).toBe(1);
  await act.does(from, to, NOON + DAY_MS + MINUTE_MS);
  expect(await countPushes()).toBe(2);
});
