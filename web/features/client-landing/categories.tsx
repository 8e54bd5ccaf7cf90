import { Link } from "@tanstack/react-router";
import {
  Blinds,
  BrickWall,
  Cctv,
  Cpu,
  DraftingCompass,
  Droplets,
  Fan,
  Fence,
  Grid3x3,
  Hammer,
  HardHat,
  House,
  Layers,
  Paintbrush,
  PanelsTopLeft,
  SprayCan,
  Sprout,
  Tractor,
  Wrench,
  Zap,
} from "lucide-react";
import type { Icon } from "@/ui/icon-type.ts";
import { LandingSection } from "@/ui/landing.tsx";
import { CATEGORIES } from "./messages.ts";

/** In the order of CATEGORIES.names. */
const ICONS: readonly Icon[] = [
  Zap,
  Droplets,
  Paintbrush,
  Hammer,
  Fence,
  HardHat,
  DraftingCompass,
  BrickWall,
  House,
  Wrench,
  Fan,
  Layers,
  Sprout,
  SprayCan,
  PanelsTopLeft,
  Tractor,
  Blinds,
  Grid3x3,
  Cctv,
  Cpu,
];

/** Each leads to its professionals. */
export function Categories() {
  return (
    <LandingSection title={CATEGORIES.title} text={CATEGORIES.text}>
      <ul className="mt-5 grid grid-cols-2 gap-2.5 md:mt-8 md:grid-cols-4 md:gap-4 lg:grid-cols-5">
        {CATEGORIES.names.map((name, i) => {
          const Icon = ICONS[i] ?? HardHat;
          return (
            <li key={name} className="min-w-0">
              <Link
                to="/portal-conexoes"
                search={{ busca: name }}
                className="flex h-full items-center gap-1.5 rounded-card border border-concrete-200 bg-white px-2 py-3 hover:border-blueprint xs:gap-2 xs:px-3 md:gap-3 md:px-4 md:py-4"
              >
                <Icon size={20} aria-hidden className="text-blueprint" />
                <span className="min-w-0 text-sm font-medium xs:text-base">{name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </LandingSection>
  );
}
