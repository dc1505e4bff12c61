/** The address of this process, for sandboxes inside it that replace an external company. */
export interface ListeningAddress {
  /** Base address without a slash at its end. @throws before the process listens */
  get(): string;
  /** Sets the address on which the process listens. */
  set(host: string, port: number): void;
}

/** Nothing is known until the process listens. */
export function listeningAddress(): ListeningAddress {
  let address: string | null = null;
  return {
    get() {
      if (address === null) throw new Error('the process was asked for its address before it listened');
      return address;
    },
    set(host, port) {
      address = `http://${loopbackFor(host)}:${port}`;
    },
  };
}

/** An address on which one cannot call is that of all of them. */
function loopbackFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
