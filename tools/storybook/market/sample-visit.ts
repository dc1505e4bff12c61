import type { Language } from '@haat/api-contract/vocabulary';
import type { Place, Session, ShellConfiguration } from '@haat/app-context';
import { SAMPLE_PINCODE, SAMPLE_PLACE, SAMPLE_PLACE_NAMES, SAMPLE_PLACE_OFFICIAL_NAME } from './sample-place.ts';

const ONE_HOUR_MS = 3_600_000;

/** The shell that wears the theme. It chooses the shop as the farmer's does, so that one recording serves all three. */
export function sampleShell(theme: ShellConfiguration['name']): ShellConfiguration {
  return {
    name: theme,
    appCode: '00',
    clientName: `${theme}-web`,
    titleKey: 'main:product_name',
    sections:
      theme === 'shop' ? ['shopOrders', 'shopGoods', 'account'] : ['home', 'products', 'cart', 'orders', 'account'],
    isForBuying: theme !== 'shop',
    vendorChoice: 'requested-or-first',
    paymentOptions: theme === 'csc' ? ['cash', 'csc', 'pay-now'] : ['cash', 'credit', 'pay-now'],
    themeColour: '',
    catalogue: { centreFirst: theme === 'business' },
  };
}

/** Where the farmer is, in words of their language. */
export function samplePlace(language: Language): Place {
  const label = SAMPLE_PLACE_NAMES[language];
  return {
    latLng: SAMPLE_PLACE,
    placeId: `pin-${SAMPLE_PINCODE}`,
    label,
    officialName: language === 'en' ? null : SAMPLE_PLACE_OFFICIAL_NAME,
    pincode: SAMPLE_PINCODE,
    district: label.split(', ').at(-1) ?? null,
    state: null,
  };
}

/** A session that no story outlives. */
export function sampleSession(isSignedIn: boolean, isAgent = false): Session {
  const identity = isAgent ? 'csc-web' : 'farmer-app';
  return isSignedIn
    ? { status: 'authenticated', userId: 'farmer-1', identity, expiresAt: Date.now() + ONE_HOUR_MS }
    : { status: 'visitor' };
}
