import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';

/** A door in front of a server: shut, it looks as if the server were away. */
export interface TcpGate {
  port: number;
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Puts a gate on a free port before `host:port`. */
export async function tcpGate(host: string, port: number): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  const listen = async (at: number) => {
    const made = createServer((inner) => {
      const outer = connect(port, host);
      for (const [from, to] of [
        [inner, outer],
        [outer, inner],
      ] as const) {
        sockets.add(from);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
    await new Promise<void>((listening) => made.listen(at, '127.0.0.1', listening));
    server = made;
    const bound = made.address();
    return typeof bound === 'object' && bound !== null ? bound.port : 0;
  };
  const fixed = await listen(0);
  return {
    port: fixed,
    async shut() {
      const closing = server;
      server = null;
      if (closing === null) return;
      const closed = new Promise((done) => closing.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      if (server === null) await listen(fixed);
    },
  };
}
