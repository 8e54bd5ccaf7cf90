import { createFileRoute } from "@tanstack/react-router";
export const Route = createFileRoute("/entrar")({
  component: () => (
    <main id="conteudo">
      <h1>Entrar</h1>
    </main>
  ),
});
