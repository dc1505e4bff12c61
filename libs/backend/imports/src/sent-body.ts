import type { Readable } from 'node:stream';

/** The bytes of a request's body as they come. The request stays open for an answer where it is not read to its end. */
export function bytesOf(body: Readable): AsyncIterable<Uint8Array> {
  return body.iterator({ destroyOnReturn: false });
}

/** Lets go by what of a body was not read, so that the connection can be used for the next request. */
export function discardRest(body: Readable): void {
  // Whoever read it may still listen, and then nothing would flow.
  body.removeAllListeners('readable');
  body.on('data', () => undefined).resume();
}
