import { SERVICE_GROUPS } from "#src/features/requests/catalogue.ts";

export const SERVICE_OPTIONS = SERVICE_GROUPS.flatMap(({ name, services }) =>
  services.map((service) => ({ value: service, label: service, group: name })),
);
