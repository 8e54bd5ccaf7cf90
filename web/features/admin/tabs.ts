import {
  BadgeCheck,
  Banknote,
  ChartColumn,
  ClipboardList,
  CreditCard,
  Flag,
  GraduationCap,
  Plug,
  ScrollText,
  Star,
  Store,
  Sunrise,
  Users,
} from "lucide-react";
import { formatWhole } from "#src/shared/format.ts";
import { AuditTab } from "./audit/audit-tab.tsx";
import { CasesTab } from "./cases/cases-tab.tsx";
import { CASES_SLUG, USERS_SLUG } from "./choices.ts";
import { ListingsTab } from "./content/listings-tab.tsx";
import { RatingsTab } from "./content/ratings-tab.tsx";
import { RequestsTab } from "./content/requests-tab.tsx";
import { CoursesTab } from "./courses/courses-tab.tsx";
import { COURSES_SLUG } from "./courses/messages.ts";
import { CredentialsTab } from "./credentials/credentials-tab.tsx";
import { formatCount, sumOf } from "./format.ts";
import { IntegrationsTab } from "./integrations/integrations-tab.tsx";
import { PAYMENTS } from "./payments/messages.ts";
import { PaymentsTab } from "./payments/payments-tab.tsx";
import { StatsTab } from "./stats/stats-tab.tsx";
import { SubscriptionsTab } from "./subscriptions/subscriptions-tab.tsx";
import type { Tab } from "./tab.ts";
import { TODAY } from "./today/messages.ts";
import { TodayTab } from "./today/today-tab.tsx";
import { UsersTab } from "./users/users-tab.tsx";

/** The tabs of the panel in their order. */
export const TABS: readonly [Tab, ...Tab[]] = [
  { slug: TODAY.slug, label: TODAY.label, icon: Sunrise, Content: TodayTab },
  { slug: USERS_SLUG, label: "Usuários", icon: Users, count: (o) => formatWhole(o.users), Content: UsersTab },
  {
    slug: "assinaturas",
    label: "Assinaturas",
    icon: CreditCard,
    count: (o) => formatWhole(o.subscriptions),
    Content: SubscriptionsTab,
  },
  { slug: PAYMENTS.slug, label: PAYMENTS.label, icon: Banknote, Content: PaymentsTab },
  {
    slug: "solicitacoes",
    label: "Solicitações",
    icon: ClipboardList,
    count: (o) => formatWhole(o.requests),
    Content: RequestsTab,
  },
  { slug: "anuncios", label: "Anúncios", icon: Store, count: (o) => formatWhole(o.listings), Content: ListingsTab },
  { slug: "avaliacoes", label: "Avaliações", icon: Star, Content: RatingsTab },
  {
    slug: CASES_SLUG,
    label: "Denúncias",
    icon: Flag,
    count: (o) => formatCount(sumOf(o.openCases, o.answeredCases)),
    isWaiting: (o) => o.openCases.count + o.answeredCases.count > 0,
    Content: CasesTab,
  },
  {
    slug: "conferencias",
    label: "Conferências",
    icon: BadgeCheck,
    count: (o) => formatCount(o.pendingCredentials),
    isWaiting: (o) => o.pendingCredentials.count > 0,
    Content: CredentialsTab,
  },
  { slug: COURSES_SLUG, label: "Faculdade", icon: GraduationCap, Content: CoursesTab },
  { slug: "auditoria", label: "Auditoria", icon: ScrollText, Content: AuditTab },
  {
    slug: "integracoes",
    label: "Integrações",
    icon: Plug,
    count: (o) => formatCount(o.deadDeliveries),
    isWaiting: (o) => o.deadDeliveries.count > 0,
    Content: IntegrationsTab,
  },
  { slug: "numeros", label: "Números", icon: ChartColumn, Content: StatsTab },
];
