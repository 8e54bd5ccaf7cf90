import { sql } from "drizzle-orm";
import { batchOf } from "../../../db/batch.ts";
import type { Database } from "../../../db/client.ts";
import { selectBlock } from "../../../src/features/auth/queries.ts";
import { blockAccount, unblockAccount } from "../../../src/features/moderation/block-account.ts";
import {
  deleteSubject,
  hideSubject,
  restoreSubject,
  subjectState,
} from "../../../src/features/moderation/statements.ts";
import {
  findShownImage,
  imagesIn,
  imagesOf,
  listImages,
  portfolioImage,
} from "../../../src/platform/images/queries-shown-images.ts";
import { SUBJECT_KINDS } from "../../../src/shared/decisions.ts";

/** Runs every statement that hides, shows, deletes and blocks. The person must be a provider. */
export async function hideEverything(db: Database, personId: string): Promise<void> {
  for (const kind of SUBJECT_KINDS) {
    await db.get(sql`values (${subjectState(kind, personId)})`);
    for (const act of [hideSubject, restoreSubject, deleteSubject]) {
      await batchOf(db, { all: act(db, kind, personId, Date.now()) });
    }
  }
  await batchOf(db, { blocked: blockAccount(db, personId, Date.now()), blocks: selectBlock(db, personId) });
  await batchOf(db, { all: unblockAccount(db, personId) });
  for (const folder of [
    "marketplace/x",
    "requests/x",
    `portfolio/professional_${personId}`,
    `avatars/${personId}`,
    "avatars",
  ]) {
    await findShownImage(db, `${folder}/x-p.webp`, Date.now());
  }
  for (const which of [imagesIn("marketplace/x"), imagesOf(personId), portfolioImage("x")]) await listImages(db, which);
}
