import { type Audience, loggedIn, type Outcome, type Row } from "./audiences.ts";

const premiumOnly = (outcome: Outcome): Record<Audience, Outcome> => ({
  ...loggedIn("premium.required"),
  premium: outcome,
});

/** Of the seeded courses: the basic module, which nobody here has passed, and the exam after it. */
export const COLLEGE_MATRIX: Record<string, Row> = {
  "college.mine": { input: () => undefined, outcome: loggedIn("ok"), roundTrips: 2 },
  "college.chooseArea": { input: () => ({ area: "eletrica" }), outcome: premiumOnly("ok"), roundTrips: 2 },
  "college.finishOnboarding": { input: () => undefined, outcome: premiumOnly("ok"), roundTrips: 2 },
  "college.lesson": { input: () => ({ courseId: "fundamentos" }), outcome: premiumOnly("ok"), roundTrips: 2 },
  "college.openAttempt": { input: () => ({ courseId: "fundamentos" }), outcome: premiumOnly("ok"), roundTrips: 2 },
  "college.sendAttempt": {
    input: ({ requestId }) => ({ attemptId: requestId, answers: [0, 1, 2, 3, 0, 1, 2, 3, 0, 1] }),
    outcome: premiumOnly("exam.not_found"),
    roundTrips: 2,
  },
  "college.review": {
    input: () => ({ courseId: "fundamentos" }),
    outcome: premiumOnly("exam.not_found"),
    roundTrips: 2,
  },
};
