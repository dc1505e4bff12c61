import { call, type Outcome } from '@haat/test-clients/call';
import { ORDERS, PRODUCT, SHOP, type Buyer } from '@haat/test-clients/buyer';

/** Something that is done over and over until it is stopped, at the latest when its scenario is left. */
export interface Load extends AsyncDisposable {
  /** Ends it; resolves once what was under way has ended. */
  stop(): Promise<void>;
}

/** Does `turn` in `lanes` lanes at a time, each beginning anew as soon as it has ended. */
export function repeat(lanes: number, turn: (lane: number) => Promise<unknown>): Load {
  let isStopped = false;
  const running = Array.from({ length: lanes }, async (_, lane) => {
    while (!isStopped) await turn(lane);
  });
  const stop = async () => {
    isStopped = true;
    await Promise.all(running);
  };
  return { stop, [Symbol.asyncDispose]: stop };
}

/** What farmers look at while others order: the shop's goods, a product's price, their own cart and orders. */
export function browse(at: string, { token }: Buyer, turn: number): Promise<Outcome> {
  const paths = [
    `/catalogue/v1/products?vendor_id=${SHOP}&lang=hi`,
    `/catalogue/v1/products/${PRODUCT}?vendor_id=${SHOP}&lang=hi`,
    '/cart/v1/carts/dehaat?lang=hi',
    `${ORDERS}?lang=hi`,
  ];
  return call(at, paths[turn % paths.length] ?? '/', { token });
}
