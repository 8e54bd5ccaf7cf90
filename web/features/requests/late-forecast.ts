import { late } from "@/lib/late.tsx";

// Useful only where enough was published, and never needed at first.
export const Forecast = late(async () => (await import("./forecast.tsx")).Forecast);
export const FormForecast = late(async () => (await import("./forecast.tsx")).FormForecast);
