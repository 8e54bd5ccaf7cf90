import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../../styles.css";
import "./dev.css";
import { DesignSystem } from "./design-system.tsx";

/** Dialogs and toasts follow the router. */
const router = createRouter({
  routeTree: createRootRoute({ component: DesignSystem }),
  history: createMemoryHistory(),
});

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
