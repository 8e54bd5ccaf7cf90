import {
  Briefcase,
  ClipboardList,
  Handshake,
  Headset,
  LayoutDashboard,
  type LucideIcon,
  SquarePen,
  Star,
  Store,
} from "lucide-react";
import type { ClientSection } from "./section-names.ts";

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
