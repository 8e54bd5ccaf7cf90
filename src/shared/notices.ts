import { z } from "zod";
import { CREDENTIAL_KINDS } from "./credentials.ts";
import { DECISIONS, SUBJECT_KINDS } from "./decisions.ts";

/** What admins are told of. */
export const ADMIN_WORK = [
  "reports",
  "answers",
  "credentials",
  "deliveries",
  "jobs",
  "backup",
  "refunds",
  "payments",
] as const;

/** What the bell tells people, and by which other ways they hear of it. */
interface NoticeRule {
  /** Who is told. */
  who: string;
  /** What its text needs and the row stores. Never someone's contact data. */
  details: z.ZodType;
  /** What its text needs besides, read when it is shown, so that it is true then. */
  shows: "nothing" | "people" | "person" | "end";
  /** The delivery that mails the same; null if there is none. */
  mail: string | null;
  /** Whether it is shown on the devices for which the person turned alerts on. */
  push: boolean;
}

const nothing = z.object({});
const service = z.object({ serviceType: z.string() });
const ended = z.object({ serviceType: z.string(), side: z.enum(["client", "provider"]) });
const charge = z.object({ valueCents: z.int(), dueDate: z.string() });
const rated = z.object({ personId: z.string(), type: z.enum(["client", "service_provider"]), stars: z.int() });
const asked = z.object({ listingId: z.string(), title: z.string() });
const contentKind = z.enum(SUBJECT_KINDS);
/** `place`: what the path of the thing is made from. */
const content = { kind: contentKind, place: z.string() };
const decision = z.enum(DECISIONS);

/**
 * Every kind of notice. Its texts are in the messages of the bell and of pushes, its path in
 * src/features/notices/addresses.ts, and when it is true in src/features/notices/queries-truth.ts; types find what is
 * missing there.
 */
export const NOTICES = {
  /** Subject: the request. */
  interest: { who: "owner of the request", details: service, shows: "people", mail: null, push: true },
  /** Its owner's question, and answers to it. */
  question: { who: "people interested", details: service, shows: "nothing", mail: "mail.question", push: true },
  answered: { who: "owner of the request", details: service, shows: "nothing", mail: null, push: true },
  declined: { who: "whom the owner declined", details: service, shows: "nothing", mail: null, push: false },
  "request-ending": { who: "owner of the request", details: service, shows: "end", mail: null, push: true },
  "request-outcome": {
    who: "owner of the request",
    details: service,
    shows: "nothing",
    mail: "mail.request-outcome",
    push: false,
  },
  "request-deleted": {
    who: "owner of the request",
    details: service,
    shows: "nothing",
    mail: "mail.request-deleted",
    push: true,
  },
  addressed: {
    who: "whom its owner chose to ask",
    details: service,
    shows: "nothing",
    mail: "mail.addressed",
    push: true,
  },
  recommended: {
    who: "whom a connection recommends for it",
    details: service,
    shows: "person",
    mail: null,
    push: true,
  },
  "request-closed": { who: "people interested", details: service, shows: "nothing", mail: null, push: false },
  "other-chosen": { who: "other people interested", details: service, shows: "nothing", mail: null, push: false },

  /** Subject: the hire. */
  hired: { who: "provider", details: service, shows: "person", mail: "mail.hire", push: true },
  "hire-confirmed": { who: "client", details: service, shows: "person", mail: "mail.hire", push: true },
  "hire-denied": { who: "client", details: service, shows: "person", mail: "mail.hire", push: true },
  agreement: { who: "who has to accept it", details: service, shows: "person", mail: "mail.hire", push: true },
  "agreement-accepted": { who: "who wrote it", details: service, shows: "person", mail: "mail.hire", push: true },
  /** `side`: of who is told. */
  "hire-done": { who: "the other person", details: ended, shows: "person", mail: null, push: true },
  "hire-cancelled": { who: "the other person", details: ended, shows: "person", mail: "mail.hire", push: true },
  /** An account of a hire that may still go on was deleted. */
  "hire-closed": { who: "the other person", details: service, shows: "nothing", mail: "mail.hire", push: true },

  /** Subject: the rating. */
  rating: { who: "who is rated", details: rated, shows: "person", mail: null, push: true },
  "rating-reply": { who: "who rated", details: rated, shows: "person", mail: null, push: true },

  /** Subject: the reference. */
  reference: {
    who: "whom it is about",
    details: z.object({ personId: z.string() }),
    shows: "person",
    mail: null,
    push: true,
  },

  /** Subject: the connection. */
  "connection-asked": { who: "who is asked", details: nothing, shows: "person", mail: null, push: true },
  "connection-accepted": { who: "who asked", details: nothing, shows: "person", mail: null, push: true },

  /** Subject: the listing. */
  "listing-ending": {
    who: "owner of the listing",
    details: z.object({ title: z.string() }),
    shows: "end",
    mail: null,
    push: true,
  },
  /** Subject: the question. `title`: of the listing; of others' blank if it holds a contact. */
  "listing-question": { who: "seller of the listing", details: asked, shows: "nothing", mail: null, push: true },
  "listing-answer": { who: "who asked", details: asked, shows: "nothing", mail: null, push: true },
  /** Subject: the search. `path`: where its listings are; `count`: how many are new. Its mail is sent by a job. */
  "saved-search": {
    who: "who saved it",
    details: z.object({
      name: z.string(),
      count: z.int(),
      path: z.string(),
      /** When the first of the listings was told; missing in older notices. */
      since: z.number().optional(),
    }),
    shows: "nothing",
    mail: "searches.listing",
    push: true,
  },

  /** Subject: the charge. */
  "charge-open": { who: "subscriber", details: charge, shows: "nothing", mail: "mail.billing", push: false },
  "charge-overdue": { who: "subscriber", details: charge, shows: "nothing", mail: "mail.billing", push: true },
  "charge-paid": { who: "subscriber", details: charge, shows: "nothing", mail: "mail.billing", push: false },
  "charge-refunded": { who: "subscriber", details: charge, shows: "nothing", mail: "mail.billing", push: true },
  /** Subject: the subscription, or the promotion. */
  "renewal-cancelled": { who: "subscriber", details: nothing, shows: "nothing", mail: "mail.billing", push: false },
  "premium-ending": {
    who: "subscriber",
    details: z.object({ endsAt: z.int() }),
    shows: "nothing",
    mail: "mail.billing",
    push: true,
  },
  "premium-granted": {
    who: "to whom an admin gave it",
    details: z.object({ endsAt: z.int() }),
    shows: "nothing",
    mail: "mail.billing",
    push: false,
  },

  /** Subject: the referral, which counts. */
  "friend-joined": { who: "who invited the friend", details: nothing, shows: "nothing", mail: null, push: true },

  /**
   * Subject: the case. A block is mailed only, since it ends all sessions. `isReviewed` (1) tells that it was decided
   * before; missing in older notices.
   */
  decision: {
    who: "owner of the content or account",
    details: z.object({
      kind: z.enum([...SUBJECT_KINDS, "account"]),
      place: z.string(),
      decision: z.enum([...DECISIONS, "unblock", "premium"]),
      isReviewed: z.int().optional(),
    }),
    shows: "nothing",
    mail: "mail.decision",
    push: true,
  },
  /** Subject: the report. */
  "report-outcome": {
    who: "who reported",
    details: z.object({ kind: contentKind, decision }),
    shows: "nothing",
    mail: "mail.report-outcome",
    push: false,
  },
  /** Subject: the content that an admin hid, restored or deleted without a report. */
  content: {
    who: "owner of the content",
    details: z.object({ ...content, act: z.enum(["hide", "restore", "delete"]) }),
    shows: "nothing",
    mail: "mail.decision",
    push: true,
  },
  /** Subject: the kind of credential. */
  credential: {
    who: "provider",
    details: z.object({ kind: z.enum(CREDENTIAL_KINDS), result: z.enum(["confirmed", "refused"]) }),
    shows: "nothing",
    mail: "mail.credential",
    push: true,
  },
  /** Subject: which work. The mail is a summary of each morning. */
  "admin-work": {
    who: "admins",
    details: z.object({ what: z.enum(ADMIN_WORK), count: z.int() }),
    shows: "nothing",
    mail: "mail.admin-work",
    push: true,
  },
  /** The person's number was confirmed in another account. Subject: the person. */
  "phone-moved": {
    who: "who confirmed it before",
    details: nothing,
    shows: "nothing",
    mail: "mail.phone-moved",
    push: true,
  },
} as const satisfies Record<string, NoticeRule>;

export type NoticeKind = keyof typeof NOTICES;
export type NoticeDetails<Kind extends NoticeKind> = z.output<(typeof NOTICES)[Kind]["details"]>;

/** Somebody whom a notice names; `trade` of providers, null if they have none. */
export const noticePerson = z.object({ name: z.string(), trade: z.string().nullable() });

interface Linked {
  nothing: unknown;
  people: unknown;
  person: unknown;
  /** When the request or listing ends or ended. */
  end: { endsAt: number };
}

interface Shown extends Linked {
  people: { people: number };
  person: { person: z.output<typeof noticePerson> };
}

interface NoticeBase {
  id: string;
  subjectId: string;
  /** Of the newest news. */
  createdAt: number;
}

/** What links a notice of one of these kinds to its screen. */
export type NoticeLink<Kind extends NoticeKind> = {
  [One in Kind]: NoticeBase & { kind: One; details: NoticeDetails<One> } & Linked[(typeof NOTICES)[One]["shows"]];
}[Kind];

/** A notice of one of these kinds, as it is read. */
export type NoticeOf<Kind extends NoticeKind> = {
  [One in Kind]: NoticeLink<One> & { isRead: boolean } & Shown[(typeof NOTICES)[One]["shows"]];
}[Kind];
export type Notice = NoticeOf<NoticeKind>;
