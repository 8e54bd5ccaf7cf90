export const BELL = {
  notices: "Avisos",
  others: "Outros avisos",
  requests: "Pedidos de conexão",
  failed: "Não foi possível carregar os pedidos de conexão",
} as const;

const some = (count: number, one: string, many: string) => (count > 0 ? [`${count} ${count === 1 ? one : many}`] : []);
const titled = (title: string, parts: readonly string[]) => [title, parts.join(", ")].filter(Boolean).join(": ");

/** Name of the bell. `requests`: of connections, for providers. */
export function bellLabel(requests: { count: number; news: number } | false, unread: number): string {
  const notices = titled(BELL.notices, some(unread, "novo", "novos"));
  if (!requests) return notices;
  const { count, news } = requests;
  const connections = [...some(count, "pendente", "pendentes"), ...some(news, "aceito", "aceitos")];
  return [notices, ...(connections.length > 0 ? [titled(BELL.requests, connections)] : [])].join(". ");
}
