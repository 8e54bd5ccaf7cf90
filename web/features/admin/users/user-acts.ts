import { Ban, CircleCheck, CreditCard, Crown, ShieldCheck, ShieldOff, Trash2, UserX } from "lucide-react";
import { REASON_MAX_LENGTH } from "#src/features/admin/rules.ts";
import type { AdminUser } from "#src/features/admin/schemas.ts";
import type { AdminBan } from "#src/features/admin/schemas-bans.ts";
import { trpcClient } from "@/lib/trpc.ts";
import type { Act } from "../act.ts";
import { ACT } from "../panel-messages.ts";
import { BAN, LIFT_BAN, USER_ACTS, USER_CAUSES } from "./messages.ts";

const possible = { label: ACT.reason, hint: ACT.reasonHint, isRequired: false, max: REASON_MAX_LENGTH };
const told = { ...possible, hint: ACT.reasonMailed };
const needed = { ...told, isRequired: true };

/** What an admin can do to an account. */
export const ACTS_ON_USERS: readonly Act<AdminUser>[] = [
  {
    texts: USER_ACTS.create,
    icon: CreditCard,
    reason: possible,
    isOffered: ({ blockedAt }) => blockedAt === null,
    send: ({ id }, { reason }) => trpcClient.admin.createSubscription.mutate({ userId: id, reason }),
    causes: { "subscription.active": USER_CAUSES.exists },
  },
  {
    texts: USER_ACTS.end,
    icon: Crown,
    reason: told,
    isOffered: ({ isPremium }) => isPremium,
    send: ({ id }, { reason }) => trpcClient.admin.endPremium.mutate({ userId: id, reason }),
  },
  {
    texts: USER_ACTS.block,
    icon: Ban,
    isDanger: true,
    reason: needed,
    option: { ...BAN, isChosen: false },
    isOffered: ({ blockedAt }) => blockedAt === null,
    send: ({ id }, { reason, isChosen }) => trpcClient.admin.blockUser.mutate({ userId: id, reason, ban: isChosen }),
  },
  {
    texts: USER_ACTS.unblock,
    icon: CircleCheck,
    reason: needed,
    isOffered: ({ blockedAt }) => blockedAt !== null,
    send: ({ id }, { reason }) => trpcClient.admin.unblockUser.mutate({ userId: id, reason }),
  },
  {
    texts: USER_ACTS.ban,
    icon: UserX,
    isDanger: true,
    reason: { ...possible, isRequired: true },
    isOffered: ({ blockedAt, isBanned }) => blockedAt !== null && !isBanned,
    send: ({ id }, { reason }) => trpcClient.admin.banUser.mutate({ userId: id, reason }),
  },
  {
    texts: USER_ACTS.liftBan,
    icon: CircleCheck,
    reason: { ...possible, isRequired: true },
    isOffered: ({ isBanned }) => isBanned,
    send: ({ id }, { reason }) => trpcClient.admin.liftBan.mutate({ userId: id, reason }),
  },
  {
    texts: USER_ACTS.makeAdmin,
    icon: ShieldCheck,
    reason: needed,
    isOffered: ({ isAdmin, isConfirmed, blockedAt }) => !isAdmin && isConfirmed && blockedAt === null,
    send: ({ id }, { reason }) => trpcClient.admin.makeAdmin.mutate({ userId: id, reason }),
  },
  {
    texts: USER_ACTS.removeAdmin,
    icon: ShieldOff,
    isDanger: true,
    reason: needed,
    consent: USER_CAUSES.right,
    isOffered: ({ isAdmin }) => isAdmin,
    send: ({ id }, { reason }) => trpcClient.admin.removeAdmin.mutate({ userId: id, reason }),
  },
  {
    texts: USER_ACTS.delete,
    icon: Trash2,
    isDanger: true,
    reason: needed,
    // Whom an admin deletes would otherwise be back within minutes.
    option: { ...BAN, isChosen: true },
    consent: USER_CAUSES.consent,
    send: ({ id }, { reason, isChosen }) => trpcClient.admin.deleteUser.mutate({ userId: id, reason, ban: isChosen }),
  },
];

/** What an admin can do to a ban. */
export const ACTS_ON_BANS: readonly Act<AdminBan>[] = [
  {
    texts: LIFT_BAN,
    icon: CircleCheck,
    reason: { ...possible, isRequired: true },
    send: ({ userId }, { reason }) => trpcClient.admin.liftBan.mutate({ userId, reason }),
  },
];
