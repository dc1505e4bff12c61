import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MandiPricesConfiguration } from '@haat/backend-platform';

const KEY = 'test-key';

/** A source that answers as data.gov.in documents it; requests may fail. */
export class DailyResource {
  rows: readonly unknown[] = [];
  offsets: number[] = [];
  /** Requests that are answered before the source goes away. */
  answers = Number.POSITIVE_INFINITY;
  /** Rows of one answer at most, whatever was asked for. */
  most = Number.POSITIVE_INFINITY;
  /** Where each request is led in the place of an answer. */
  leadsTo: string | null = null;
  readonly server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const [offset = 0, limit = 10] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
    const isAsked =
      url.pathname === '/resource/9ef84268-d588-465a-a308-a864a43d0070' &&
      url.searchParams.get('api-key') === KEY &&
      url.searchParams.get('format') === 'json';
    if (!isAsked || this.answers <= 0) {
      response.writeHead(isAsked ? 503 : 403).end('{"status":"error"}');
      return;
    }
    if (this.leadsTo !== null) {
      response.writeHead(302, { location: `${this.leadsTo}${request.url ?? ''}`, connection: 'close' }).end();
      return;
    }
    this.answers -= 1;
    this.offsets.push(offset);
    const records = this.rows.slice(offset, offset + Math.min(limit, this.most));
    // On a busy machine an idle connection is closed while the next page is being asked for on it.
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' });
    response.end(
      JSON.stringify({ status: 'ok', total: this.rows.length, count: records.length, offset, limit, records }),
    );
  });

  /** Begins to answer. @returns where, and with which key */
  async listens(): Promise<MandiPricesConfiguration> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return { address: `http://127.0.0.1:${port}`, key: KEY };
  }
}
