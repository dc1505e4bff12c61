import type { FastifyRequest } from 'fastify';
import { ServiceError } from './errors.ts';

/** NUL, which PostgreSQL cannot store in text; `isWellFormed` finds lone surrogates, which it cannot store in JSON. */
const NUL = '\u0000';

/**
 * For `preValidation`: refuses texts that hold what no text can: NUL and halves of a surrogate pair, also in the
 * names of fields.
 * @throws ServiceError `request_error.invalid`, naming the place with the rule `characters`
 */
export async function refuseCharacters({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): Promise<void> {
  for (const part of [params, query, body]) {
    const place = unwritablePlace(part);
    if (place !== null)
      throw new ServiceError('request_error.invalid', { fields: [{ field: place, rule: 'characters' }] });
  }
}

/**
 * Where such a text stands: 'order_details.0.c_id'; null when there is none. What is nested deeply must not exhaust
 * the stack.
 */
export function unwritablePlace(whole: unknown): string | null {
  const left: { value: unknown; path: string }[] = [{ value: whole, path: '' }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (!isWritable(value)) return path || 'body';
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inside] of Object.entries(value)) {
        if (!isWritable(name)) return path || 'body';
        if (typeof inside === 'string' || typeof inside === 'object')
          left.push({ value: inside, path: path === '' ? name : `${path}.${name}` });
      }
    }
  }
  return null;
}

function isWritable(text: string): boolean {
  return !text.includes(NUL) && text.isWellFormed();
}
