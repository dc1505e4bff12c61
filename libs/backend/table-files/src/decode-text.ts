import { TableFileError } from './table-file-error.ts';

/** What no written text has: control characters but for tabs and ends of lines, and what turns the direction around. */
const NOT_WRITTEN = /[^\P{Cc}\t\n\r]|[\u202d\u202e]|\p{Noncharacter_Code_Point}/u;

/**
 * The text of a file, piece by piece as its bytes come: UTF-8, with or without the mark that spreadsheets write first.
 * @throws TableFileError `encoding` for any other (UTF-16, Latin letters), `too-large`, `broken-off` where the sender
 *   was cut off
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, mostBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = 0;
  for await (const piece of unbroken(bytes)) {
    if (read === 0 && isUtf16(piece)) throw new TableFileError('encoding', 1, ['UTF-16']);
    read += piece.length;
    if (read > mostBytes) throw new TableFileError('too-large', null, [String(mostBytes)]);
    yield decoded(() => decoder.decode(piece, { stream: true }));
  }
  yield decoded(() => decoder.decode());
}

async function* unbroken(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch {
    throw new TableFileError('broken-off');
  }
}

/** By its mark, or by a zero in each first or second byte: no letter of a heading in UTF-8 has one. */
function isUtf16([first, second, third]: Uint8Array): boolean {
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || (first === 0 && second !== 0) || (second === 0 && third !== 0);
}

function decoded(decode: () => string): string {
  try {
    const text = decode();
    if (!NOT_WRITTEN.test(text)) return text;
  } catch {
    // Bytes that are no letter of UTF-8: another encoding.
  }
  throw new TableFileError('encoding');
}
