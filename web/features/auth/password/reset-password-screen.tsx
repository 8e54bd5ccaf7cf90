import { late } from "@/lib/late.tsx";
import { useFragmentToken } from "@/lib/session/use-fragment-token.ts";
import { STATUS } from "../status-messages.ts";
import { StatusScreen } from "../status-screen.tsx";
import { UnreachableScreen } from "../unreachable-screen.tsx";
import { RESET } from "../welcome-messages.ts";
import { RequestLinkForm } from "./request-link-form.tsx";

/** Loaded on demand: only links from emails lead here. */
const ResetLinkScreen = late(async () => (await import("./reset-link-screen.tsx")).ResetLinkScreen, {
  pending: <StatusScreen text={STATUS.checkingLink} />,
  failed: (retry) => <UnreachableScreen onRetry={retry} />,
});

/** /reset-password: sets a new password if the URL has a token, else asks for an email to send a link to. */
export function ResetPasswordScreen() {
  const token = useFragmentToken("token");
  if (!token) return <RequestLinkForm title={RESET.askTitle} text={RESET.askText} />;
  return <ResetLinkScreen key={token} token={token} />;
}
