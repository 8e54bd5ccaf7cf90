import { createContext } from "react";

/** Whether a part stands inside the page's `<main>` already, of which there is one. */
export const InMain = createContext(false);
