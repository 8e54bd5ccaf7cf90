import { createContext } from "react";

/** Whether a component is already inside the page's only `<main>`. */
export const InMain = createContext(false);
