import type { RouterContextProvider } from 'react-router';
import { orderView } from '../order.presenter.ts';
import { createPresenterContext, ownOrder } from '../orders.data.ts';

/** Papers that a receipt is printed on: the roll of a hand-held printer, and a small sheet. */
export const PAPERS = ['58', 'a5'] as const;
export type Paper = (typeof PAPERS)[number];

/** A year that no order is from: days are then written with their year, and none as 'today'. */
const FAR_FROM_ALL_ORDERS = new Date('9999-01-01T00:00:00Z');

/** What a receipt says, in the language of the page. */
export interface ReceiptView {
  readonly number: string;
  /** Day and time with the year: paper is read on other days. */
  readonly date: string;
  readonly shop: { readonly name: string; readonly address: string; readonly phoneNumber: string };
  readonly lines: readonly {
    readonly key: string;
    readonly name: string;
    readonly packs: string;
    readonly amount: string;
  }[];
  readonly bill: ReturnType<typeof orderView>['bill'];
  /** How the money stands; how the order stands where nothing is to be said of money. */
  readonly payment: string;
  /** A sample shopkeeper moves the order: no goods come of it. */
  readonly isSandbox: boolean;
}

/**
 * The receipt of an order; null for one that is not there or is another person's. An agent gets it for the farmer whom
 * they work for. Neither address nor codes are on it: paper is left lying about.
 * @throws ApiError when it cannot be loaded
 */
export async function loadReceipt(context: Readonly<RouterContextProvider>, id: string): Promise<ReceiptView | null> {
  const found = await ownOrder(context, id);
  if (found === null) return null;
  const view = orderView({ ...createPresenterContext(context), now: FAR_FROM_ALL_ORDERS }, found);
  return {
    number: view.number,
    date: view.date,
    shop: { name: view.shop.name, address: view.shop.address, phoneNumber: view.shop.phoneNumber },
    lines: view.lines.map(({ key, name, packs, amount }) => ({ key, name, packs, amount })),
    bill: view.bill,
    payment: view.payment.line ?? view.status.title,
    isSandbox: view.isSandbox,
  };
}

/** The paper that an address names; the roll when it names none. */
export function paperIn(search: URLSearchParams): Paper {
  return PAPERS.find((paper) => paper === search.get('paper')) ?? '58';
}
