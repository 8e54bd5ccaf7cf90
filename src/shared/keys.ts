/** A record's keys. TypeScript has only strings for them, because a value can have more keys than its type says. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];
