import { orderToCollect } from './buying.ts';
import { GOODS, PLACES, SHOPS } from './market/goods.ts';
import { ownScreens, SCREENS, type ScreenAddress } from './screens/every-screen.ts';
import type { Visitor } from './visitor.ts';

/** Makes a visitor somebody who has it all: a place, a session, an address, an order and a filled cart. Answers every screen. */
export async function settle(visitor: Visitor): Promise<readonly ScreenAddress[]> {
  await visitor.choosesPlace(PLACES.town);
  await visitor.signsIn();
  await visitor.writesAddress();
  const orderId = await orderToCollect(visitor, { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre });
  await visitor.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 });
  await visitor.page.goto('/addresses');
  const edit = await visitor.page.locator('main a[href^="/address/"][href*="/edit"]').first().getAttribute('href');
  const addressId = edit?.split('/')[2] ?? '';
  return [...SCREENS, ...ownScreens({ addressId, orderId })];
}

/** Makes a visitor somebody who only looks: a place and a filled cart. Answers the screens that are open to all. */
export async function look(visitor: Visitor): Promise<readonly ScreenAddress[]> {
  await visitor.choosesPlace(PLACES.town);
  await visitor.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 });
  return SCREENS.filter(({ needsSession }) => !needsSession);
}

/** What takes long with every screen is done in two journeys, beside each other. */
export const HALVES = ['one half', 'the other half'] as const;

/** Every other screen. */
export function halfOf(screens: readonly ScreenAddress[], half: (typeof HALVES)[number]): readonly ScreenAddress[] {
  return screens.filter((_screen, index) => index % 2 === HALVES.indexOf(half));
}
