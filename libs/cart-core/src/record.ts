/**
 * A record with one entry set. Records here have no prototype, so that `__proto__` and `constructor` are keys like any
 * other; a record that came through JSON is taken as it is.
 */
export function withEntry<Value>(record: Record<string, Value>, key: string, value: Value): Record<string, Value> {
  const next = copyOf(record);
  next[key] = value;
  return next;
}

/** A record without an entry. */
export function withoutEntry<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  const next = copyOf(record);
  delete next[key];
  return next;
}

/** The own value of a key, never one of the prototype's. */
export function entryOf<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** An empty record without a prototype. */
export function emptyRecord<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}

function copyOf<Value>(record: Record<string, Value>): Record<string, Value> {
  const copy = emptyRecord<Value>();
  for (const [key, value] of Object.entries(record)) {
    copy[key] = value;
  }
  return copy;
}
