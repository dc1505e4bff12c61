import type { Attribution } from '@haat/app-context';
import { cutText } from '@haat/format';

/** The parts of a campaign link that are known by name; others are not kept. */
const PARTS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** Characters of a part: five of them fit a cookie in any script. */
const LONGEST_PART = 64;
const CONTROL = /\p{Cc}/gu;

/**
 * Where a link says that it came from; null when it says nothing. See docs/domain/application.md#query-parameters.
 */
export function readAttribution(query: URLSearchParams): Attribution | null {
  return attributionOf((part) => query.get(part));
}

/** The same as a visit's cookie kept it; cookies are untrusted input. */
export function keptAttribution(text: string | undefined): Attribution | null {
  if (text === undefined) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null
      ? attributionOf((part) => (kept as Partial<Record<string, unknown>>)[part])
      : null;
  } catch {
    return null;
  }
}

function attributionOf(read: (part: string) => unknown): Attribution | null {
  const found = PARTS.flatMap((part): [string, string][] => {
    const value = read(part);
    const text = typeof value === 'string' ? cutText(value.replace(CONTROL, '').trim(), LONGEST_PART) : '';
    return text === '' ? [] : [[part, text]];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}
