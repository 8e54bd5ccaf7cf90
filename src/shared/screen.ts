/** A query's answer, as in tRPC's HTTP responses. */
export type QueryAnswer = { data: unknown } | { error: QueryError };

export interface QueryError {
  message: string;
  code: number;
  data: { code: string; httpStatus: number };
}

/** An entry of the query cache, sent with the page so that the app starts with what the worker rendered. */
export type DehydratedAnswer = { key: readonly unknown[] } & QueryAnswer;

export interface ScreenRequest {
  path: string;
  /** Search parameters as the router parses them; only those that the screen knows. */
  search: object;
  /** Time for everything relative, in milliseconds since the epoch. */
  now: number;
  /** Runs a query for the person who asked for the page. Never rejects. */
  query: (path: string, input: unknown) => Promise<QueryAnswer>;
}

export interface RenderedScreen {
  html: string;
  /** Path and search parameters, as the router writes them. */
  href: string;
  /** All queries that the screen started, with their answers. */
  answers: DehydratedAnswer[];
}

/** What the app needs to take over a rendered screen. */
export type ScreenState = Pick<ScreenRequest, "now"> & Pick<RenderedScreen, "href" | "answers">;

/** Id of the script element with the `ScreenState` as JSON. */
export const SCREEN_STATE_ID = "tela";
