import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { fromJson } from "#db/rows.ts";
import { publicCredential } from "../shared/credentials.ts";

const list = fromJson(z.array(publicCredential));

/** Column with a person's confirmed credentials. */
export function confirmedCredentials(personId: SQL) {
  return sql`(
    select json_group_array(json_object('kind', credentials.kind, 'confirmedAt', credentials.decided_at))
    from credentials where credentials.user_id = ${personId} and credentials.status = 'confirmed')`.mapWith(list);
}
