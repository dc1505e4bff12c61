import { z } from 'zod';

/** Bytes, also a text that is written while it is sent, as the document names them. */
const bytes = z.any().meta({ type: 'string', format: 'binary' });

/**
 * A file as a route's answer, for `schema.response`. @param mediaType as the answer's header says it, without
 * parameters
 */
export function fileAnswer(
  mediaType: 'application/pdf' | 'application/zip' | 'image/jpeg' | 'image/tiff' | 'text/csv',
  description: string,
) {
  return { description, content: { [mediaType]: { schema: bytes } } };
}

/** A page, a table or a script as a route's answer, for `schema.response`. */
export function textAnswer(mediaType: 'text/csv' | 'text/html' | 'text/javascript', description: string) {
  return { description, content: { [mediaType]: { schema: z.string() } } };
}
