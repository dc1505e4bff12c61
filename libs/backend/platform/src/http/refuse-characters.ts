import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from './errors.ts';

/**
 * Characters that no written text has: control characters but for tab and ends of lines, signs that turn the direction
 * of what follows whatever it is and so show a name as another, and what is no character.
 */
const NOT_WRITTEN = /[^\P{Cc}\t\n\r]|[\u202d\u202e]|\p{Noncharacter_Code_Point}/u;
/** Something that is seen: neither white space nor a sign of format, such as a joiner. */
const VISIBLE = /[^\p{Cf}\s]/u;

/**
 * For `preValidation`: refuses texts that hold what no text can, also in the names of fields. See
 * docs/domain/service-calls.md#texts.
 * @throws ServiceError `request_error.invalid`, naming the place with the rule `characters`
 */
export async function refuseCharacters({
  params,
  query,
  body,
}: Pick<FastifyRequest, 'params' | 'query' | 'body'>): Promise<void> {
  for (const part of [params, query, body]) {
    const place = placeWhere(part, (text) => !isWritten(text));
    if (place !== null)
      throw new ServiceError('request_error.invalid', { fields: [{ field: place, rule: 'characters' }] });
  }
}

/**
 * Where a text stands that the database cannot store: 'order_details.0.c_id'; null when there is none. It is all
 * that is asked of what another company sends.
 */
export function unwritablePlace(whole: unknown): string | null {
  return placeWhere(whole, (text) => !isWritable(text));
}

/**
 * Where a text is wrong, by its path. What is nested deeply must not exhaust the stack; bytes are no texts,
 * and what comes piece by piece is for its reader to judge.
 */
function placeWhere(whole: unknown, isWrong: (text: string) => boolean): string | null {
  const left: { value: unknown; path: string }[] = [{ value: whole, path: '' }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (isWrong(value)) return path || 'body';
    } else if (typeof value === 'object' && value !== null && !isBytes(value)) {
      for (const [name, inside] of Object.entries(value)) {
        if (isWrong(name)) return path || 'body';
        if (typeof inside === 'string' || typeof inside === 'object')
          left.push({ value: inside, path: path === '' ? name : `${path}.${name}` });
      }
    }
  }
  return null;
}

function isBytes(value: object): boolean {
  return ArrayBuffer.isView(value) || value instanceof Readable;
}

/** PostgreSQL can store neither NUL in text nor half a surrogate pair in JSON. */
function isWritable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Blank is for each field to judge; signs of format alone would pass for a name and show none. */
function isWritten(text: string): boolean {
  return text.isWellFormed() && !NOT_WRITTEN.test(text) && (VISIBLE.test(text) || text.trim() === '');
}
