import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came in. */
export interface SinkCall {
  path: string;
  authorization: string | undefined;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into bodies of four shapes
  body: any;
}

/** A server that stands for a company: it keeps what it took, and answers as a test wants. */
export class LocalSink {
  taken: SinkCall[] = [];
  /** Of every request, also of those that were not taken. */
  asked = 0;
  answer: (call: SinkCall) => { status: number; body?: unknown } = () => ({ status: 200 });
  readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call: SinkCall = {
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(parts).toString()) as unknown,
      };
      this.asked += 1;
      const { status, body = {} } = this.answer(call);
      if (status < 300) this.taken.push(call);
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
    });
  });

  /** Begins to answer. @returns its base address */
  async listens(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
}
