import { getQueryKey } from "@trpc/react-query";
import { CircleHelp, Laptop, Smartphone } from "lucide-react";
import type { OpenSession } from "#src/features/auth/schemas.ts";
import { formatDay } from "#src/shared/format.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { late } from "@/lib/late.tsx";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button, Of } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { sessionsFailure as failure, SESSIONS } from "./access-messages.ts";

const PasskeysPart = late(async () => (await import("./passkeys-part.tsx")).PasskeysPart, {
  failed: lateError,
});

function iconOf(device: string | null) {
  if (device === null) return CircleHelp;
  return /(Android|iPhone|iPad)$/.test(device) ? Smartphone : Laptop;
}

interface EntryProps {
  session: OpenSession;
  onEnd: (startedAt: number) => void;
}

function Entry({ session, onEnd }: EntryProps) {
  const { startedAt, device, renewedAt, isCurrent } = session;
  const Icon = iconOf(device);
  const name = device ?? SESSIONS.unknown;
  const moment = formatMoment(startedAt);
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon size={24} aria-hidden className="shrink-0 text-blueprint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {isCurrent && <Badge tone="neutral">{SESSIONS.current}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{SESSIONS.since(moment)}</p>
        <p className="text-sm text-ink-soft">
          {isCurrent ? SESSIONS.inUse : SESSIONS.lastUse(formatDay(renewedAt ?? startedAt))}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="outline" size="sm" className="shrink-0" onClick={() => onEnd(startedAt)}>
          {SESSIONS.end}
          <Of>{SESSIONS.endOf(name, moment)}</Of>
        </Button>
      )}
    </li>
  );
}

const queries = [getQueryKey(trpc.auth.sessions)];
const onSettled = () => trpcUtils.auth.sessions.invalidate();

/** Logs another device out; it leaves the list at once. */
function useEndSession() {
  const { mutate } = trpc.auth.endSession.useMutation(
    mutationSteps({
      queries,
      change: ({ startedAt }: { startedAt: number }) =>
        trpcUtils.auth.sessions.setData(undefined, (list) =>
          list?.filter((session) => session.isCurrent || session.startedAt !== startedAt),
        ),
      success: () => ({ title: SESSIONS.ended }),
      failure,
      onSettled,
    }),
  );
  return (startedAt: number) => mutate({ startedAt });
}

/** Logs all other devices out. That also cancels a pending change of e-mail. */
function useEndOtherSessions() {
  const { mutate, isPending } = trpc.auth.endOtherSessions.useMutation(
    mutationSteps({
      onSuccess: () => Promise.all([onSettled(), trpcUtils.profiles.mine.invalidate()]),
      success: () => ({ title: SESSIONS.endedAll }),
      failure,
    }),
  );
  return { isEnding: isPending, endOthers: () => mutate() };
}

/** 'Aparelhos conectados': the open sessions of the account, this one first. */
export function SessionsCard() {
  const query = trpc.auth.sessions.useQuery();
  const end = useEndSession();
  const { isEnding, endOthers } = useEndOtherSessions();
  return (
    <Card as="section" aria-labelledby="aparelhos">
      <h2 id="aparelhos" className="text-xl">
        {SESSIONS.title}
      </h2>
      <p className="mt-1 text-ink-soft">{SESSIONS.text}</p>
      <Loaded
        query={query}
        pending={<SkeletonRows label={SESSIONS.loading} rows={1} className="mt-3" />}
        failed={{ title: SESSIONS.loadFailed, titleAs: "p" }}
      >
        {(list) => (
          <>
            <ul className="mt-1 divide-y divide-concrete-200">
              {list.map((session) => (
                <Entry key={session.startedAt} session={session} onEnd={end} />
              ))}
            </ul>
            {list.length > 2 && (
              <Button
                variant="outline"
                className="mt-2 w-full md:w-auto"
                busy={isEnding}
                busyLabel={SESSIONS.ending}
                onClick={endOthers}
              >
                {SESSIONS.endAll}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <PasskeysPart />
    </Card>
  );
}
