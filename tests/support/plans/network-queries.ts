import { sql } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { ROLES } from "../../../src/features/auth/rules.ts";
import { understandDirectoryText } from "../../../src/features/networking/directory-words.ts";
import * as networkConnections from "../../../src/features/networking/queries-connections.ts";
import { countDirectory, findDirectoryPage } from "../../../src/features/networking/queries-directory.ts";
import * as networkProfile from "../../../src/features/networking/queries-profile.ts";
import * as networkReferences from "../../../src/features/networking/queries-references.ts";
import { DIRECTORY_ORDERS, UNDOABLE } from "../../../src/features/networking/rules.ts";
import * as steps from "../../../src/features/profiles/queries-first-steps.ts";
import * as professional from "../../../src/features/profiles/queries-professional.ts";
import { REFERENCE_INPUT } from "../network.ts";

/** Runs every statement of the networking feature and of the professional card. */
export async function useNetwork(db: Database, ownerId: string, providerId: string, now: number): Promise<void> {
  const none = { ways: [], specialty: null, region: null, viewerId: "" };
  const both = { specialty: "Outros", region: "Dourados", viewerId: ownerId };
  const { ways } = understandDirectoryText("pintor zé");
  for (const filter of [
    none,
    { ...none, specialty: "Outros" },
    { ways: [], ...both },
    { ...none, ways },
    { ways, ...both },
  ]) {
    for (const userType of [null, "premium", "free"] as const) {
      await countDirectory(db, { ...filter, userType });
      for (const order of DIRECTORY_ORDERS) {
        await findDirectoryPage(db, { ...filter, userType }, { order, page: 7 });
      }
    }
  }
  await networkProfile.findProfessional(db, { id: providerId }, ownerId);
  await networkProfile.findProfessional(db, { slug: "ana" }, "");
  await networkProfile.listPortfolio(db, providerId, ownerId, now);
  await networkProfile.updateOwnPhoto(db, providerId, { id: "x", title: "x", description: "" });
  await networkProfile.updateOwnPhoto(db, providerId, { id: "x", title: "x", description: "", beforeId: "y" });
  await networkProfile.deleteOwnPhoto(db, providerId, "x");
  await networkProfile.findOverview(db, providerId);
  await networkConnections.insertConnection(db, ownerId, providerId, now);
  await networkConnections.listPending(db, providerId, 10);
  await networkConnections.countPending(db, providerId);
  await networkConnections.answerConnection(db, { id: "x", targetId: providerId }, "accepted", now);
  await networkConnections.cancelRequest(db, "x", ownerId, now);
  await networkConnections.endConnection(db, "x", ownerId, now);
  for (const act of UNDOABLE) await networkConnections.undoAct(db, { id: "x", personId: ownerId }, act, now);
  await networkConnections.seeNews(db, ownerId);
  await networkConnections.listAsked(db, ownerId, { before: null, size: 30 }, now);
  await networkConnections.listAsked(db, ownerId, { before: providerId, size: 30 }, now);
  await networkConnections.listAccepted(db, ownerId, { before: null, size: 30 });
  await networkConnections.listAccepted(db, ownerId, { before: providerId, size: 30 });
  await networkReferences.insertReference(db, ownerId, { ...REFERENCE_INPUT, professionalId: providerId }, now);
  await networkReferences.listReferences(db, providerId, { viewerId: ownerId, before: null, size: 12 });
  await networkReferences.listReferences(db, providerId, { viewerId: ownerId, before: providerId, size: 12 });
  await networkReferences.setReferenceHidden(db, { id: "x", targetId: providerId }, now);
  await networkReferences.deleteOwnReference(db, "x", ownerId);
  const card = {
    profession: "Pintora",
    professionalProfile: "operacional" as const,
    specialties: [],
    serviceRegions: [],
    wholeState: true,
    instagram: "",
  };
  await professional.findOwnProfessional(db, providerId);
  await steps.findFirstSteps(db, providerId);
  for (const role of ROLES) await steps.dismissSteps(db, providerId, role, now);
  await db.batch([
    professional.saveCard(db, providerId, card, sql`true`, now),
    professional.selectSlug(db, providerId),
  ]);
  await professional.saveWork(db, providerId, card.profession, card);
}
