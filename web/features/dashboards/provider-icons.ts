import {
  Briefcase,
  Crown,
  GraduationCap,
  Handshake,
  Headset,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Star,
  Store,
  Waypoints,
} from "lucide-react";
import type { ProviderSection } from "./section-names.ts";

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
