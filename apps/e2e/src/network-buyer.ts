import type { Page } from '@playwright/test';
import { PLACES } from './market/goods.ts';
import { networkSellers } from './network-sellers.ts';
import { NetworkCartScreen } from './screens/network-cart-screen.ts';
import { PayScreen } from './screens/pay-screen.ts';
import type { Shopper } from './shopper.ts';
import type { Texts } from './texts.ts';

/** The seller whose goods do not behave: docs/how-to/run-against-the-sandbox-network.md. */
const SCRIPTED = 'Balaji Agro';
/** More than the seller takes an order for. */
const PACKS = 2;

/** Packs of a network's shop in the cart of a farmer who has signed in and written an address. */
export async function putsNetworkGoods(
  shopper: Shopper,
  search: string,
  goods: RegExp,
  shop = SCRIPTED,
): Promise<NetworkCartScreen> {
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.writesAddress();
  const cart = new NetworkCartScreen(shopper.page, shopper.t);
  await cart.search(search);
  await cart.openProduct(goods, shop);
  await cart.add(PACKS);
  return cart;
}

/**
 * Orders what is in the cart and pays for it.
 * @param script what the shop does from when it is to confirm the order
 * @returns the order's id; its way to the shop is shown
 */
export async function paysNetworkOrder(
  cart: NetworkCartScreen,
  page: Page,
  t: Texts,
  script?: string,
): Promise<string> {
  await cart.askPrice();
  await cart.reaches('price-known');
  await cart.pays('pay-now');
  await cart.place();
  await cart.reaches('awaiting-payment');
  const address = page.url();
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  if (script !== undefined) await networkSellers.follow(script, id);
  await page.getByRole('link', { name: t('order:pay.now') }).click();
  const pay = new PayScreen(page, t);
  await pay.redirectToGateway();
  await pay.let('succeed');
  await page.waitForURL(/\/order\/[^/]+$/);
  await page.goto(address);
  return id;
}
