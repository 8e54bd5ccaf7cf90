import {
  Briefcase,
  ClipboardList,
  Crown,
  GraduationCap,
  Handshake,
  Headset,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  SquarePen,
  Star,
  Store,
  Waypoints,
} from "lucide-react";
import type { ClientSection, ProviderSection } from "./section-names.ts";

export const SECTION_ICONS: Readonly<Record<ClientSection, LucideIcon>> = {
  dashboard: LayoutDashboard,
  "publicar-solicitacao": SquarePen,
  "central-avaliacoes": Star,
  "minhas-oportunidades": ClipboardList,
  "oportunidades-gerais": Briefcase,
  "compra-venda": Store,
  contratos: Handshake,
  suporte: Headset,
};

export const PROVIDER_ICONS: Readonly<Record<ProviderSection, LucideIcon>> = {
  dashboard: LayoutDashboard,
  oportunidades: Briefcase,
  "compra-venda": Store,
  "portal-conexoes": Waypoints,
  cartao: IdCard,
  contratos: Handshake,
  avaliacoes: Star,
  faculdade: GraduationCap,
  premium: Crown,
  suporte: Headset,
};
