import type { IncomingMessage } from 'node:http';

/**
 * The bytes of a request's body, to be read as they come. It has no field that could be looked into: what checks the
 * texts of bodies would walk through the whole connection.
 */
export class SentStream {
  readonly #message: IncomingMessage;

  constructor(message: IncomingMessage) {
    this.#message = message;
  }

  /** The request stays open for an answer where it is not read to its end. */
  bytes(): AsyncIterable<Uint8Array> {
    return this.#message.iterator({ destroyOnReturn: false });
  }

  /** Lets go by what was not read, so that the connection can be used for the next request. */
  discard(): void {
    // Whoever read it may still listen, and then nothing would flow.
    this.#message.removeAllListeners('readable');
    this.#message.on('data', () => undefined).resume();
  }
}
