import { SatelliteError } from '../satellite-error.ts';

/** How long a server may take for one answer, its last byte included. */
export const ANSWER_WITHIN_MS = 20_000;

/**
 * Sends a request, and hands its answer over before its content is read.
 * @throws SatelliteError `unavailable` where there is none in time, or a redirection to elsewhere
 */
export async function ask(address: string, init: RequestInit, withinMs = ANSWER_WITHIN_MS): Promise<Response> {
  try {
    return await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(withinMs) });
  } catch (error) {
    throw new SatelliteError('unavailable', `no answer: ${reasonOf(error)}`);
  }
}

/**
 * The content of an answer.
 * @param most - bytes; what goes on longer is cut off unread
 * @throws SatelliteError `too-large`; `broken` where it breaks off
 */
export async function contentOf(answer: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of answer.body ?? []) {
      length += part.byteLength;
      if (length > most) break;
      parts.push(part);
    }
  } catch (error) {
    throw new SatelliteError('broken', `an answer broke off: ${reasonOf(error)}`);
  }
  if (length > most) throw new SatelliteError('too-large', `an answer is longer than ${most} bytes`);
  return Buffer.concat(parts);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
