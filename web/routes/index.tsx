import { createFileRoute } from "@tanstack/react-router";
export const Route = createFileRoute("/")({
  component: () => (
    <main id="conteudo">
      <h1>Portal da Construção</h1>
    </main>
  ),
});
