/** A module of the app. */
export interface Module {
  /** About how many bytes it adds to a file, as browsers receive it. */
  size: number;
  /** The modules that run before it. */
  imports: readonly string[];
}

/** Code that a browser loads at once: for a screen, or later for a part of one. */
export interface Entry {
  modules: ReadonlySet<string>;
  /** How much its bytes and requests count. */
  weight: number;
}

/** What a request costs, in bytes: its headers, and that two small files compress worse than one. */
const REQUEST = 2200;

interface File {
  modules: string[];
  size: number;
  imports: Set<File>;
  /** Which entries load it, by their place. They also load what it imports. */
  users: ReadonlySet<number>;
}

/** The items that these ones need, including themselves. */
export function closureOf<T>(roots: Iterable<T>, importsOf: (item: T) => Iterable<T>): Set<T> {
  const seen = new Set(roots);
  for (const item of seen) for (const imported of importsOf(item)) seen.add(imported);
  return seen;
}

const needsOf = (files: Iterable<File>) => closureOf(files, ({ imports }) => imports);

/** Puts modules with the same users into one file. */
function filesByUsers(modules: ReadonlyMap<string, Module>, entries: readonly Entry[]): Set<File> {
  const files = new Map<string, File>();
  const homes = new Map<string, File>();
  for (const [id, { size }] of modules) {
    const users = entries.flatMap((entry, place) => (entry.modules.has(id) ? [place] : []));
    const file = files.get(users.join()) ?? { modules: [], size: 0, imports: new Set(), users: new Set(users) };
    files.set(users.join(), file);
    homes.set(id, file);
    file.modules.push(id);
    file.size += size;
  }
  for (const [id, file] of homes) {
    const imported = modules.get(id)?.imports.flatMap((id) => homes.get(id) ?? []) ?? [];
    for (const other of imported) if (other !== file) file.imports.add(other);
  }
  return new Set(files.values());
}

/** Whether one needs the other through a third file: joined, they and that one would import each other. */
function wouldCircle(a: File, b: File): boolean {
  const others = needsOf([...a.imports, ...b.imports].filter((file) => file !== a && file !== b));
  return others.has(a) || others.has(b);
}

/** Moves what one file has into the other. Whoever loads it now loads all that both import. */
function join(files: Set<File>, into: File, file: File): void {
  into.modules.push(...file.modules);
  into.size += file.size;
  into.imports = into.imports.union(file.imports);
  files.delete(file);
  for (const other of files) if (other.imports.delete(file)) other.imports.add(into);
  into.imports.delete(into);
  const users = into.users.union(file.users);
  for (const needed of needsOf([into])) needed.users = needed.users.union(users);
}

/**
 * Puts modules into files: first those with the same users into one. Then joins files, the best pair first, as long as
 * the requests that this saves are worth more than the bytes that users of only one of them load in vain.
 * @returns the modules of each file
 */
export function planChunks(modules: ReadonlyMap<string, Module>, entries: readonly Entry[]): string[][] {
  const files = filesByUsers(modules, entries);
  const weights = entries.map(({ weight }) => weight);
  const weigh = (users: ReadonlySet<number>, others: ReadonlySet<number>, areShared: boolean) => {
    let sum = 0;
    for (const user of users) if (others.has(user) === areShared) sum += weights[user] ?? 0;
    return sum;
  };
  /** What joining two files is worth, in bytes; 0 if that is not more than `least`. */
  const worthOf = (a: File, b: File, least: number) => {
    const [few, many] = a.users.size < b.users.size ? [a.users, b.users] : [b.users, a.users];
    let worth = REQUEST * weigh(few, many, true);
    if (worth <= least) return 0;
    const users = a.users.union(b.users);
    for (const file of needsOf([a, b])) {
      worth -= file.size * weigh(users, file.users, false);
      if (worth <= least) return 0;
    }
    return wouldCircle(a, b) ? 0 : worth;
  };
  for (;;) {
    let best: { pair: [File, File]; worth: number } | undefined;
    // The most used first: joining two files saves no more requests than the less used one has.
    const ranked = [...files]
      .map((file) => ({ file, most: REQUEST * weigh(file.users, file.users, true) }))
      .sort((a, b) => b.most - a.most);
    for (const [place, { file: a }] of ranked.entries()) {
      for (const { file: b, most } of ranked.slice(place + 1)) {
        const least = best?.worth ?? 0;
        if (most <= least) break;
        const worth = worthOf(a, b, least);
        if (worth > 0) best = { pair: [a, b], worth };
      }
    }
    if (!best) return [...files].map((file) => file.modules);
    join(files, ...best.pair);
  }
}
