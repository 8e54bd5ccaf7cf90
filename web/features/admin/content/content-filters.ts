import { CONTENT_FILTERS as FILTER_VALUES } from "#src/features/admin/rules.ts";
import { choicesOf } from "../choices.ts";
import { CONTENT_FILTERS, FEMININE_FILTERS } from "./messages.ts";

export const FILTERS = {
  masculine: choicesOf(FILTER_VALUES, CONTENT_FILTERS),
  feminine: choicesOf(FILTER_VALUES, FEMININE_FILTERS),
};
