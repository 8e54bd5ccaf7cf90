/** Updates the cache after others changed requests. Its code loads late, because visitors have no live updates. */
export async function followRequests(ids: ReadonlySet<string> | "all"): Promise<void> {
  try {
    const code = await import("./follow-requests.ts");
    await code.followRequests(ids);
  } catch (error) {
    console.warn("live updates failed", error);
  }
}
