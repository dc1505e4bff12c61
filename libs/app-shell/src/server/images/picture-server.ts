import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of pictures for tests, which may behave as badly as it likes. */
export interface PictureServer {
  /** 'http://127.0.0.1:40123' */
  readonly origin: string;
  /** Requested paths, in order. */
  readonly asked: readonly string[];
  /** What it answers from now on. */
  answer(listener: RequestListener): void;
  /** The same answer to everything. */
  give(body: Buffer | string, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. */
export async function openPictureServer(): Promise<PictureServer> {
  const asked: string[] = [];
  let listener: RequestListener = (_request, response) => response.writeHead(404).end();
  const server = createServer((request: IncomingMessage, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next) => {
      listener = next;
    },
    give: (body, headers = {}) => {
      listener = (_request, response) => response.writeHead(200, headers).end(body);
    },
    close: () => closeAtOnce(server),
  };
}

function closeAtOnce(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
