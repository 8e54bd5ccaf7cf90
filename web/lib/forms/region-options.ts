import { SERVICE_REGIONS } from "#src/shared/municipalities.ts";

export const REGION_OPTIONS = SERVICE_REGIONS.map((region) => ({ value: region, label: region }));
