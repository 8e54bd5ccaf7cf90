/** Whether an address shows what a path names: the same page with at least the path's search parameters. */
export function isSameScreen(path: string, here: string): boolean {
  const [wanted, shown] = [new URL(path, location.origin), new URL(here, location.origin)];
  return (
    wanted.pathname === shown.pathname &&
    [...wanted.searchParams].every(([name, value]) => shown.searchParams.get(name) === value)
  );
}
