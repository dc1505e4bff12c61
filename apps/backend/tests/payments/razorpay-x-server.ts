import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payout as RazorpayX has it. */
export interface HeldPayout {
  id: string;
  reference_id: string;
  status: string;
  utr: string | null;
  amount: number;
}

/** What a request to the server said. */
export interface SeenRequest {
  readonly request: string;
  readonly key: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A server that speaks RazorpayX's wire as docs/wires/razorpayx.md has it, and whose mood a test sets. */
export async function razorpayXServer() {
  const held = new Map<string, HeldPayout>();
  const seen: SeenRequest[] = [];
  const mood: { status: string; answers: number; error: object; isMade: boolean } = {
    ...{ status: 'processing', answers: 200, error: {}, isMade: true },
  };
  const pay = (key: string, body: SeenRequest['body']): HeldPayout => {
    const number = String(held.size + 1).padStart(14, '0');
    const made = held.get(key) ?? {
      ...{ id: `pout_${number}`, reference_id: String(body['reference_id']), utr: `UTR${number}` },
      ...{ status: mood.status, amount: Number(body['amount']) },
    };
    held.set(key, made);
    return made;
  };
  const answerOf = (request: string, key: string, body: SeenRequest['body']): object | null => {
    if (request === 'POST /v1/contacts') return { id: 'cont_00000000000001' };
    if (request === 'POST /v1/fund_accounts') return { id: 'fa_00000000000001' };
    if (request === 'POST /v1/payouts') {
      const made = mood.isMade ? pay(key, body) : null;
      return mood.answers === 200 ? made : null;
    }
    const query = new URL(request.split(' ')[1] ?? '', 'http://x').searchParams;
    return { items: [...held.values()].filter(({ reference_id: id }) => id === query.get('reference_id')) };
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const body = (text === '' ? {} : JSON.parse(text)) as SeenRequest['body'];
      const name = `${request.method ?? ''} ${request.url ?? ''}`;
      const key = request.headers['x-payout-idempotency'] as string | undefined;
      seen.push({ request: name, key, body });
      const answer = answerOf(name, key ?? '', body);
      response
        .writeHead(answer === null ? mood.answers : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer ?? { error: mood.error }));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { held, seen, mood, address, close: () => server.close() };
}
