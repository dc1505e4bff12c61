import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that was answered by the server behind the gate. */
export interface PassedCall {
  readonly method: string;
  readonly path: string;
  readonly requestBody: string;
  readonly status: number;
  readonly answerBody: string;
  /** Whether the answer was given on; else the connection was cut in its place. */
  readonly isDelivered: boolean;
}

/** Which calls are meant. */
export type CallPattern = (call: {
  readonly method: string;
  readonly path: string;
  readonly requestBody: string;
}) => boolean;

/**
 * Stands between two parts of the market: it passes everything on, sees it, and cuts connections on command.
 */
export interface Gate {
  readonly address: string;
  /** Every call so far, in the order of the answers. */
  readonly passed: readonly PassedCall[];
  /** Cuts the connection of the next such call once its answer is there: it was executed, but the answer is lost. */
  loseNext(pattern: CallPattern): void;
  /**
   * Does so with all such calls, until it is told to stop: a browser sends again what breaks off on a connection that
   * was used before.
   */
  loseAll(pattern: CallPattern): () => void;
  /** Holds the answer of the next such call until it is let go. */
  holdNext(pattern: CallPattern): { readonly isHeld: () => boolean; letGo(): void };
  close(): Promise<void>;
}

interface Trap {
  readonly pattern: CallPattern;
  readonly spring: () => Promise<'deliver' | 'cut'>;
}

/** Opens a gate before an address. */
export async function openGate(target: string): Promise<Gate> {
  const passed: PassedCall[] = [];
  const traps: Trap[] = [];
  const lost = new Set<CallPattern>();
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = await whole(incoming);
      const call = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', requestBody: body.toString() };
      const index = traps.findIndex(({ pattern }) => pattern(call));
      const [trap] = index < 0 ? [] : traps.splice(index, 1);
      const answer = await passOn(target, incoming, body);
      const answerBody = await whole(answer);
      const isDelivered = (await trap?.spring()) !== 'cut' && ![...lost].some((pattern) => pattern(call));
      passed.push({ ...call, status: answer.statusCode ?? 0, answerBody: answerBody.toString(), isDelivered });
      if (!isDelivered) return incoming.socket.destroy();
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      outgoing.end(answerBody);
      return undefined;
    })().catch(() => incoming.socket.destroy());
  });
  await listen(server);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    loseNext(pattern) {
      traps.push({ pattern, spring: async () => 'cut' });
    },
    loseAll(pattern) {
      lost.add(pattern);
      return () => lost.delete(pattern);
    },
    holdNext(pattern) {
      let letGo: () => void = () => undefined;
      let isHeld = false;
      const gone = new Promise<void>((resolve) => (letGo = resolve));
      traps.push({
        pattern,
        async spring() {
          isHeld = true;
          await gone;
          return 'deliver';
        },
      });
      return { isHeld: () => isHeld, letGo };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(target: string, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = forward(
      target + (incoming.url ?? '/'),
      { method: incoming.method, headers: incoming.headers },
      resolve,
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

async function whole(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
