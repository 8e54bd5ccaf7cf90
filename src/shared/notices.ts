import { z } from "zod";

/** What a notice of each kind is about, and what its text needs. Never someone's contact data. */
export const NOTICE_DETAILS = {
  /** Subject: the request. People are counted when the notice is read, so that it stays true. */
  interest: z.object({ serviceType: z.string() }),
  /** Subject: the request. */
  "request-ending": z.object({ serviceType: z.string() }),
  /** Subject: the listing. */
  "listing-ending": z.object({ title: z.string() }),
  /** Subject: the search. `path`: where its listings are; `count`: how many are new. */
  "saved-search": z.object({
    name: z.string(),
    count: z.int(),
    path: z.string(),
    /** When the first of the listings was told; missing in older notices. */
    since: z.number().optional(),
  }),
  /** The person's number was confirmed in another account. Subject: the person. */
  "phone-moved": z.object({}),
};

export type NoticeKind = keyof typeof NOTICE_DETAILS;
export type NoticeDetails<Kind extends NoticeKind> = z.output<(typeof NOTICE_DETAILS)[Kind]>;
