import type { RequestChanges } from "@/lib/live.ts";

/** Updates the cache after others changed requests. Its code loads late, because visitors have no live updates. */
export async function followRequests(changes: RequestChanges): Promise<void> {
  try {
    const code = await import("./follow-requests.ts");
    await code.followRequests(changes);
  } catch (error) {
    console.warn("live updates failed", error);
  }
}
