import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { descriptionOf, titleOf } from "../features/home/page-head.ts";
import { createAppRouter } from "../router.tsx";

export { renderShell } from "./prerender-shell.tsx";

export interface RenderedPage {
  title: string;
  description: string;
  html: string;
}

/** React's marker for content left to the browser, e.g. a lazily loaded screen. */
const UNFINISHED = "<!--$!-->";

/** Renders a public page at build time. Throws if part of it is left to the browser or the description is missing. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    scrollRestoration: false,
  });
  await router.load();
  const { matches } = router.state;
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const description = descriptionOf(matches);
  if (html.includes(UNFINISHED) || !description) throw new Error(`${path} cannot be prerendered`);
  return { title: titleOf(matches), description, html };
}
