export const ASKED_REFERENCE = {
  title: (name: string) => `${name} pediu uma referência sua`,
  text: "Conte em poucas linhas como foi o serviço.",
  way: "Para escrever, entre ou crie sua conta gratuita. Depois, você volta direto para o formulário.",
  look: "Ver a página",
  enter: "Entrar e escrever",
} as const;
