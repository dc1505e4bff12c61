import type { Language } from '@haat/api-contract/vocabulary';
import { buyOverCounter, orderToCollect } from './buying.ts';
import { GOODS, PLACES, SHOPS } from './market/goods.ts';
import { newMobileNumber } from './sandbox-sms.ts';
import { campaignScreens, ownScreens, SCREENS, type ScreenAddress } from './screens/every-screen.ts';
import type { Shopper } from './shopper.ts';

/** The last digit of a number that gets a credit line in the sample market. */
const WITH_CREDIT = 7;

/**
 * Gives a guest all kinds of data: a place, a session, a credit line, an address, goods that were handed over, an
 * order under way, a field and a filled cart. Answers every screen.
 * @param payment how the goods were paid that were handed over: on credit, there are dues, where the shell sells on
 *   credit
 */
export async function setUpFarmer(
  shopper: Shopper,
  { payment = 'credit' }: { payment?: 'credit' | 'cashPickup' } = {},
): Promise<readonly ScreenAddress[]> {
  await shopper.signsIn(newMobileNumber(WITH_CREDIT));
  const collectedId = await buyOverCounter(shopper, { variantId: GOODS.boron.variantId }, payment);
  await shopper.choosesPlace(PLACES.town);
  await shopper.writesAddress();
  const orderId = await orderToCollect(shopper, { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre });
  await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 });
  await shopper.page.goto('/addresses');
  const edit = await shopper.page.locator('main a[href^="/address/"][href*="/edit"]').first().getAttribute('href');
  const addressId = edit?.split('/')[2] ?? '';
  await shopper.registersField();
  await shopper.page.goto('/farms');
  const field = await shopper.page.locator('main a[href^="/farm/"]').first().getAttribute('href');
  const ids = { addressId, orderId, collectedId, fieldId: field?.split('/')[2] ?? '' };
  return [...SCREENS, ...(await campaignScreens()), ...ownScreens(ids)];
}

/** Gives a guest a place and a filled cart, without signing in. Answers the screens that are open to all. */
export async function setUpGuest(shopper: Shopper): Promise<readonly ScreenAddress[]> {
  await shopper.choosesPlace(PLACES.town);
  await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 });
  return [...SCREENS, ...(await campaignScreens())].filter(({ needsSession }) => !needsSession);
}

/** Goes through screens, each in the next of these languages, which is chosen before it is answered. */
export async function* inTurn(
  shopper: Shopper,
  screens: readonly ScreenAddress[],
  languages: readonly Language[],
): AsyncGenerator<ScreenAddress & { readonly language: Language }> {
  let chosen: Language | undefined;
  for (const [index, screen] of screens.entries()) {
    const language = languages[index % languages.length] ?? shopper.t.language;
    if (language !== chosen) await shopper.choosesLanguage(language);
    chosen = language;
    yield { ...screen, language };
  }
}
