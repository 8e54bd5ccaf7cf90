import { AGREEMENT_TEXT } from "../hires.ts";
import { type Audience, loggedIn, type Outcome, ownerOnly, type Row } from "./audiences.ts";

const hireOnly: Record<Audience, Outcome> = { ...loggedIn("hire.not_found"), owner: "ok" };

export const HIRES_MATRIX: Record<string, Row> = {
  "requests.describeInterest": {
    input: ({ wantedId }) => ({ id: wantedId, note: "Posso ir hoje.", minPriceCents: 100, maxPriceCents: null }),
    outcome: { ...loggedIn("hire.not_interested"), owner: "ok" },
    roundTrips: 2,
  },
  "requests.republish": {
    input: ({ requestId }) => ({ id: requestId }),
    outcome: ownerOnly,
    roundTrips: 2,
  },
  "hires.interested": { input: ({ requestId }) => ({ requestId }), outcome: ownerOnly, roundTrips: 2 },
  "hires.look": {
    input: ({ requestId, interestedId }) => ({ requestId, providerId: interestedId }),
    outcome: ownerOnly,
    roundTrips: 2,
  },
  "hires.ask": {
    input: ({ requestId }) => ({ requestId, question: "Qual o prazo?" }),
    outcome: ownerOnly,
    roundTrips: 2,
  },
  "hires.answerQuestion": {
    input: ({ wantedId }) => ({ requestId: wantedId, answer: "Dez dias." }),
    outcome: { ...loggedIn("hire.not_interested"), owner: "hire.question_not_found" },
    roundTrips: 2,
  },
  "hires.decline": {
    input: ({ requestId, interestedId }) => ({ requestId, providerId: interestedId, isDeclined: true }),
    outcome: ownerOnly,
    roundTrips: 2,
  },
  "hires.propose": {
    input: ({ requestId, interestedId }) => ({ requestId, providerId: interestedId }),
    outcome: ownerOnly,
    roundTrips: 2,
  },
  "hires.withdraw": { input: ({ proposedId }) => ({ id: proposedId }), outcome: hireOnly, roundTrips: 2 },
  "hires.answer": {
    input: ({ askedId }) => ({ id: askedId, isConfirmed: true }),
    outcome: hireOnly,
    roundTrips: 2,
  },
  "hires.finish": { input: ({ hireId }) => ({ id: hireId }), outcome: hireOnly, roundTrips: 2 },
  "hires.cancel": {
    input: ({ hireId }) => ({ id: hireId, reason: "A obra foi adiada." }),
    outcome: hireOnly,
    roundTrips: 2,
  },
  "hires.mine": { input: () => ({ side: "client" }), outcome: loggedIn("ok"), roundTrips: 2 },
  "hires.agreement": { input: ({ hireId }) => ({ id: hireId }), outcome: hireOnly, roundTrips: 2 },
  "hires.saveAgreement": {
    // The names are read before they are hashed.
    input: ({ hireId }) => ({ hireId, text: AGREEMENT_TEXT }),
    outcome: hireOnly,
    roundTrips: 3,
  },
  "hires.acceptAgreement": {
    input: ({ hireId, textHash }) => ({ hireId, version: 1, textHash }),
    outcome: hireOnly,
    roundTrips: 2,
  },
  "hires.outcome": { input: ({ requestId }) => ({ requestId }), outcome: ownerOnly, roundTrips: 2 },
  "hires.setOutcome": {
    input: ({ requestId }) => ({ requestId, outcome: "elsewhere" }),
    outcome: ownerOnly,
    roundTrips: 2,
  },
};
