import type { Context } from "hono";
import { COLLEGE_PATH } from "./features/college/addresses.ts";
import { selectAnyPublished } from "./features/college/queries.ts";
import { DIRECTORY_PATH } from "./features/networking/addresses.ts";
import { listNewestSlugs } from "./features/networking/queries-addresses.ts";
import type { AppEnv } from "./http.ts";
import { refusesForOverload } from "./platform/limits/overload.ts";
import { serveApp } from "./platform/pages/serve-app.ts";

type PageContext = Context<AppEnv>;

/** Leads to `path` once `find` finds something there; until then, the app says that it is coming. */
async function leadOn(c: PageContext, path: string, find: () => Promise<readonly unknown[]>): Promise<Response> {
  if (refusesForOverload(false)) return c.redirect(path);
  const found = await find();
  return found.length > 0 ? c.redirect(path) : serveApp(c);
}

/** /networking: 'EM BREVE' while nobody is listed in the directory. */
export const networking = (c: PageContext) => leadOn(c, DIRECTORY_PATH, () => listNewestSlugs(c.var.context.db, 1));

/** /faculdade: 'EM BREVE' while no course is published. */
export const college = (c: PageContext) => leadOn(c, COLLEGE_PATH, () => selectAnyPublished(c.var.context.db));
