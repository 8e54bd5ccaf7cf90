import { createFileRoute } from "@tanstack/react-router";
import { requireUser } from "@/lib/guards.ts";

/** Screens that need a session; their route context has the `user`. */
export const Route = createFileRoute("/_signed-in")({ beforeLoad: requireUser });
