import type { AnyRoute } from "@tanstack/react-router";
import { Route as root } from "./routes/__root.tsx";
import { Route as listing } from "./routes/_frame/anuncio.$slug.tsx";
import { Route as demand } from "./routes/_frame/demanda.tsx";
import { Route as marketplace } from "./routes/_frame/marketplace.tsx";
import { Route as directory } from "./routes/_frame/portal-conexoes.index.tsx";
import { Route as professional } from "./routes/_frame/portal-conexoes.perfil.$id.tsx";
import { Route as local } from "./routes/_frame/profissionais.$especialidade.$cidade.tsx";
import { Route as frame } from "./routes/_frame.tsx";
import { Route as card } from "./routes/cartao.$slug.tsx";

type Placement = Parameters<AnyRoute["update"]>[0];

const place = (route: AnyRoute, parent: AnyRoute, path: string): AnyRoute =>
  route.update({ id: path, path, getParentRoute: () => parent } as Placement);

/**
 * The routes that the worker renders, placed as in route-tree.gen.ts, which would bring every screen into the worker.
 */
export const publicRoutes = root.addChildren([
  place(card, root, "/cartao/$slug"),
  (frame as AnyRoute)
    .update({ id: "/_frame", getParentRoute: () => root } as Placement)
    .addChildren([
      place(listing, frame, "/anuncio/$slug"),
      place(demand, frame, "/demanda"),
      place(marketplace, frame, "/marketplace"),
      place(directory, frame, "/portal-conexoes/"),
      place(professional, frame, "/portal-conexoes/perfil/$id"),
      place(local, frame, "/profissionais/$especialidade/$cidade"),
    ]),
]);
