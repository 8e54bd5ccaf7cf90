import { createFileRoute, redirect } from "@tanstack/react-router";

/** The former address of what is stored about a person. Links in old mails and in the legal pages lead here. */
export const Route = createFileRoute("/_signed-in/_frame/meus-dados")({
  beforeLoad: () => {
    throw redirect({ to: "/conta", hash: "privacidade", replace: true });
  },
});
