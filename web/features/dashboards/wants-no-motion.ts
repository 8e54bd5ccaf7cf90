export const wantsNoMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
