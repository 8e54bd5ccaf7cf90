import { phoneDigits } from "@/lib/format/masks.ts";
import {
  EMAIL_INVALID,
  EMAIL_INVALID_TEXT,
  EMAIL_REQUIRED,
  EMAIL_REQUIRED_TEXT,
  type Message,
  PHONE_INVALID,
} from "./messages.ts";

/** Deliberately loose, to catch typos early. The server decides; its validation library is too big to load here. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function emailProblem(email: string): Message | null {
  if (email.trim() === "") return { title: EMAIL_REQUIRED, text: EMAIL_REQUIRED_TEXT };
  return EMAIL_SHAPE.test(email.trim()) ? null : { title: EMAIL_INVALID, text: EMAIL_INVALID_TEXT };
}

/** Area code and 8 or 9 digits. */
export function phoneProblem(phone: string): Message | null {
  return phoneDigits(phone).length >= 10 ? null : PHONE_INVALID;
}
