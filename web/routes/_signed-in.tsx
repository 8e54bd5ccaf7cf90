import { createFileRoute } from "@tanstack/react-router";
import { requireUser } from "@/lib/guards.ts";

/** Screens that need a session; `user` in their context is who has it. */
export const Route = createFileRoute("/_signed-in")({ beforeLoad: requireUser });
