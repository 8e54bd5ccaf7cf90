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

// A prerendered page names its path: its content is taken over where it stands, once the route's own files are there,
// in slices between which the page answers.
if (root.dataset["page"] === window.location.pathname) {
  router.ssr = { manifest: undefined };
  void router.load().then(() => startTransition(() => void hydrateRoot(root, app)));
} else {
  // Other screens ask the server: what asks it is loaded first, so that no placeholder flashes up. Without a network the
  // screen says so.
  const render = () => createRoot(root).render(app);
  void DataLayer.load().then(render, render);
}
