import { ALL_LISTINGS, LISTING_INPUT, newListing } from "../listings.ts";
import { CNPJ } from "../moderation.ts";
import { PASSWORD } from "../passwords.ts";
import { newSubmission, REQUEST_INPUT } from "../people.ts";
import { requestPhotoUrl } from "../photos.ts";
import { RATING_INPUT } from "../ratings.ts";
import { anyAccount, everyone, listingOwnerOnly, loggedIn, networkOwner, ownerOnly, type Row } from "./audiences.ts";
import { ADMIN_MATRIX } from "./authorization-admin.ts";
import { ALERTS_MATRIX } from "./authorization-alerts.ts";
import { COLLEGE_MATRIX } from "./authorization-college.ts";
import { HIRES_MATRIX } from "./authorization-hires.ts";
import { NETWORKING_MATRIX } from "./authorization-networking.ts";
import { PASSKEYS_MATRIX } from "./authorization-passkeys.ts";

const LISTING_FILTER = { ...ALL_LISTINGS, text: "betoneira" };

const PASSWORDS = { password: PASSWORD, passwordConfirmation: PASSWORD };
const TOKEN = "a".repeat(43);

/** Who may call what. A procedure that is missing here fails the tests. */
export const MATRIX: Record<string, Row> = {
  "analytics.mine": {
    input: () => undefined,
    outcome: { ...loggedIn("premium.required"), premium: "ok" },
    roundTrips: 2,
  },
  "auth.me": { input: () => undefined, outcome: everyone("ok"), roundTrips: 1 },
  "auth.signUp": {
    input: ({ email }) => ({
      name: "Ana",
      whatsapp: "67999991234",
      email,
      ...PASSWORDS,
      termsAccepted: true,
      role: "client",
    }),
    outcome: everyone("ok"),
    roundTrips: 2,
  },
  "auth.logIn": {
    input: ({ email }) => ({ email, password: PASSWORD, role: null }),
    outcome: everyone("auth.invalid_credentials"),
    roundTrips: 1,
  },
  "auth.requestPasswordReset": { input: ({ email }) => ({ email }), outcome: everyone("ok"), roundTrips: 1 },
  "auth.resendConfirmation": { input: ({ email }) => ({ email }), outcome: everyone("ok"), roundTrips: 1 },
  "auth.checkConfirmation": { input: () => ({ token: TOKEN }), outcome: everyone("ok"), roundTrips: 1 },
  "auth.checkReset": { input: () => ({ token: TOKEN }), outcome: everyone("ok"), roundTrips: 1 },
  "auth.confirmEmail": {
    input: () => ({ token: TOKEN, password: PASSWORD }),
    outcome: everyone("auth.link_invalid"),
    roundTrips: 1,
  },
  "auth.resetPassword": {
    input: () => ({ token: TOKEN, ...PASSWORDS }),
    outcome: everyone("auth.link_invalid"),
    roundTrips: 1,
  },
  "auth.changePassword": {
    // These accounts have no password.
    input: () => ({ currentPassword: PASSWORD, ...PASSWORDS }),
    outcome: loggedIn("auth.invalid_credentials"),
    roundTrips: 2,
  },
  ...PASSKEYS_MATRIX,
  "auth.sessions": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "auth.endSession": { input: () => ({ startedAt: 1 }), outcome: loggedIn("ok"), roundTrips: 2 },
  "auth.endOtherSessions": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "auth.consents": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "contacts.openings": { input: () => ({}), outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.firstSteps": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.dismissFirstSteps": { input: () => ({ role: "client" }), outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.kept": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "auth.acceptTerms": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "auth.chooseRole": {
    input: () => ({ role: "client", whatsapp: "", termsAccepted: false }),
    outcome: {
      ...anyAccount("ok"),
      incomplete: "input.invalid",
      provider: "auth.role_already_chosen",
      premium: "auth.role_already_chosen",
    },
    roundTrips: 2,
  },
  "billing.status": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "billing.charges": { input: () => ({}), outcome: loggedIn("ok"), roundTrips: 2 },
  "billing.createPayment": {
    // Session, state, claim, what Asaas created, and its first charge.
    input: ({ email }) => ({ name: "Ana", email, phone: "", cpfCnpj: "24971563792" }),
    outcome: loggedIn("ok"),
    roundTrips: 5,
  },
  "billing.openCharge": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "billing.cancelRenewal": {
    // Those who may have just subscribed.
    input: () => undefined,
    outcome: loggedIn("ok"),
    roundTrips: 3,
  },
  "billing.reactivate": {
    // Those who may have just cancelled. Session, state, claim, what Asaas created, and its first charge.
    input: () => undefined,
    outcome: loggedIn("ok"),
    roundTrips: 5,
  },
  "billing.promotion": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "billing.activatePromotion": {
    input: () => undefined,
    outcome: loggedIn("promotion.profile_incomplete"),
    roundTrips: 2,
  },
  "billing.beginReferral": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "billing.completeReferral": {
    input: ({ email }) => ({ email }),
    outcome: loggedIn("referral.not_found"),
    roundTrips: 2,
  },
  "ratings.people": { input: () => ({ text: "ana" }), outcome: everyone("ok"), roundTrips: 2 },
  "ratings.person": {
    input: ({ otherId }) => ({ id: otherId, type: "service_provider" }),
    outcome: everyone("ok"),
    roundTrips: 2,
  },
  "ratings.list": {
    input: ({ otherId }) => ({ id: otherId, type: "service_provider" }),
    outcome: everyone("ok"),
    roundTrips: 2,
  },
  "ratings.rate": {
    // All these accounts are new.
    input: ({ otherId }) => ({ id: otherId, type: "service_provider", ...RATING_INPUT }),
    outcome: loggedIn("rating.account_new"),
    roundTrips: 2,
  },
  "ratings.remove": {
    input: ({ otherId }) => ({ id: otherId, type: "service_provider" }),
    outcome: loggedIn("rating.not_found"),
    roundTrips: 2,
  },
  "ratings.reply": {
    input: ({ ratingId }) => ({ id: ratingId, text: "Obrigado!" }),
    outcome: networkOwner("rating.not_found"),
    roundTrips: 2,
  },
  "ratings.written": { input: () => ({}), outcome: loggedIn("ok"), roundTrips: 2 },
  "ratings.rateHire": {
    input: ({ ratingId }) => ({ hireId: ratingId, stars: 5, comment: "Bom serviço." }),
    outcome: loggedIn("hire.not_found"),
    roundTrips: 2,
  },
  "requests.list": { input: () => ({ serviceType: null }), outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.typeCounts": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.stats": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.mine": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "hires.interests": { input: () => ({ state: null }), outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.byId": { input: ({ requestId }) => ({ id: requestId }), outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.addressees": { input: ({ otherId }) => ({ ids: [otherId] }), outcome: everyone("ok"), roundTrips: 2 },
  "requests.create": { input: () => newSubmission(), outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.update": {
    input: ({ requestId }) => ({ id: requestId, changes: { ...REQUEST_INPUT, location: "Dourados" } }),
    outcome: ownerOnly,
    roundTrips: 2,
  },
  "requests.setClosed": {
    input: ({ requestId }) => ({ id: requestId, closed: true }),
    outcome: ownerOnly,
    roundTrips: 2,
  },
  "requests.extend": { input: ({ requestId }) => ({ id: requestId }), outcome: ownerOnly, roundTrips: 2 },
  "requests.seekMore": { input: ({ requestId }) => ({ id: requestId }), outcome: ownerOnly, roundTrips: 2 },
  "requests.deletePhoto": {
    input: ({ requestId }) => ({ id: requestId, url: requestPhotoUrl(requestId) }),
    outcome: ownerOnly,
    roundTrips: 2,
  },
  "requests.putPhotoFirst": {
    input: ({ requestId }) => ({ id: requestId, url: requestPhotoUrl(requestId) }),
    outcome: ownerOnly,
    roundTrips: 2,
  },
  "requests.setInterest": {
    input: ({ requestId }) => ({ id: requestId, interested: true }),
    outcome: { ...loggedIn("ok"), owner: "request.own" },
    roundTrips: 2,
  },
  "requests.colleagues": { input: ({ requestId }) => ({ id: requestId }), outcome: loggedIn("ok"), roundTrips: 2 },
  "requests.recommend": {
    // Nobody in the matrix has a connection.
    input: ({ requestId, otherId }) => ({ id: requestId, colleagueId: otherId }),
    outcome: { ...loggedIn("connection.not_found"), owner: "request.own" },
    roundTrips: 2,
  },
  "requests.improveText": {
    input: () => ({ text: REQUEST_INPUT.description, serviceType: REQUEST_INPUT.serviceType }),
    outcome: loggedIn("ok"),
    roundTrips: 2,
  },
  "requests.propose": {
    input: () => ({ text: REQUEST_INPUT.description }),
    outcome: loggedIn("ok"),
    roundTrips: 2,
  },
  "requests.delete": { input: ({ requestId }) => ({ id: requestId }), outcome: ownerOnly, roundTrips: 2 },
  "listings.search": {
    input: () => ({ ...LISTING_FILTER, sort: "price_asc" }),
    outcome: everyone("ok"),
    roundTrips: 1,
  },
  "listings.count": { input: () => LISTING_FILTER, outcome: everyone("ok"), roundTrips: 1 },
  "listings.frequentTexts": { input: () => ({ start: "bet" }), outcome: everyone("ok"), roundTrips: 1 },
  "listings.byId": { input: ({ listingId }) => ({ id: listingId }), outcome: everyone("ok"), roundTrips: 2 },
  "listings.usualPrices": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "listings.mine": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "listings.create": { input: () => newListing(), outcome: loggedIn("ok"), roundTrips: 2 },
  "listings.update": {
    input: ({ listingId }) => ({ id: listingId, changes: { ...LISTING_INPUT, priceCents: 1 } }),
    outcome: listingOwnerOnly,
    roundTrips: 2,
  },
  "listings.renew": { input: ({ listingId }) => ({ id: listingId }), outcome: listingOwnerOnly, roundTrips: 2 },
  "listings.setSold": {
    input: ({ listingId }) => ({ id: listingId, sold: true }),
    outcome: listingOwnerOnly,
    roundTrips: 2,
  },
  "listings.othersOfSeller": { input: ({ listingId }) => ({ id: listingId }), outcome: everyone("ok"), roundTrips: 1 },
  "listings.similar": { input: ({ listingId }) => ({ id: listingId }), outcome: everyone("ok"), roundTrips: 3 },
  "listings.questions": { input: ({ listingId }) => ({ id: listingId }), outcome: everyone("ok"), roundTrips: 2 },
  "listings.ask": {
    input: ({ listingId }) => ({ id: listingId, text: "Entrega em Dourados?" }),
    outcome: { ...loggedIn("ok"), owner: "listing.not_found" },
    roundTrips: 2,
  },
  "listings.answer": {
    input: ({ listingId }) => ({ id: listingId, text: "Sim" }),
    outcome: loggedIn("comment.not_found"), // no question has this id
    roundTrips: 2,
  },
  "listings.deleteComment": {
    input: ({ listingId }) => ({ id: listingId }),
    outcome: loggedIn("comment.not_found"),
    roundTrips: 2,
  },
  "listings.favorites": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "listings.favoriteIds": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "listings.setFavorite": {
    input: ({ listingId }) => ({ id: listingId, favorite: true }),
    outcome: { ...loggedIn("ok"), owner: "listing.not_found" },
    roundTrips: 2,
  },
  "listings.setPhotoOrder": {
    input: ({ listingId, listingPhotoId }) => ({ listingId, photoIds: [listingPhotoId] }),
    outcome: listingOwnerOnly,
    roundTrips: 2,
  },
  "listings.deletePhoto": {
    input: ({ listingId, listingPhotoId }) => ({ listingId, photoId: listingPhotoId }),
    outcome: listingOwnerOnly,
    roundTrips: 2,
  },
  "listings.delete": { input: ({ listingId }) => ({ id: listingId }), outcome: listingOwnerOnly, roundTrips: 2 },
  "support.contacts": { input: () => undefined, outcome: everyone("ok"), roundTrips: 0 },
  "profiles.mine": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.exportData": { input: () => ({}), outcome: anyAccount("ok"), roundTrips: 2 },
  "profiles.updateBasics": {
    // With a new e-mail: these accounts have no password, so they need a Google sign-in to change it.
    input: ({ email }) => ({ name: "Ana Nova", email, whatsapp: "67999991234" }),
    outcome: loggedIn("auth.google_required"),
    roundTrips: 2,
  },
  "profiles.confirmPhone": {
    input: () => ({ code: "000000" }),
    outcome: loggedIn("phone.code_expired"),
    roundTrips: 2,
  },
  "profiles.askPhoneCode": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.removeAvatar": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.credentials": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.askCredential": {
    input: () => ({ kind: "cnpj", number: CNPJ }),
    outcome: { ...loggedIn("ok"), client: "provider.required", admin: "provider.required" },
    roundTrips: 2,
  },
  "profiles.withdrawCredential": { input: () => ({ kind: "crea" }), outcome: loggedIn("ok"), roundTrips: 2 },
  "moderation.report": {
    input: ({ requestId }) => ({ kind: "request", id: requestId, reason: "spam", text: "" }),
    outcome: { ...loggedIn("ok"), owner: "report.own" },
    roundTrips: 2,
  },
  "moderation.readDecision": {
    input: () => ({ token: TOKEN }),
    outcome: everyone("decision.link_invalid"),
    roundTrips: 2,
  },
  "moderation.answerDecision": {
    input: () => ({ token: TOKEN, text: "Não concordo." }),
    outcome: everyone("decision.link_invalid"),
    roundTrips: 2,
  },
  "moderation.ownDecision": {
    input: ({ requestId }) => ({ id: requestId }),
    outcome: loggedIn("decision.link_invalid"),
    roundTrips: 2,
  },
  "moderation.answerOwnDecision": {
    input: ({ requestId }) => ({ id: requestId, text: "Não concordo." }),
    outcome: loggedIn("decision.link_invalid"),
    roundTrips: 2,
  },
  "moderation.blocked": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "moderation.blockPerson": {
    input: ({ otherId }) => ({ personId: otherId }),
    outcome: loggedIn("ok"),
    roundTrips: 2,
  },
  "moderation.unblockPerson": {
    input: ({ otherId }) => ({ personId: otherId }),
    outcome: loggedIn("ok"),
    roundTrips: 2,
  },
  "profiles.professional": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "profiles.setWork": {
    input: () => ({ specialties: ["Outros"], serviceRegions: ["Dourados"], wholeState: false }),
    outcome: { ...loggedIn("ok"), client: "provider.required", admin: "provider.required" },
    roundTrips: 3,
  },
  "profiles.saveProfessional": {
    // Nobody here has a photo, which is the fourth check.
    input: ({ email }) => ({
      name: "Ana Nova",
      email,
      whatsapp: "67999991234",
      profession: "Pintora",
      professionalProfile: "operacional",
      specialties: ["Outros"],
      serviceRegions: ["Dourados"],
      wholeState: false,
      instagram: "",
    }),
    outcome: loggedIn("input.invalid"),
    roundTrips: 3,
  },
  ...NETWORKING_MATRIX,
  "profiles.confirmEmailChange": {
    input: () => ({ token: TOKEN }),
    outcome: everyone("auth.link_invalid"),
    roundTrips: 2,
  },
  "profiles.stopEmailChange": {
    input: () => ({ token: TOKEN }),
    outcome: everyone("auth.link_invalid"),
    roundTrips: 2,
  },
  "profiles.deleteAccount": {
    input: () => ({ password: PASSWORD, confirmation: "EXCLUIR" }),
    outcome: anyAccount("auth.invalid_credentials"),
    roundTrips: 2,
  },
  ...ADMIN_MATRIX,
  ...ALERTS_MATRIX,
  ...COLLEGE_MATRIX,
  ...HIRES_MATRIX,
  "auth.logOut": { input: () => undefined, outcome: everyone("ok"), roundTrips: 2 },
};
