/** web/render/render.tsx, under a name of its own (dev/build/worker-screens.ts), so that `src` does not depend on `web`. */
declare module "virtual:render-screen" {
  export function renderScreen(
    request: import("./shared/screen.ts").ScreenRequest,
  ): Promise<import("./shared/screen.ts").RenderedScreen>;
}
