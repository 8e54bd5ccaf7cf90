/** On the provider's dashboard. */
export const WAITING = {
  title: (count: number) => (count === 1 ? "Você foi contratado?" : `${count} clientes dizem que contrataram você`),
  text: (name: string, service: string) => `${name} diz que contratou você para “${service}”.`,
  action: "Responder",
} as const;
