import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { DataLayer } from "./late-data-layer.tsx";
import { createAppRouter } from "./router.tsx";
import "./styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const router = createAppRouter();
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

// A prerendered page names its path in data-page and is hydrated once the route's code has loaded. startTransition lets
// the page respond to input while it hydrates.
if (root.dataset["page"] === window.location.pathname) {
  router.ssr = { manifest: undefined };
  void router.load().then(() => startTransition(() => void hydrateRoot(root, app)));
} else {
  // Other screens need the data layer. Load it before rendering to avoid a flash of the placeholder; if that fails,
  // render anyway, and the screen reports the failure. A page with a shell keeps it until its screen is ready.
  const render = () => createRoot(root).render(app);
  const hasShell = root.childElementCount > 0;
  void Promise.all([DataLayer.load(), hasShell && router.load()]).then(render, render);
}
