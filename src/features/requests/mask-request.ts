import { maskContacts } from "../../shared/contacts-in-text.ts";

/** What a request says, for people who may not have its contact. */
export function maskRequest<Request extends { description: string; location: string }>(request: Request): Request {
  const { description, location } = request;
  return { ...request, description: maskContacts(description), location: maskContacts(location) };
}

/** For lists, which keep contacts from everyone but the owner. */
export function maskUnlessOwn<Request extends Parameters<typeof maskRequest>[0] & { isOwn: boolean }>(
  request: Request,
) {
  return request.isOwn ? request : maskRequest(request);
}
