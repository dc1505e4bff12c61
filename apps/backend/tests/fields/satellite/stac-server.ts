import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rangeOf, sampleFile, SCENE_BANDS, searchSample } from '@haat/backend-sandbox';

/** What stands in for a scene's file. */
export type FileFault = (file: Buffer, band: string) => Buffer;
/** What stands in for an answer; true when it has answered. */
export type AnswerFault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A catalogue of satellites' pictures with its files, on the wire of Earth Search, with what can go wrong. */
export class StacServer {
  readonly server: Server = createServer((request, response) => void this.#answer(request, response));
  /** Requests that came, `'<method> <path>'`. */
  asked: string[] = [];
  /** The last search that came. */
  searched: Record<string, unknown> = {};
  /** Bytes of files that were sent. */
  sent = 0;
  fileFault: FileFault | null = null;
  answerFault: AnswerFault | null = null;
  /** Changes what the catalogue says of a scene. */
  itemFault: ((item: Record<string, unknown>) => void) | null = null;
  #address = '';

  /** Begins to listen. @returns its base address */
  async listens(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    this.#address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this.#address;
  }

  /** Forgets faults and what came. */
  reset(): void {
    [this.asked, this.sent, this.searched] = [[], 0, {}];
    [this.fileFault, this.answerFault, this.itemFault] = [null, null, null];
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    this.asked.push(`${request.method} ${path}`);
    if (this.answerFault?.(request, response) === true) return;
    if (path === '/search') return this.#search(request, response);
    const [, id = '', name = ''] = /^\/scenes\/([^/]+)\/(\w+)\.tif$/.exec(path) ?? [];
    const band = SCENE_BANDS.find((known) => known === name);
    const made = band === undefined ? null : await sampleFile(id, band);
    if (made === null) return void response.writeHead(404).end();
    const file = this.fileFault?.(Buffer.from(made), name) ?? made;
    const range = rangeOf(request.headers.range, file.length);
    if (range === null) return void response.writeHead(416).end();
    const part = file.subarray(range.from, range.to + 1);
    this.sent += part.length;
    response.writeHead(206, {
      'content-range': `bytes ${range.from}-${range.to}/${file.length}`,
      'content-length': part.length,
    });
    response.end(part);
  }

  async #search(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    this.searched = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
    const { bbox, datetime, limit, query } = this.searched as {
      bbox: [number, number, number, number];
      datetime: string;
      limit: number;
      query: { 'eo:cloud_cover': { lte: number } };
    };
    const [from = '', until = ''] = datetime.split('/');
    const mostCloud = query['eo:cloud_cover'].lte;
    const search = { box: bbox, from: new Date(from), until: new Date(until), mostCloud, limit };
    const features = searchSample(search, this.#address) as Record<string, unknown>[];
    for (const item of features) this.itemFault?.(item);
    response.writeHead(200, { 'content-type': 'application/geo+json' });
    response.end(JSON.stringify({ type: 'FeatureCollection', features }));
  }
}
