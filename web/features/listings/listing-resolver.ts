import { zodResolver } from "@hookform/resolvers/zod";
import { listingForm } from "./form-values.ts";

export const listingResolver = zodResolver(listingForm);
