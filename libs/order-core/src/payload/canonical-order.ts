/**
 * Not part of what is ordered: the fingerprint itself, and where the farmer came from. The lines are written on their
 * own.
 */
const LEFT_OUT: readonly string[] = ['hash_code', 'attribution', 'order_details'];

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(canonicalJson).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/**
 * What is ordered as one text that is the same for the same order: JSON with sorted keys and sorted lines. Its
 * SHA-256 is the payload's `hash_code`, by which the same order sent twice is known again. Where the farmer came from
 * is no part of it.
 *
 * See docs/domain/orders.md#payload.
 */
export function canonicalOrder(payload: { order_details: readonly object[] }): string {
  const lines = payload.order_details.map(canonicalJson).sort();
  const rest = Object.entries(payload).filter(([field]) => !LEFT_OUT.includes(field));
  return `{"order_details":[${lines.join(',')}],"terms":${canonicalJson(Object.fromEntries(rest))}}`;
}
