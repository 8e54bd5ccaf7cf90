import type { StoppableLetters } from "../../platform/delivery/serve-stop.ts";
import { STOP_PAGE } from "./messages.ts";
import { stopMails } from "./queries-mails.ts";

export const STOPPABLE: StoppableLetters = {
  title: STOP_PAGE.title,
  text: STOP_PAGE.text,
  doneText: STOP_PAGE.doneText,
  settings: { label: STOP_PAGE.settings, href: "/marketplace?ver=buscas" },
  stop: stopMails,
};
