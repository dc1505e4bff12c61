import type { TestMarket } from '@haat/backend-testing';
import type { FuzzedShell } from '../market/open-shells.ts';
import { usersOf } from '../market/people.ts';
import type { Tally } from '../report/tally.ts';
import { SAMPLE } from '../requests/good-values.ts';
import { send } from '../requests/send.ts';
import { signedInCookies, guestCookies } from '../shells/guests.ts';

const LISTS = [
  '/user/v1/details',
  '/user/v1/addresses',
  '/order/v1/orders',
  '/order/v1/orders?group=past',
  '/cart/v1/carts/dehaat',
  '/cart/v1/carts/ondc',
  `/catalogue/v1/products?vendor_id=${SAMPLE.vendorId}`,
  `/hyperlocal/v2/availability?lat_lng=${SAMPLE.latLng}`,
  '/sandbox/sms',
  '/sandbox/sms.json',
  '/health/ready',
];
const SCREENS = [
  '/',
  '/products',
  '/cart',
  '/account',
  '/addresses',
  '/orders',
  '/location',
  '/language',
  '/nearby-dcs',
];
const SCREENS_OF_SHOPS = ['/shop/orders', '/shop/goods', '/shop/ledger', '/account', '/language'];

/**
 * Reads every list and the main screens: accepted bad input must not break later reads. Answers how many were read.
 */
export async function readBack(market: TestMarket, shells: readonly FuzzedShell[], tally: Tally): Promise<number> {
  let read = 0;
  const mustBeFine = async (where: string, address: string, path: string, headers: Record<string, string>) => {
    const answer = await send(address, { method: 'GET', path, headers });
    read += 1;
    if (answer.status !== 200)
      tally.find({
        where,
        route: path,
        why: 'read afterwards',
        complaint: `is not there any more: ${answer.failure ?? answer.status}`,
        status: answer.status,
        body: answer.body.slice(0, 240),
      });
  };
  for (const { accessToken } of [market.owner, market.other]) {
    for (const path of LISTS)
      await mustBeFine('backend', market.address, path, { authorization: `Bearer ${accessToken}` });
  }
  for (const shell of shells) {
    const isOfShops = shell.name === 'shop';
    const { accessToken } = usersOf(shell.name, market).owner;
    for (const path of isOfShops ? SCREENS_OF_SHOPS : SCREENS)
      await mustBeFine(shell.name, shell.address, path, { cookie: signedInCookies(shell, accessToken) });
    await mustBeFine(shell.name, shell.address, isOfShops ? '/login' : '/cart', { cookie: guestCookies(shell) });
  }
  return read;
}
