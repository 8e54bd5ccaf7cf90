import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { absenceAt } from "../../shared/day.ts";
import type { UserContext } from "../../trpc/init.ts";
import { rewriteAlertTopics } from "../alerts/statements.ts";
import { relistProvider } from "../networking/statements.ts";
import { refreshAverages } from "../ratings/statements.ts";
import { putCredential } from "./queries-credentials.ts";
import { findOwnProfessional, saveCard, saveWork, selectSlug } from "./queries-professional.ts";
import { absenceProblem, firstMissing, isComplete } from "./rules.ts";
import type { OwnProfessional, SaveProfessionalInput, SetWorkInput } from "./schemas.ts";
import type { AskCredentialInput } from "./schemas-credentials.ts";
import { assertSaved, prepareBasics } from "./update-profile.ts";

const NO_CARD = {
  profession: null,
  professionalProfile: null,
  specialties: [],
  serviceRegions: [],
  wholeState: false,
  instagram: null,
  assistantConsentAt: null,
  unavailableUntil: null,
  presentation: "",
  yearsOfExperience: null,
  workingHours: "",
  hiddenBecause: null,
};

/** The caller's professional card. Throws `auth.required` if the account was just deleted. */
export async function readOwnProfessional(ctx: UserContext): Promise<OwnProfessional> {
  const row = await findOwnProfessional(ctx.db, ctx.user.id);
  if (!row) throw new DomainError("auth.required");
  const { name, email, whatsapp, avatarUrl, slug, professional } = row;
  const card = professional ?? NO_CARD;
  return {
    isProvider: professional !== null,
    profession: card.profession,
    professionalProfile: card.professionalProfile,
    specialties: card.specialties,
    serviceRegions: card.serviceRegions,
    wholeState: card.wholeState,
    instagram: card.instagram,
    acceptsAssistant: card.assistantConsentAt !== null,
    unavailableUntil: absenceAt(card.unavailableUntil, ctx.now),
    presentation: card.presentation,
    yearsOfExperience: card.yearsOfExperience,
    workingHours: card.workingHours,
    avatarUrl,
    slug,
    isHidden: card.hiddenBecause !== null,
    isComplete: isComplete({ ...card, name, email, whatsapp, avatarUrl }),
  };
}

/**
 * Saves both cards in one transaction; the first save makes the person a provider. The photo must already be uploaded.
 * Throws `input.invalid` (first failed check) and what saving the basic card throws; then nothing is saved.
 */
export async function saveProfessional(ctx: UserContext, input: SaveProfessionalInput) {
  const { db, now, user } = ctx;
  const problem =
    firstMissing({ ...input, avatarUrl: user.avatarUrl }) ?? absenceProblem(input.unavailableUntil ?? "", now);
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  const { refusals, saving, asking, isSaved, pendingEmail } = await prepareBasics(ctx, input);
  const { name: _, email: __, whatsapp: ___, password: ____, ...card } = input;
  const results = await batchOf(db, {
    refusals,
    saving,
    card: saveCard(db, user.id, card, isSaved, now),
    relisted: relistProvider(db, user.id),
    alerts: rewriteAlertTopics(db, user.id),
    averages: refreshAverages(db, user.id),
    asking,
    slugs: selectSlug(db, user.id),
  });
  assertSaved(results.refusals);
  const [row] = results.slugs;
  if (!row) throw new DomainError("auth.required");
  if (pendingEmail || input.whatsapp !== user.phone) ctx.deliverSoon();
  return { pendingEmail, slug: row.slug };
}

/** Sets what the caller does and where, and leaves the rest of the card. Throws `provider.required` unless they are a provider. */
export async function setWork({ db, user }: UserContext, work: SetWorkInput): Promise<void> {
  const row = await findOwnProfessional(db, user.id);
  if (!row?.professional) throw new DomainError("provider.required");
  const { saved } = await batchOf(db, {
    saved: saveWork(db, user.id, row.professional.profession, work),
    relisted: relistProvider(db, user.id),
    alerts: rewriteAlertTopics(db, user.id),
  });
  if (saved.length === 0) throw new DomainError("provider.required");
}

/** Asks an admin to confirm the caller's number; idempotent. Throws `provider.required`. */
export async function askCredential({ db, user, now }: UserContext, input: AskCredentialInput): Promise<void> {
  if (!(await putCredential(db, user.id, input, now))) throw new DomainError("provider.required");
}
