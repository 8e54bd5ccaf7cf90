import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../../styles.css";
import "./dev.css";
import { Bench } from "./bench.tsx";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Bench />
    </StrictMode>,
  );
}
