import { createHash } from 'node:crypto';
import type { EntryContext } from 'react-router';

/** SHA-256 of all data that the loaders of a page answered, base64: with the same data a page is drawn the same. */
export function digestOfData({ staticHandlerContext: { loaderData, statusCode } }: EntryContext): string {
  return createHash('sha256')
    .update(JSON.stringify([statusCode, loaderData]))
    .digest('base64');
}
