import { fillCart, newBuyers, orderIdOf, place, type Buyer } from '@haat/test-clients/buyer';
import { call, goodBody } from '@haat/test-clients/call';

/** An order of which its farmer was told. */
export interface Acknowledged {
  readonly id: string;
  /** When the answer came, milliseconds. */
  readonly at: number;
}

/** Farmers who order over and over, and write down what they were told. */
export interface Ordering {
  readonly acknowledged: readonly Acknowledged[];
  /** Lets those who are ordering come to an end, whatever that is. */
  stop(): Promise<void>;
}

/** Begins it. Nobody minds a failure: the market is about to be destroyed. */
export async function startOrdering(at: string, farmers: number): Promise<Ordering> {
  const acknowledged: Acknowledged[] = [];
  let isStopped = false;
  const order = async (buyer: Buyer) => {
    while (!isStopped) {
      const placed = await fillCart(at, buyer)
        .then((placement) => place(at, placement))
        .catch(() => null);
      const id = placed === null ? null : orderIdOf(placed);
      if (id !== null) acknowledged.push({ id, at: performance.now() });
    }
  };
  const running = (await newBuyers(at, farmers)).map(order);
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/** What a farmer has given us that only the right keys and files can show again. */
export interface Keepsake {
  readonly buyer: Buyer;
  readonly photoId: string;
  readonly photo: Buffer;
}

const DOCUMENT = { kind: 'pan', number: 'ABCPK1234L', name: 'Sunita Pawar', consent: true };
const DOCUMENTS = '/kyc/v1/id';
const PHOTOS = '/upload/v1/photos';

/** A farmer gives an identity document, which is encrypted, and a photograph. */
export async function giveKeepsake(at: string, jpeg: Uint8Array<ArrayBuffer>): Promise<Keepsake> {
  const [buyer] = await newBuyers(at, 1);
  if (buyer === undefined) throw new Error('nobody signed in');
  const { token } = buyer;
  goodBody(await call(at, DOCUMENTS, { method: 'POST', token, body: DOCUMENT }), 'an identity document');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(at + PHOTOS, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: jpeg,
  });
  if (answer.status !== 201) throw new Error(`a photograph was answered ${answer.status}`);
  const { id } = (await answer.json()) as { id: string };
  const kept = await fetch(`${at}${PHOTOS}/${id}`, { headers });
  return { buyer, photoId: id, photo: Buffer.from(await kept.arrayBuffer()) };
}

/** What is wrong with it after a restore: the session, the document or the photograph. */
export async function missingOf(at: string, { buyer, photoId, photo }: Keepsake): Promise<string[]> {
  const missing: string[] = [];
  const document = await call(at, DOCUMENTS, { token: buyer.token });
  if (!JSON.stringify(document).includes(DOCUMENT.name)) missing.push('an identity document did not open');
  const served = await fetch(`${at}${PHOTOS}/${photoId}`, { headers: { authorization: `Bearer ${buyer.token}` } });
  const bytes = Buffer.from(await served.arrayBuffer());
  if (served.status !== 200 || !bytes.equals(photo)) missing.push(`a photograph was answered ${served.status}`);
  return missing;
}
