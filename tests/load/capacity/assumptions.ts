import { DIGEST_HOURS } from "../../../src/shared/mail-wishes.ts";

/*
 * What people are assumed to do, until the portal's own figures are known (the panel's "Números"). Everything else in the model is
 * measured or published.
 */

/** Accounts of which the model says what they need. The largest is more than the state has inhabitants (2.9 million). */
export const SIZES = [3_500, 100_000, 5_000_000] as const;

export const PEOPLE = {
  /** Of all accounts. */
  providers: 0.4,
  /** Accounts that come at all in a month. */
  active: 0.35,
} as const;

/** Visits a month: of strangers per account, of others per active account. Providers look for work several times a week. */
export const VISITS_A_MONTH = { stranger: 2, client: 3, provider: 12 } as const;
export type Visitor = keyof typeof VISITS_A_MONTH;

/** Of a month's visits; an eighth of a day that is half as busy again as the average. */
export const BUSIEST_HOUR = (0.125 * 1.5) / 30;

/**
 * Mean number of each call in a visit. Pictures are those that the browser doesn't have yet; every second `contact` is
 * the card about the person, and the next one the contact.
 */
export const CALLS_A_VISIT = {
  stranger: {
    page: 1.5,
    list: 2,
    text: 0.5,
    detail: 1.5,
    directory: 0.5,
    contact: 0.2,
    signUp: 0.015,
    picture: 20,
  },
  client: {
    me: 1,
    unread: 1,
    notices: 0.3,
    readNotices: 0.2,
    ownData: 0.02,
    logIn: 0.05,
    mine: 1,
    request: 1,
    create: 0.1,
    list: 1,
    detail: 0.5,
    sell: 0.08,
    saveSearch: 0.02,
    directory: 0.5,
    contact: 0.2,
    picture: 6,
  },
  provider: {
    me: 1,
    unread: 1,
    notices: 0.3,
    readNotices: 0.2,
    ownData: 0.02,
    logIn: 0.05,
    requests: 2,
    typeCounts: 1,
    request: 2,
    interest: 0.5,
    directory: 0.5,
    contact: 0.1,
    picture: 8,
  },
} as const satisfies Record<Visitor, Record<string, number>>;
/** Contacts given out, of the calls for one. */
export const OPENED = 0.5;

type CallsOf<V extends Visitor> = keyof (typeof CALLS_A_VISIT)[V];
export type CallName = { [V in Visitor]: CallsOf<V> }[Visitor];

/** Minutes for which the app of a visit by someone logged in stays open; each needs a socket of the live room. */
export const MINUTES_OPEN = 8;

/** Pictures that another visitor of the same region has fetched before, so that the edge has them. */
export const PICTURES_AT_EDGE = 0.8;

/** Of an account in a month. Mails are those besides the summaries of requests. */
export const A_MONTH = { photos: 0.15, mails: 1.5 } as const;
/** Photos are stored in two sizes, which are two transformations; kB of both together. */
export const PHOTO = { transformations: 2, kilobytes: 140 } as const;
/** Months for which listings, requests and photos are kept. */
export const KEPT_MONTHS = 12;
/** Lists of opportunities show each change of a request: publication, edit, interest, hire, end. */
export const NEWS_A_REQUEST = 4;

/** What providers want to know of requests. Nobody wants urgent ones at night, or mails at once. */
export const ALERTS = {
  /** Services of the catalogue that a provider names. */
  services: 4,
  /** Of all requests, those in a place that a provider serves. */
  inPlace: 0.3,
  /** Of the providers. Those with premium are told at once by push, others in summaries. */
  premium: 0.1,
  /** Of the providers, those who keep the mails with summaries. */
  byMail: 0.6,
} as const;
export const SUMMARIES_A_MONTH = DIGEST_HOURS.length * 30;

/** Browsers that take pushes, per person. */
export const BROWSERS = 0.4;

export const SEARCHES = {
  /** Saved searches per account. */
  anAccount: 0.1,
  /** Of all saved searches, those in the category and city of a listing. */
  inPlace: 0.05,
  /** Of those, the ones that have the listing. */
  found: 0.02,
} as const;

/** Owners who are told of the end: of the requests those without interest, and once for each listing. */
export const ENDINGS = { requests: 0.1, listings: 1 } as const;
