import { Ban, Check, X } from "lucide-react";
import type { PendingConnection } from "#src/features/networking/schemas.ts";
import { formatAgo } from "#src/shared/format.ts";
import { Button, IconButton, Of } from "@/ui/button.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { PersonRow } from "@/ui/person-row.tsx";
import { late } from "../late.tsx";
import { NO_NAME } from "../messages.ts";
import { CONNECTION_REQUEST } from "./connection-messages.ts";
import { type Answer, useAnswerConnection } from "./use-answer-connection.ts";

const BlockDialog = late(async () => (await import("./block-dialog.tsx")).BlockDialog);

interface ConnectionRequestProps {
  request: PendingConnection;
  now: number;
  /** Called when answered: the entry disappears at once, so the focus must move. */
  onAnswer: () => void;
}

/** An entry of a list: somebody who wants to connect, with the answers. Blocking ends the request, too. */
export function ConnectionRequest({ request, now, onAnswer }: ConnectionRequestProps) {
  const name = request.name || NO_NAME;
  const blocking = useLateDialog(BlockDialog);
  const { answer: send } = useAnswerConnection({ id: request.id, name });
  const answer = (which: Answer) => {
    onAnswer();
    send(which);
  };
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0">
      <PersonRow
        name={name}
        avatarUrl={request.avatarUrl}
        text={formatAgo(request.createdAt, now)}
        end={<IconButton icon={Ban} label={CONNECTION_REQUEST.block(name)} {...blocking.opener} />}
      />
      <div className="grid max-w-md grid-cols-2 gap-2">
        <Button variant="outline" size="sm" icon={X} onClick={() => answer("reject")}>
          {CONNECTION_REQUEST.reject}
          <Of>{name}</Of>
        </Button>
        <Button variant="secondary" size="sm" icon={Check} onClick={() => answer("accept")}>
          {CONNECTION_REQUEST.accept}
          <Of>{name}</Of>
        </Button>
      </div>
      {blocking.isOpen && <BlockDialog person={{ id: request.personId, name }} onClose={blocking.close} />}
    </li>
  );
}
